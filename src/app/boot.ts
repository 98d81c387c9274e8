import { askEarly, firstCalls, storeFace } from '../api/early.ts';
import { commaOf, directionOf, startLanguage } from '../messages/languages.ts';
import { addressParts } from '../../machines/rules/address.ts';
import { moduleHue } from '../../machines/rules/wording.ts';
import { browserLanguages, setDocumentLook } from '../platform/browser.ts';
import { afterFirstPaint } from '../platform/firstPaint.ts';
import {
  currentPath,
  loadAhead,
  loadPicture,
  namedModuleId,
  paintCover,
  showPainted,
  showPaintedLater,
  subjectPicture,
} from '../platform/painted.ts';
import { keptPage } from '../platform/keptPages.ts';
import { get } from '../platform/stored/store.ts';
import {
  storedLanguage,
  storedModule,
  storedPlace,
  storedSettings,
} from '../platform/stored/visit.ts';
import { tintOf } from '../ui/tint.ts';
import { firstPageOf, isHome, isInInk, marks } from './firstPages.ts';
import { editionOf } from './keptPage.ts';

/**
 * Runs inside the HTML, before anything else has arrived: gives the page its look, language and
 * direction, asks for the first replies, and shows the page as it was painted when the storefront was
 * built. Once that is on screen it fetches the shop's code, which takes over from there.
 */
declare const paintedChunks: Record<string, readonly string[]>;
/** The modules of the shop, each after those that it imports. */
declare const shopModules: readonly string[];

const language = startLanguage(storedLanguage(), browserLanguages());
const place = storedPlace();
const named = namedModuleId();
const stored = storedModule(named);
/** What is painted is of the address's module, or of none: never of the one of another tab. */
const module = named === null || stored?.id === named ? stored : null;
const path = currentPath();
const page = firstPageOf(path, place !== null, module?.type === 'rental');

setDocumentLook({
  theme: storedSettings().theme ?? 'light',
  hue: module === null || isInInk(path) ? null : moduleHue(module),
  language,
  direction: directionOf(language),
});
if (page === 'home' && module?.thumbnailUrl != null) loadPicture(module.thumbnailUrl);

const token = get('token');
const scope = {
  token,
  guestId: get('guestId'),
  guestKey: get('guestKey'),
  zoneIds: place?.zoneIds ?? [],
  moduleId: named ?? module?.id ?? null,
  language,
  position: place?.position ?? null,
};
const asked = askEarly(scope, [
  ...firstCalls.frame,
  ...(page === 'landing' ? firstCalls.landing : []),
  ...(page === 'home' && module !== null ? firstCalls.home : []),
  ...(page === 'store' ? firstCalls.store(path.slice('/store/'.length)) : []),
]);

const details = asked.get(firstCalls.store(path.slice('/store/'.length))[0] ?? '');
/** Puts a store's cover on the painted page: the server's HTML names it, or else its details do. */
async function showCover(): Promise<void> {
  const subject = subjectPicture();
  if (subject !== null) {
    paintCover(subject.src, tintOf(subject.id));
    return;
  }
  const face = details === undefined ? null : await storeFace(details);
  if (face === null) return;
  loadPicture(face.coverUrl);
  paintCover(face.coverUrl, tintOf(face.id));
}

const own = ['food', 'rental', 'parcel'].find((type) => type === module?.type);
/** Whose frame it is; a module in which nothing is painted has no page of its name. */
const visitor = own ?? 'other';
/** Shows the page as it was painted; says whether there is one. */
function show(): boolean {
  // Without a place a customer has another frame than a guest, and without a module no home yet.
  if (place === null ? token !== null : module === null) return false;
  // Rental has a home of its own, of which only the frame is painted.
  const painted = page === 'page' && isHome(path) ? 'home' : page;
  const name = `${place === null ? 'start' : visitor}-${painted}-${language}`;
  const known = {
    [marks.address]: place === null ? '' : addressParts(place).join(commaOf(language)),
    [marks.picture]: module?.thumbnailUrl ?? '',
  };
  const shown = showPainted(name, known, token === null);
  if (shown && page === 'store') void showCover();
  return shown;
}

async function openShop(): Promise<void> {
  loadAhead([...shopModules, ...(paintedChunks[page] ?? []), ...(paintedChunks[language] ?? [])]);
  globalThis.earlyPage = keptPage(editionOf(scope), path);
  // One after another: all at once they hold a slow phone up for a tenth of a second.
  for (const module of shopModules) {
    await import(/* @vite-ignore */ module);
    await new Promise((next) => setTimeout(next));
  }
}

showPaintedLater(() => {
  // On a second visit all of it is at hand, and opened at once it would hold the first frame up.
  if (show()) afterFirstPaint(() => void openShop());
  else void openShop();
});
