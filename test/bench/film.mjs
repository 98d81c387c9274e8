// What a visitor of a page sees, and when: pictures of a cold and of a second visit.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

/**
 * Films a cold and a second visit of a page on the guide's slow phone.
 * @param name one of the pages that are measured, such as `home`
 * @returns the folder with the pictures
 */
export async function film(browser, origin, name = 'home') {
  const page = pages[name];
  if (page === undefined) throw new Error(`${name} is none of ${Object.keys(pages).join(', ')}`);
  await mkdir(folder, { recursive: true });
  const context = await openPhone(browser, { origin, module: page.module });
  try {
    const title = name.replaceAll(' ', '-');
    await filmVisit(context, `${origin}${page.path}`, `${title}-cold`);
    await filmVisit(context, `${origin}${page.path}`, `${title}-again`);
  } finally {
    await context.close();
  }
  return folder;
}
