-- Each row carries a checksum of all of it, so that a flipped bit is found
-- wherever it is. row_checksum is a function of ours.
DROP TRIGGER rows_never_change;
ALTER TABLE rows ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
UPDATE rows SET checksum = row_checksum(
    (SELECT id FROM tables WHERE number = table_number), n, seat, step, hash, to_act, key, at
);
CREATE TRIGGER rows_never_change BEFORE UPDATE ON rows
BEGIN SELECT RAISE(ABORT, 'rows are only ever added'); END;
