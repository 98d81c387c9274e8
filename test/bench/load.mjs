// `npm run bench -- server`: the sandbox under a mixed load at rising rates, on the embedded database
// and on PostgreSQL, in one run. Of a hundred requests 80 browse, 15 are of carts and 5 are orders.
// Options: --rates 50,100,200,400, --seconds 20 for each rate, --minutes 5 at the last rate that was
// served in time, for the memory.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { binaries, makePostgres } from '../sandbox/postgresServer.ts';
import { startShop } from './server.mjs';

const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '50,100,200,400' },
    seconds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '5' },
  },
});
const rates = values.rates.split(',').map(Number);
const say = (text) => process.stderr.write(`${text}\n`);

/**
 * The time in ms within which 99 of 100 calls must be answered at 200 requests a second (the
 * quality guide).
 */
const must = { browse: 50, cart: 150, order: 150 };
const shares = { browse: 0.8, cart: 0.15, order: 0.05 };
const GUESTS = 50;

const inFood = { moduleId: '1', zoneId: '[1]', latitude: '31.988', longitude: '-39.984' };
const json = { ...inFood, 'content-type': 'application/json' };

async function ask(origin, path, options = {}) {
  const reply = await fetch(`${origin}/api/v1/${path}`, { headers: inFood, ...options });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
const send = (origin, path, body, headers = {}) =>
  ask(origin, path, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });

const keyOf = (guest) => ({ 'X-Guest-Key': guest.guest_key ?? '' });

/** Guests with their keys and a cart, and something that each of them may order now. */
async function prepare(origin) {
  const { stores } = await ask(origin, 'stores/get-stores/all?limit=50&offset=1');
  const { products } = await ask(origin, 'items/popular?limit=100&offset=1');
  const open = new Map(
    stores.filter((store) => store.open === 1 && store.active).map((store) => [store.id, store]),
  );
  const item = products.find(
    (one) =>
      open.has(one.store_id) &&
      one.food_variations.length === 0 &&
      one.available_time_starts === null &&
      one.maximum_cart_quantity === null,
  );
  if (item === undefined) throw new Error('No store of the demo is open: try again by day.');
  const line = { item_id: item.id, quantity: 4, variation: [], add_on_ids: [], add_on_qtys: [] };
  const guests = [];
  for (let count = 0; count < GUESTS; count += 1) {
    const guest = await send(origin, 'auth/guest/request', {});
    const body = { ...line, guest_id: guest.guest_id, model: 'Item', price: item.price };
    const [row] = await send(origin, 'customer/cart/add', body, keyOf(guest));
    guests.push({ ...guest, cart_id: row.id });
  }
  return { guests, item, line, store: open.get(item.store_id) };
}

/** What is asked, by kind; carts and orders go from guest to guest. */
function requestsOf({ guests, item, line, store }) {
  const inTurn = (makers) => (at) => makers[at % makers.length](at);
  const byGuest = (make) => (at) => {
    const guest = guests[at % guests.length];
    const { path, body } = make(guest, at);
    const headers = { ...json, ...keyOf(guest) };
    return { method: 'POST', path: `/api/v1/${path}`, headers, body: JSON.stringify(body) };
  };
  return {
    browse: inTurn(
      [
        'categories?limit=20&offset=1',
        'stores/get-stores/all?limit=12&offset=1',
        'stores/popular?limit=12&offset=1',
        'items/popular?limit=12&offset=1',
        `stores/details/${store.id}`,
        `items/latest?store_id=${store.id}&category_id=0&limit=24&offset=1`,
        `items/details/${item.id}`,
        'items/search?name=bur&limit=24&offset=1',
        'banners',
        'config',
      ].map((path) => () => ({ method: 'GET', path: `/api/v1/${path}`, headers: inFood })),
    ),
    cart: inTurn([
      byGuest(({ guest_id, cart_id }, at) => {
        const quantity = 2 + (at % 3);
        return {
          path: 'customer/cart/update',
          body: { guest_id, cart_id, quantity, price: item.price * quantity },
        };
      }),
      byGuest(({ guest_id }) => ({
        path: 'customer/order/get-Tax',
        body: {
          guest_id,
          is_guest: 1,
          is_buy_now: 1,
          store_id: store.id,
          cart: JSON.stringify([line]),
        },
      })),
    ]),
    order: byGuest(({ guest_id }) => ({
      path: 'customer/order/place',
      body: {
        order_type: 'delivery',
        payment_method: 'cash_on_delivery',
        order_amount: item.price * line.quantity,
        store_id: store.id,
        address: '24 Harbour Lane',
        latitude: String(store.latitude),
        longitude: String(store.longitude),
        contact_person_name: 'Load Test',
        contact_person_number: '+15550137001',
        guest_id,
        is_guest: 1,
        is_buy_now: 1,
        cart: JSON.stringify([line]),
      },
    })),
  };
}

