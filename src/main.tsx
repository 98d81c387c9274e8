import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { openShop } from './app/shop.ts';
import { directionOf, knownLanguage, loadMessages } from './messages/index.ts';
import { setDocumentLook } from './platform/browser.ts';
import { readText, storageKeys } from './platform/storage.ts';
import { storedModule, storedSettings } from './platform/stored.ts';
import { moduleHue } from './modules/index.ts';
import './ui/tokens.css';

const language = knownLanguage(readText(storageKeys.language));
const stored = storedModule();
setDocumentLook({
  theme: storedSettings().theme ?? 'light',
  hue: stored === null ? null : moduleHue(stored),
  language,
  direction: directionOf(language),
});
await loadMessages(language, 'first');

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no place for the shop');
createRoot(place).render(
  <StrictMode>
    <App shop={openShop()} />
  </StrictMode>,
);
