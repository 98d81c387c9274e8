import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '../../openapi/sandbox/db/schema/operations.ts';
import { codesOf } from './shop.ts';
import { openServerForTest, type TestServer } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServerForTest();
}, 120_000);
afterAll(() => server.close());

const write = (body: object) => server.call({ method: 'POST', url: '/api/v1/contact', body });

it('LAND-07: what a guest writes reaches the shop’s mailbox, with who wrote it', async () => {
  const message = 'Where are you on Sundays?';
  const reply = await write({ name: ' Nadia ', email: 'Nadia@example.com', message });
  expect([reply.status, reply.body]).toEqual([200, { message: 'Your message has been sent.' }]);
  const [mail] = await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(mail).toMatchObject({
    channel: 'email',
    target: 'hello@sixways.example',
    purpose: 'contact',
    body: {
      subject: 'A message from the help page',
      text: 'Nadia <nadia@example.com>\n\nWhere are you on Sundays?',
    },
  });
});

it('LAND-07: an address that is none is refused at its field', async () => {
  const reply = await write({ name: 'Nadia', email: 'nadia@x', message: 'Hello' });
  expect([reply.status, codesOf(reply)]).toEqual([403, ['email']]);
});