const agent = new http.Agent({ keepAlive: true });

/** Sends a request, and reads its answer to the end; resolves with its status, 0 when none came. */
function statusOf(origin, { method, path, headers, body }) {
  return new Promise((resolve) => {
    const request = http.request(origin + path, { agent, method, headers }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode));
    });
    request.once('error', () => resolve(0)).end(body);
  });
}

/**
 * Requests of one kind, evenly spread over the time, as visitors come: also when earlier ones are not
 * answered yet. An answer takes from the moment at which its request was due. (autocannon sends those
 * of each second at its beginning, all at once.)
 */
async function arrive(origin, make, rate, seconds) {
  const count = Math.round(rate * seconds);
  const begin = performance.now();
  const answers = [];
  for (let at = 0; at < count; at += 1) {
    const due = begin + (at * 1000) / rate;
    await pause(Math.max(0, due - performance.now()));
    answers.push(
      statusOf(origin, make(at)).then((status) => ({ status, ms: performance.now() - due })),
    );
  }
  const taken = await Promise.all(answers);
  const ms = taken.map((one) => one.ms).sort((one, other) => one - other);
  return {
    perSecond: (count * 1000) / (performance.now() - begin),
    p50: Math.round(ms[Math.floor(count * 0.5)]),
    p99: Math.round(ms[Math.floor(count * 0.99)]),
    failed: taken.filter(({ status }) => status < 200 || status > 299).length,
  };
}

/** All kinds at once, at so many requests a second together, for so many seconds. */
async function drive(origin, requests, rate, seconds) {
  const kinds = Object.entries(shares);
  const results = await Promise.all(
    kinds.map(([kind, share]) => arrive(origin, requests[kind], rate * share, seconds)),
  );
  return Object.fromEntries(kinds.map(([kind], at) => [kind, results[at]]));
}

const memoryOf = async (origin) => {
  const reply = await fetch(`${origin}/sandbox/health`);
  return (await reply.json()).memory_mb;
};

const inTime = (result) =>
  Object.entries(must).every(
    ([kind, most]) => result[kind].p99 <= most && result[kind].failed === 0,
  );

function row(database, rate, result, memory) {
  const kinds = Object.keys(shares).map((kind) => result[kind]);
  const cells = kinds.flatMap(({ perSecond, p50, p99 }) => [perSecond.toFixed(0), p50, p99]);
  const failed = kinds.reduce((sum, one) => sum + one.failed, 0);
  return `| ${[database, rate, ...cells, failed, memory].join(' | ')} |`;
}

const lines = [
  '| database | asked a second | browse/s | p50 ms | p99 ms | cart/s | p50 ms | p99 ms | order/s | p50 ms | p99 ms | failed | memory MB |',
  `|${'---|'.repeat(13)}`,
];

async function measure(database, environment) {
  const shop = await startShop('demo', environment);
  try {
    const requests = requestsOf(await prepare(shop.origin));
    await drive(shop.origin, requests, 20, 5);
    let best = rates[0];
    for (const rate of rates) {
      say(`${database}: ${rate} requests a second`);
      const result = await drive(shop.origin, requests, rate, Number(values.seconds));
      lines.push(row(database, rate, result, await memoryOf(shop.origin)));
      if (!inTime(result)) break;
      best = rate;
    }
    const minutes = Number(values.minutes);
    for (let minute = 1; minute <= minutes; minute += 1) {
      say(`${database}: memory, minute ${minute} of ${minutes} at ${best} requests a second`);
      const result = await drive(shop.origin, requests, best, 60);
      lines.push(row(`${database}, minute ${minute}`, best, result, await memoryOf(shop.origin)));
    }
  } finally {
    await shop.stop();
  }
}

await measure('embedded', {});
if (binaries === null) {
  say('PostgreSQL was not measured: this machine has no programs of it.');
} else {
  const postgres = await makePostgres(binaries, []);
  try {
    await measure('PostgreSQL', { DATABASE_URL: postgres.url });
  } finally {
    await postgres.remove();
  }
}
console.log(lines.join('\n'));
