-- Rows without an index of their keys: whoever appends after a row knows the keys up to
-- it, and whoever does not know of it is refused, since the next number is taken. Nor do
-- they lie in the order of tables and numbers: those that are committed together lie on
-- the same pages, and the index of the numbers is so small that tables share its pages.
-- So many rows at once write about one page for each, instead of three.

-- It would name a table that is gone for a moment. It is made again below, as it was.
DROP VIEW entries;

CREATE TABLE rows_by_number (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    n            INTEGER NOT NULL CHECK (n >= 1),
    seat         INTEGER NOT NULL CHECK (seat >= 0),
    -- {"act": …} or {"back": steps}, as in a record.
    step         TEXT    NOT NULL,
    hash         TEXT    NOT NULL,
    to_act       INTEGER NOT NULL,
    key          TEXT    NOT NULL,
    at           INTEGER NOT NULL,
    -- The row_checksum of the table's id and of the columns from n to at.
    checksum     INTEGER NOT NULL,
    PRIMARY KEY (table_number, n)
) STRICT;

INSERT INTO rows_by_number
SELECT table_number, n, seat, step, hash, to_act, key, at, checksum FROM rows
ORDER BY table_number, n;

DROP TABLE rows;
ALTER TABLE rows_by_number RENAME TO rows;

CREATE TRIGGER rows_never_change BEFORE UPDATE ON rows
BEGIN SELECT RAISE(ABORT, 'rows are only ever added'); END;

CREATE TRIGGER rows_never_go BEFORE DELETE ON rows
BEGIN SELECT RAISE(ABORT, 'rows are only ever added'); END;

-- Tables with what follows from their last row.
CREATE VIEW entries AS
SELECT tables.*,
       coalesce(last.n, 0)                      AS length,
       coalesce(last.to_act, first_to_act)      AS to_act,
       coalesce(last.at, opened)                AS moved
FROM tables
LEFT JOIN rows AS last
    ON last.table_number = tables.number
    AND last.n = (SELECT max(n) FROM rows WHERE rows.table_number = tables.number);
