// `npm run bench -- film home`: what a visitor of a page sees on the guide's slow phone, and when, in
// pictures of a cold and of a second visit.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../browser/chromium.mjs';
import { startShop } from './server.mjs';
import { openPage, openPhone, pages, settle } from './visit.mjs';

const folder = path.resolve('.cache/films');

/** Writes the pictures of one visit, named by the milliseconds since it began. */
async function filmVisit(context, url, name) {
  const tab = await openPage(context);
  const { page, session } = tab;
  const begun = Date.now();
  const written = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    const file = path.join(folder, `${name}-${String(Date.now() - begun).padStart(5, '0')}.jpg`);
    written.push(writeFile(file, Buffer.from(data, 'base64')));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60 });
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
  await settle(tab);
  await session.send('Page.stopScreencast');
  await Promise.all(written);
  await page.close();
}

const name = process.argv[2] ?? 'home';
const filmed = pages[name];
if (filmed === undefined) throw new Error(`${name} is none of ${Object.keys(pages).join(', ')}`);
await mkdir(folder, { recursive: true });
const shop = await startShop('demo');
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumFlags,
});
try {
  const context = await openPhone(browser, { origin: shop.origin, module: filmed.module });
  const title = name.replaceAll(' ', '-');
  await filmVisit(context, `${shop.origin}${filmed.path}`, `${title}-cold`);
  await filmVisit(context, `${shop.origin}${filmed.path}`, `${title}-again`);
  console.log(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await shop.stop();
}
