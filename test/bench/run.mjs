// `npm run bench`: the page figures of the quality guide beside their floors, in one run.
// Options: --runs N (5), --only home|store|product|rental home|item|lighthouse|place|inbox|orders|
// wallet|scaling|rental, --json.
// `npm run bench -- film home`: pictures of what a visitor of a page sees, and when.
// `npm run bench -- paths`: the path engine's figures beside the graph package alone.
// `npm run bench -- server`: the sandbox under load, on both databases.
// `npm run bench -- first-page`: how fast the server renders pages.
// `npm run bench -- streams`: 200 open streams of news, for ten minutes.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../browser/chromium.mjs';
import { fillBooks, measureBook } from './books.mjs';
import { walk } from './flow.mjs';
import { score } from './lighthouse.mjs';
import { measureInbox } from './inbox.mjs';
import { measurePlace } from './place.mjs';
import { measureRental, measureRentalPage } from './rental.mjs';
import { measureScaling } from './scaling.mjs';
import { startFloors, startShop } from './server.mjs';
import { table } from './table.mjs';
import { pages, visit } from './visit.mjs';

const others = {
  paths: ['test/paths/cli.ts', 'bench'],
  server: ['test/bench/load.mjs'],
  streams: ['test/bench/streams.mjs'],
  film: ['test/bench/film.mjs'],
  'first-page': ['test/bench/firstPage.mjs'],
};
const other = others[process.argv[2]];
if (other !== undefined) {
  const args = ['--import', 'tsx', ...other, ...process.argv.slice(3)];
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const wants = (part) => values.only === undefined || values.only === part;
const say = (text) => process.stderr.write(`${text}\n`);

const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};
const medians = (rows) =>
  Object.fromEntries(Object.keys(rows[0]).map((key) => [key, median(rows.map((row) => row[key]))]));

const executablePath = await findChromium();
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
const results = {};
const visited = Object.entries(pages).filter(([name]) => wants(name));
try {
  if (visited.length > 0 || wants('item')) {
    const shop = await startShop('demo');
    const floors = await startFloors();
    const floor = (path) => () => visit(browser, floors.origin, { path, deep: false });
    try {
      const measures = {
        'floor: static HTML': floor('/static'),
        'floor: core stack': floor('/core'),
        ...Object.fromEntries(
          visited.map(([name, page]) => [name, () => visit(browser, shop.origin, page)]),
        ),
        ...(wants('item') ? { item: () => walk(browser, shop.origin) } : {}),
      };
      const rows = Object.fromEntries(Object.keys(measures).map((name) => [name, []]));
      for (let run = 0; run < Number(values.runs); run += 1) {
        for (const [name, measure] of Object.entries(measures)) {
          say(`run ${run + 1}: ${name}`);
          rows[name].push(await measure());
        }
      }
      for (const [name, taken] of Object.entries(rows)) results[name] = medians(taken);
    } finally {
      await floors.stop();
      await shop.stop();
    }
  }
  if (wants('lighthouse')) {
    const shop = await startShop('demo');
    try {
      for (const [name, page] of [
        ['home', '/home'],
        ['store', '/store/1'],
      ]) {
        const taken = [];
        for (let run = 0; run < Number(values.runs); run += 1) {
          say(`run ${run + 1}: Lighthouse on ${name}`);
          taken.push(await score(executablePath, shop.origin, page));
        }
        results[`lighthouse, ${name}`] = medians(taken);
      }
    } catch (error) {
      // Without a registry it cannot be fetched; the other figures are taken all the same.
      say(`Lighthouse was not measured: ${error.message}`);
      process.exitCode = 1;
    } finally {
      await shop.stop();
    }
  }
  if (wants('place')) {
    const shop = await startShop('demo');
    try {
      say('place: the map picker, and a point among 1,000 zones');
      results.place = await measurePlace(browser, shop.origin);
    } finally {
      await shop.stop();
    }
  }
  // It writes 5,020 messages first, which takes minutes: it is measured when it is asked for by name.
  if (values.only === 'inbox') {
    const shop = await startShop('demo');
    try {
      say('inbox: a thread of 5,000 messages, and one of 20');
      results.inbox = await measureInbox(browser, shop.origin);
    } finally {
      await shop.stop();
    }
  }
  if (wants('orders') || wants('wallet')) {
    const shop = await startShop('demo', {}, fillBooks);
    try {
      for (const name of ['orders', 'wallet'].filter(wants)) {
        say(`${name}: 1,000 orders and 2,000 entries of the wallet`);
        results[name] = await measureBook(browser, shop.origin, name);
      }
    } finally {
      await shop.stop();
    }
  }
  if (wants('scaling') || wants('rental')) {
    const shop = await startShop('load');
    try {
      if (wants('rental')) {
        say('rental: searches over 5,000 vehicles');
        results.rental = {
          ...(await measureRental(shop.origin)),
          ...(await measureRentalPage(browser, shop.origin)),
        };
      }
      if (wants('scaling')) {
        say('scaling: 10,000 items, 200 lines, 50 rounds');
        results.scaling = await measureScaling(browser, shop.origin);
      }
    } finally {
      await shop.stop();
    }
  }
} finally {
  await browser.close();
}
const { text, passed } = table(results);
console.log(values.json ? JSON.stringify(results, null, 2) : text);
if (!passed) process.exitCode = 1;
