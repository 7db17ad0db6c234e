-- Sessions and tokens lapse: `until` is when, unless they are used before.
-- Sessions so far were opened for a year.
ALTER TABLE sessions ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
-- What browser on what system, roughly.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
UPDATE sessions SET opened = until - 31536000000, used = until - 31536000000;

ALTER TABLE api_tokens ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE api_tokens ADD COLUMN until INTEGER NOT NULL DEFAULT 0;
UPDATE api_tokens SET used = since, until = since + 31536000000;
CREATE INDEX api_tokens_by_end ON api_tokens (until);

-- What names that look alike have in common: of accounts only, and filled in
-- when the database is opened.
ALTER TABLE people ADD COLUMN skeleton TEXT;
CREATE INDEX people_by_skeleton ON people (skeleton) WHERE skeleton IS NOT NULL;

-- To find all that somebody said.
CREATE INDEX lines_by_speaker ON lines (from_person);
