import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { linkTo } from '../machines/rules/paths.ts';
import { App } from './app/App.tsx';
import { preloadPage } from './app/routes.ts';
import { prefetchOnIntent } from './app/intent.ts';
import { keepPages } from './app/keptPage.ts';
import { isInInk } from './app/firstPages.ts';
import { openShop } from './app/shop.ts';
import { signInReturnPath } from './api/scope.ts';
import { directionOf, loadMessages, startLanguage } from './messages/index.ts';
import { browserLanguages, leaveStaleLedge, setDocumentLook } from './platform/browser.ts';
import { earlyPage } from './platform/early.ts';
import { currentPath, namedModuleId, shopPlace } from './platform/painted.ts';
import {
  storedLanguage,
  storedModule,
  storedPlace,
  storedSettings,
} from './platform/stored/visit.ts';
import { moduleHue } from './modules/index.ts';
import { takeTrustedNames } from './platform/trusted.ts';
import './ui/tokens.css';

takeTrustedNames();

const language = startLanguage(storedLanguage(), browserLanguages());
const named = namedModuleId();
const stored = storedModule(named);
const isOwn = named === null || stored?.id === named;
setDocumentLook({
  theme: storedSettings().theme ?? 'light',
  hue: stored === null || !isOwn || isInInk(currentPath()) ? null : moduleHue(stored),
  language,
  direction: directionOf(language),
});

const path = currentPath();
if (path === signInReturnPath) {
  await (await import('./app/signInReturn.tsx')).showSignInReturn(language);
} else {
  const [kept] = await Promise.all([
    earlyPage(),
    loadMessages(language, 'first'),
    // A screen that cannot be loaded now is asked for again, and spoken of, where it is shown.
    preloadPage(path === '/' && storedPlace() !== null ? linkTo('home') : path).catch(
      () => undefined,
    ),
  ]);
  const shop = openShop(kept);
  keepPages(shop.queryClient, shop.scope);
  leaveStaleLedge();
  const root = createRoot(shopPlace());
  // As a transition React renders in short tasks, so that the painted page stays responsive.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App shop={shop} />
      </StrictMode>,
    ),
  );
  prefetchOnIntent(shop.queryClient);
}
