// `npm run bench -- first-page`: how fast the server renders first pages, on a fresh process: for
// visitors with the same choices, who share a page for some seconds, and for visitors who are each in
// a square kilometre of their own. Option: --pages 300 of each kind.
import { parseArgs } from 'node:util';
import { startShop } from './server.mjs';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '300' } } });
const count = Number(values.pages);
const AT_ONCE = 4;

const choices = {
  language: 'en',
  theme: 'light',
  textSize: 100,
  lessMotion: false,
  moduleId: 1,
  signedIn: false,
  timeZone: 'UTC',
};
const crowd = () => ({ lat: 31.99, lng: -39.98 });
let visitors = 0;
const scattered = () => ({ lat: 31.99, lng: -39.98 + 0.01 * (visitors += 1) });

/** Milliseconds until a page is there, and whether it came with its content. */
async function ask(url, position) {
  const visit = { ...choices, place: { zoneIds: [1], position } };
  const begin = performance.now();
  const reply = await fetch(url, {
    headers: { cookie: `visit=${encodeURIComponent(JSON.stringify(visit))}` },
  });
  const html = await reply.text();
  return { ms: performance.now() - begin, isWhole: html.includes('id="page-state"') };
}

async function inTurn(url, place, pages) {
  const taken = [];
  while (taken.length < pages) taken.push(await ask(url, place()));
  return taken;
}

async function row(origin, name, path, who, place) {
  const url = origin + path;
  await inTurn(url, place, 50);
  const alone = await inTurn(url, place, count);
  const ms = alone.map((one) => one.ms).sort((one, other) => one - other);
  const at = (share) => Math.round(ms[Math.floor(count * share)]);
  const begin = performance.now();
  const queues = Array.from({ length: AT_ONCE }, () => inTurn(url, place, count / AT_ONCE));
  const together = (await Promise.all(queues)).flat();
  const perSecond = (together.length * 1000) / (performance.now() - begin);
  const empty = [...alone, ...together].filter(({ isWhole }) => !isWhole).length;
  return `| ${[name, who, at(0.5), at(0.99), perSecond.toFixed(0), empty].join(' | ')} |`;
}

const shop = await startShop('demo');
try {
  const inFood = { moduleId: '1', zoneId: '[1]' };
  const found = await fetch(`${shop.origin}/api/v1/stores/popular?limit=1&offset=1`, {
    headers: inFood,
  });
  const [store] = (await found.json()).stores;
  console.log('| page | visitors | p50 ms | p99 ms | pages/s, four at once | without content |');
  console.log(`|${'---|'.repeat(6)}`);
  for (const [name, path] of [
    ['home', '/home'],
    ['store', `/store/${store.slug}?module_id=1`],
  ]) {
    console.log(await row(shop.origin, name, path, 'a crowd', crowd));
    console.log(await row(shop.origin, name, path, 'scattered', scattered));
  }
} finally {
  await shop.stop();
}
