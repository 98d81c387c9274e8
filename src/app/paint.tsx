import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { createActor } from 'xstate';
import type { Module, Place } from '../../machines/rules/domain.ts';
import { rootMachine } from '../../machines/site/root.machine.ts';
import { activeLanguage, languages, loadMessages } from '../messages/index.ts';
import { RootProvider } from '../shop/root.ts';
import { GlobalStyle } from '../ui/GlobalStyle.ts';
import { Frame } from './App.tsx';
import { preloadPage } from './routes.ts';
import { marks } from './firstPages.ts';

const place: Place = { address: marks.address, position: { lat: 0, lng: 0 }, zoneIds: [] };

const moduleOf = (type: Module['type']): Module => ({
  id: 0,
  name: '',
  type,
  iconUrl: null,
  thumbnailUrl: marks.picture,
  description: '',
  storesCount: 0,
  zoneIds: [],
});

/** The addresses a page is painted for, as a pattern: a server leaves it out at all others. */
const home = '^/(home)?$';
const landing = '^/$';
const store = '^/store/(?!(popular|latest)$)';
const anyOther = '^/(?!(home)?$|sign-in/|store/(?!(popular|latest)$))';

interface Scene {
  /** Who is there, and on which page. */
  name: string;
  path: string;
  on: string;
  place: Place | null;
  module: Module | null;
  /** Only its frame is painted: the page itself comes with code of its own. */
  waits?: true;
}

const visitorOf = (name: string, type: Module['type']) => ({ name, place, module: moduleOf(type) });
const food = visitorOf('food', 'food');
const other = visitorOf('other', 'grocery');
const rental = visitorOf('rental', 'rental');
const stranger = { name: 'start', place: null, module: null };

/** Everything that can be painted. */
const scenes: readonly Scene[] = [
  ...[food, other].map((who) => ({ ...who, name: `${who.name}-home`, path: '/home', on: home })),
  { ...stranger, name: 'start-landing', path: '/', on: landing },
  { ...rental, name: 'rental-home', path: '/home', on: home, waits: true },
  ...[food, other, stranger].map((who) => ({
    ...who,
    name: `${who.name}-store`,
    path: '/store/0',
    on: store,
  })),
  // The checkout has the plainest frame.
  ...[food, other, rental].map((who): Scene => ({
    ...who,
    name: `${who.name}-page`,
    path: '/checkout',
    on: anyOther,
    waits: true,
  })),
  { ...stranger, name: 'start-page', path: '/about-us', on: anyOther, waits: true },
];

/** The actors of a visit as they are before they started. */
function Visit({ scene, children }: { scene: Scene; children: ReactNode }) {
  const root = createActor(rootMachine, {
    input: {
      session: { token: null, guestId: null },
      place: { place: scene.place },
      module: { zoneIds: [], module: scene.module, named: null },
      cart: { remembered: [] },
      authGate: { interrupted: null },
      language: { language: activeLanguage() },
    },
  });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <RootProvider value={root}>
        <StaticRouter location={scene.path}>{children}</StaticRouter>
      </RootProvider>
    </QueryClientProvider>
  );
}

/** Markup without what belongs to a whole document, and with styles where the policy allows them. */
const asFragment = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<link[^>]*>|<title>.*?<\/title>|<template[^>]*><\/template>/g, '')
    .replaceAll(/ (xmlns|data-discover)="[^"]*"| class=""/g, '')
    .replaceAll(' style="', ' data-painted-style="');

/** Rules as a browser reads them, without what styled-components writes to find its own again. */
const rulesOf = (sheet: ServerStyleSheet) =>
  sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>|data-styled\.g[^}]*}|\/\*!sc\*\/\n?/g, '')
    .trim();

export interface Painted {
  /** Markup by name: who is there, the page and the language. */
  pages: Record<string, { on: string; html: string }>;
  /** Styles by the addresses that need them. */
  styles: Record<string, string>;
  /** What could not be rendered without a browser; such a page appears with the shop's code. */
  failed: string[];
}

/** Paints the first pages in every language, as they wait for their data, and their styles. */
export async function paint(): Promise<Painted> {
  const pages: Painted['pages'] = {};
  const failed: string[] = [];
  const sheets = new Map(scenes.map(({ on }) => [on, new ServerStyleSheet()]));
  // Once for each sheet: every place that renders them would add them again.
  for (const sheet of sheets.values()) {
    renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <GlobalStyle />
      </StyleSheetManager>,
    );
  }
  for (const { path, waits } of scenes) if (waits !== true) await preloadPage(path);
  for (const { code } of languages) {
    await loadMessages(code);
    for (const scene of scenes) {
      const { name, on, waits = false } = scene;
      const html = renderToString(
        <StyleSheetManager sheet={sheets.get(on)?.instance}>
          <Visit scene={scene}>
            <Frame onSpeak={() => Promise.resolve()} onToast={() => undefined} />
          </Visit>
        </StyleSheetManager>,
      );
      // React leaves a template where a part could not be rendered; the footer always comes later.
      if (!waits && /<main.*<template.*<\/main>/s.test(html)) failed.push(name);
      else pages[`${name}-${code}`] = { on, html: asFragment(html) };
    }
  }
  const styles = Object.fromEntries([...sheets].map(([on, sheet]) => [on, rulesOf(sheet)]));
  for (const sheet of sheets.values()) sheet.seal();
  return { pages, styles, failed };
}
