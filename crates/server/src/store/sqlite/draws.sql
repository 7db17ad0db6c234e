-- How the key of the dice is drawn: commit, then open. JSON, one value for each
-- draw, the last of which counts; none for tables that began before, whose key
-- is made of the seed and of contributions that nobody had committed to. Those
-- that still gather draw anew.
ALTER TABLE tables ADD COLUMN draws TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(draws));
UPDATE tables
SET contributions = '[]',
    draws = json_array(json_object(
        'seed', seed, 'stage', 'open',
        'committed', json_array(), 'left_out', json_array()
    ))
WHERE status = 'gathering';
