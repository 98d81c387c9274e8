import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '../../openapi/sandbox/db/open.ts';
import { demoOf } from '../../openapi/sandbox/main.ts';

/** Runs one statement on the server that tests may make databases on. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The address of one database of a server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Seeds a demo city once a run on the server that `DATABASE_URL_TEST` names; each test file copies
 * it (`DATABASE_TEMPLATE_TEST`). Without a server there is nothing to do.
 */
export default async function makeTemplate(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env['DATABASE_URL_TEST'];
  if (server === undefined) return undefined;
  const name = `template_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const demo = demoOf('demo');
  const url = databaseUrl(server, name);
  const seeded = await openDatabase({ databaseUrl: url, dataFolder: null, size: 'demo', demo });
  await seeded.close();
  process.env['DATABASE_TEMPLATE_TEST'] = name;
  return () => onServer(server, `drop database ${name}`);
}
