-- The embedded database, which one server has for itself, tells of each change of what strangers may
-- read (0010) when it is committed: so its cache need not ask, behind orders that are being placed.
CREATE OR REPLACE FUNCTION "changes"."count_one"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "changes"."counts" SET "count" = "count" + 1 WHERE "slot" = pg_backend_pid() % 64;
  PERFORM pg_notify('public_change', '');
  RETURN NULL;
END $$;
