-- Promises: what, to which seat and after how many rows, as JSON. Such a line
-- has no text of its own.
ALTER TABLE lines ADD COLUMN promise TEXT
    CHECK (promise IS NULL OR (json_valid(promise) AND text = ''));
