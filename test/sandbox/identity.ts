import { desc, eq, sql } from 'drizzle-orm';
import { outbox, settings, throttles } from '../../openapi/sandbox/db/schema/operations.ts';
import { cartRows } from '../../openapi/sandbox/db/schema/orders.ts';
import { customers, oneTimeCodes } from '../../openapi/sandbox/db/schema/people.ts';
import { asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import type { Answer, TestServer } from './support.ts';

/** A customer of the demo. */
export const maya = {
  email: 'maya@sixways.example',
  phone: '+15550137000',
  password: 'Sixways-demo-1',
};

/** Somebody who is new, as the form of signing up sends her. */
export const nadia = {
  name: 'Nadia Karim Saleh',
  email: 'nadia@example.com',
  phone: '+8801700000012',
  password: 'Lake-2025-road',
  confirm_password: 'Lake-2025-road',
};

/** One call of the identity API. */
export const auth = (
  server: Pick<TestServer, 'call'>,
  path: string,
  body: object,
  method: 'POST' | 'PUT' = 'POST',
) => server.call({ method, url: `/api/v1/auth/${path}`, body });

export const manual = (account: string, password: string, guest?: number) => ({
  login_type: 'manual',
  email_or_phone: account,
  password,
  field_type: account.includes('@') ? 'email' : 'phone',
  ...(guest !== undefined && { guest_id: guest }),
});

/** The newest code sent to a phone or an address; '' when none was. */
export async function codeSentTo(server: TestServer, target: string): Promise<string> {
  const messages = await server.db
    .select()
    .from(outbox)
    .where(eq(outbox.target, target))
    .orderBy(desc(outbox.id));
  return asText(messages.find(({ body }) => 'code' in body)?.body['code']);
}

/** A code that is not this one. */
export const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');

export const tokenOf = ({ body }: Answer): string => asText(asObject(body)['token']);

/**
 * Runs `work` while another account takes each phone or e-mail address in the moment in which it is
 * stored, after the server has found it free.
 */
export async function whileAnotherTakes<T>(
  { db }: TestServer,
  field: 'phone' | 'email',
  work: () => Promise<T>,
): Promise<T> {
  await db.execute(
    sql.raw(`create function take_first() returns trigger language plpgsql as $$
      begin
        if pg_trigger_depth() = 1 then
          insert into customers (first_name, ${field}, ref_code, interests, interest_modules, created_at)
          values ('Rival', new.${field}, 'RIVAL', '[]', '[]', now());
        end if;
        return new;
      end $$`),
  );
  try {
    await db.execute(
      sql`create trigger take_first before insert or update of ${sql.identifier(field)} on customers
        for each row execute function take_first()`,
    );
    return await work();
  } finally {
    await db.execute(sql`drop function take_first cascade`);
  }
}

/** Moves the time of the server forward. */
export const wait = (server: TestServer, seconds: number) =>
  server.call({
    method: 'POST',
    url: '/sandbox/test/clock',
    body: { advanceMs: seconds * 1000 },
  });

/**
 * Remembers accounts and settings; the returned function restores them, and deletes codes, messages
 * and carts. It also moves the clock by a day, so that no rate limit lasts into the next test. Much
 * faster than a new city per test.
 */
export async function keepIdentities(server: TestServer): Promise<() => Promise<void>> {
  const { db } = server;
  const people = await db.select().from(customers);
  const shop = await db.select().from(settings).where(eq(settings.key, 'config'));
  return async () => {
    await wait(server, 86_400);
    await db.delete(oneTimeCodes);
    await db.delete(outbox);
    await db.delete(throttles);
    await db.delete(cartRows);
    await db.delete(customers);
    await db.insert(customers).values(people);
    for (const { value } of shop) {
      await db.update(settings).set({ value }).where(eq(settings.key, 'config'));
    }
  };
}

/** Changes the shop's switches for signing in. */
export async function switchLogin(
  server: TestServer,
  login: Record<string, number>,
  rest: Record<string, unknown> = {},
): Promise<void> {
  const [row] = await server.db.select().from(settings).where(eq(settings.key, 'config'));
  const config = asObject(row?.value);
  const value = {
    ...config,
    ...rest,
    centralize_login: { ...asObject(config['centralize_login']), ...login },
  };
  await server.db.update(settings).set({ value }).where(eq(settings.key, 'config'));
}
