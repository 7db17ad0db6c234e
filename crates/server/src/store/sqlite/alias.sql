-- Several people on one device: each seat has a name of its own.
ALTER TABLE seats ADD COLUMN alias TEXT;
