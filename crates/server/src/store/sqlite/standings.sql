-- What people call a table, if they do.
ALTER TABLE tables ADD COLUMN name TEXT;
-- What lists say of a match, as JSON: after how many rows, in which turn, and the
-- result. It follows from the log, and is made anew where it is missing.
ALTER TABLE tables ADD COLUMN standing TEXT CHECK (standing IS NULL OR json_valid(standing));
