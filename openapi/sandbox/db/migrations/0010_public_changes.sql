-- Counts the changes of everything that strangers may read, so that answers of the catalogue can be
-- cached until one happens, by any number of servers on one database. The counter is
-- part of the transaction that changes something; it has many rows so that transactions do not wait
-- for each other. It stands in a schema of its own, because a reset empties the public one.
CREATE SCHEMA "changes";--> statement-breakpoint
CREATE TABLE "changes"."counts" ("slot" integer PRIMARY KEY, "count" bigint DEFAULT 0 NOT NULL);--> statement-breakpoint
INSERT INTO "changes"."counts" ("slot") SELECT generate_series(0, 63);--> statement-breakpoint
CREATE FUNCTION "changes"."count_one"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "changes"."counts" SET "count" = "count" + 1 WHERE "slot" = pg_backend_pid() % 64;
  RETURN NULL;
END $$;--> statement-breakpoint
-- order_count changes with every order. It is left out, or every order would empty the cache.
DO $$
DECLARE
  name text;
  columns text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'add_ons', 'banners', 'brands', 'campaign_items', 'campaign_stores', 'campaigns', 'categories',
    'conditions', 'coupons', 'flash_sale_items', 'flash_sales', 'items', 'modules',
    'parcel_categories', 'reviews', 'settings', 'store_discounts', 'store_hours', 'stores',
    'zone_modules', 'zones'
  ] LOOP
    SELECT string_agg(quote_ident(column_name), ', ') INTO columns
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = name AND column_name <> 'order_count';
    EXECUTE format(
      'CREATE TRIGGER public_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF %s ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION changes.count_one()', columns, name);
  END LOOP;
END $$;--> statement-breakpoint
-- A review shows who wrote it.
CREATE TRIGGER public_change AFTER DELETE OR UPDATE OF first_name, last_name, image ON "customers"
  FOR EACH STATEMENT EXECUTE FUNCTION "changes"."count_one"();
