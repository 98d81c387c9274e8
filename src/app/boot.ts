import { askEarly, firstCalls } from '../api/early.ts';
import { directionOf, knownLanguage } from '../messages/languages.ts';
import { moduleHue } from '../../machines/rules/wording.ts';
import { setDocumentLook } from '../platform/browser.ts';
import {
  currentPath,
  loadAhead,
  loadPicture,
  showPainted,
  showPaintedLater,
} from '../platform/painted.ts';
import { readText, storageKeys } from '../platform/storage.ts';
import { storedModule, storedPlace, storedSettings } from '../platform/stored.ts';
import { firstPageOf, marks } from './firstPages.ts';

/**
 * Runs inside the HTML, before anything else has arrived: gives the page its look, language and
 * direction, asks for the first replies and chunks, and shows the page as it was painted when the
 * storefront was built. The shop takes over from there.
 */
declare const paintedChunks: Record<string, readonly string[]>;

const language = knownLanguage(readText(storageKeys.language));
const place = storedPlace();
const module = storedModule();
const path = currentPath();
const page = firstPageOf(path, place !== null);

setDocumentLook({
  theme: storedSettings().theme ?? 'light',
  hue: module === null || path === '/' ? null : moduleHue(module),
  language,
  direction: directionOf(language),
});
if (page === 'home' && module?.thumbnailUrl != null) loadPicture(module.thumbnailUrl);
loadAhead([...(paintedChunks[page] ?? []), ...(paintedChunks[language] ?? [])]);

const token = readText(storageKeys.token);
askEarly(
  {
    token,
    guestId: readText(storageKeys.guestId),
    zoneIds: place?.zoneIds ?? [],
    moduleId: module?.id ?? null,
    language,
    position: place?.position ?? null,
  },
  [
    ...firstCalls.frame,
    ...(page === 'landing' ? firstCalls.landing : []),
    ...(page === 'home' && module !== null ? firstCalls.home : []),
    ...(page === 'store' ? firstCalls.store(path.slice('/store/'.length)) : []),
  ],
);

const visitor = module?.type === 'food' ? 'food' : 'other';
showPaintedLater(() => {
  // A customer's frame says more than a guest's, and a place without a module has no home yet.
  if (token !== null || (place !== null && module === null)) return;
  showPainted(`${place === null ? 'start' : visitor}-${page}-${language}`, {
    [marks.address]: place?.address ?? '',
    [marks.picture]: module?.thumbnailUrl ?? '',
  });
});
