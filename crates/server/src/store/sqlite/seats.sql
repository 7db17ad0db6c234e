-- Who gave a secret link, and until when it serves. A link never takes a seat
-- from a person: those that led to one lead nowhere now.
ALTER TABLE seats ADD COLUMN link_from TEXT;
ALTER TABLE seats ADD COLUMN link_until INTEGER;
UPDATE seats SET link = NULL WHERE person IS NOT NULL;

-- What the house tells of a seat, as JSON. Such a line has no text of its own.
ALTER TABLE lines ADD COLUMN notice TEXT
    CHECK (notice IS NULL OR (json_valid(notice) AND text = '' AND promise IS NULL));

-- After how many minutes of somebody's absence the others may vote for a bot in
-- that seat; null: never.
ALTER TABLE tables ADD COLUMN absence INTEGER CHECK (absence > 0);
UPDATE tables SET absence = 10 WHERE visibility = 'open';
