ALTER TABLE "parcel_categories" ADD COLUMN "maximum_distance" integer;--> statement-breakpoint
-- Strangers read the new column too: a change of it counts like those of the others (0010).
DO $$
DECLARE
  columns text;
BEGIN
  SELECT string_agg(quote_ident(column_name), ', ') INTO columns
  FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = 'parcel_categories' AND column_name <> 'order_count';
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER public_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF %s ON parcel_categories '
    'FOR EACH STATEMENT EXECUTE FUNCTION changes.count_one()', columns);
END $$;
