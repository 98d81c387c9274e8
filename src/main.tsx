import { createRoot, hydrateRoot } from 'react-dom/client';
import { firstRoot } from './start/firstRoot.ts';
// The imports above this line are evaluated in one task, and those below in the next one.
import './start/yieldToMain.ts';
import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { unstable_forceFrameRate } from 'scheduler';
import { signInReturnPath } from './api/scope.ts';
import { App, type AppProps } from './app/App.tsx';
import { prefetchOnHover } from './app/prefetchOnHover.ts';
import { isInInk, preloadPage } from './app/routes.ts';
import { openShop } from './app/shop.ts';
import { directionOf, languageIn, loadMessages, startLanguage } from './messages/index.ts';
import { moduleHue } from './modules/index.ts';
import { currentPath, currentQuery, namedModuleId } from './platform/address.ts';
import {
  browserLanguages,
  freezeNow,
  learnServerTime,
  skipStaleLayerEntry,
  routerWindow,
  setDocumentDisplay,
  setDocumentLook,
  whenIdle,
} from './platform/browser.ts';
import { rootElement } from './platform/firstPage.ts';
import { get, set } from './platform/stored/store.ts';
import {
  storedDisplay,
  storedLanguage,
  storedModule,
  storedSettings,
} from './platform/stored/visit.ts';
import { createTrustedTypesPolicies } from './platform/trusted.ts';
import { mirrorVisit, storedChoices } from './start/mirror.ts';
import { renderedPage } from './start/rendered.ts';
import './start/waiting.css';
import './ui/tokens.css';
import './ui/style/base.css';

createTrustedTypesPolicies();

const namedLanguage = languageIn(currentQuery());
// A link with a language also sets the language of later visits, unless the visitor has already
// chosen one.
if (namedLanguage !== null && storedLanguage() === null) set('language', namedLanguage);
const language = startLanguage(namedLanguage ?? storedLanguage(), browserLanguages());
const named = namedModuleId();
const stored = storedModule(named);
const module = named === null || stored?.id === named ? stored : null;
setDocumentLook({
  theme: storedSettings().theme ?? 'light',
  hue: module === null || isInInk(currentPath()) ? null : moduleHue(module),
  language,
  direction: directionOf(language),
});
setDocumentDisplay(storedDisplay());

if (currentPath() === signInReturnPath) {
  await (await import('./app/signInReturn.tsx')).showSignInReturn(language);
} else {
  const rendered = renderedPage(() => storedChoices(language));
  await Promise.all([
    loadMessages(language, 'first'),
    // The screen itself retries a failed preload, and shows its error.
    preloadPage(currentPath(), (rendered?.module ?? module)?.type).catch(() => undefined),
  ]);
  const shop = openShop(rendered);
  mirrorVisit();
  skipStaleLayerEntry();
  // React's StrictMode would stop and start each statechart again in development. The calls that it
  // aborts then count as failed calls of the started statechart, which shows an error.
  const pageOf = (hydration?: Pick<AppProps, 'firstRoot' | 'isRenderedWide' | 'onAwake'>) => (
    <BrowserRouter window={routerWindow}>
      <App queryClient={shop.queryClient} root={shop.root} {...hydration} />
    </BrowserRouter>
  );
  if (rendered === null) createRoot(rootElement()).render(pageOf());
  else {
    learnServerTime(rendered.at);
    freezeNow(new Date(rendered.at));
    const page = pageOf({
      firstRoot: firstRoot(rendered.visit, rendered, named, get('token')),
      isRenderedWide: rendered.visit.isWide,
      onAwake: () => {
        unstable_forceFrameRate(0);
        whenIdle(shop.refreshFirstPage);
      },
    });
    // React hydrates in slices, so that a slow phone can respond between them. Each slice waits for
    // a frame: with React's default of 5 ms a slice the page became usable much later, so a slice
    // lasts 40 ms.
    unstable_forceFrameRate(25);
    startTransition(() => void hydrateRoot(rootElement(), page));
  }
  prefetchOnHover(shop.queryClient);
}
