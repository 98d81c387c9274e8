import { sql } from 'drizzle-orm';
import type { OpenedDatabase } from '../../openapi/sandbox/db/open.ts';

/** Cities that nobody uses now. Putting one back takes a fifth of the time that opening one does. */
const idle: OpenedDatabase[] = [];

/** An embedded city as it was seeded; closing it leaves it to the next who asks. */
export async function takeCity(open: () => Promise<OpenedDatabase>): Promise<OpenedDatabase> {
  const known = idle.pop();
  const city = known ?? (await open());
  await city.db.execute(known === undefined ? keepRows : bringRowsBack);
  return {
    ...city,
    close: () => {
      idle.push(city);
      return Promise.resolve();
    },
  };
}

/** Copies each table, without the columns that it computes itself, and how far numbers have come. */
const keepRows = sql.raw(`do $$ declare t record; begin
  create schema seeded;
  create table seeded.numbers_ as
    select sequencename as name, last_value as at from pg_sequences where schemaname = 'public';
  for t in
    select table_name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' group by 1
  loop
    execute format('create table seeded.%1$I as select %2$s from public.%1$I', t.table_name, t.columns);
  end loop;
end $$`);

/** SQL that restores all rows. Foreign keys are not checked, because the copies are consistent. */
const bringRowsBack = sql.raw(`do $$ declare t record; begin
  perform set_config('session_replication_role', 'replica', true);
  execute (
    select 'truncate table ' || string_agg(format('public.%I', tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'public'
  );
  for t in
    select table_name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns
    where table_schema = 'seeded' and table_name <> 'numbers_' group by 1
  loop
    execute format(
      'insert into public.%1$I (%2$s) overriding system value select %2$s from seeded.%1$I',
      t.table_name, t.columns
    );
  end loop;
  perform setval(format('public.%I', name)::regclass, at) from seeded.numbers_ where at is not null;
end $$`);
