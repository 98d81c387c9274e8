/**
 * The test of all browser specs: Playwright's own, which also keeps count of the transitions that
 * the charts really took in the page. A page model says what a walk should take; only the running
 * chart says what it took.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Walker } from './walked.ts';

export * from '@playwright/test';

/** The folder, below that of the results, in which the workers record what was walked. */
export const WALKED_FOLDER = 'walked';

/** The spec whose tests are planned from the charts; all others are written by hand. */
const TOURS_SPEC = 'paths.spec.ts';

/** Transitions and states of the charts that run in a page, reported once each, by their ids. */
type Heard = { transition: string } | { state: string };

/**
 * Runs in the page before anything else. Every actor looks for an inspector in its options; one
 * without it finds this one on the prototype, because options are plain objects. So the tested
 * build is the one that customers get.
 */
function listenToCharts(): void {
  interface Node {
    id: string;
    transitions: Map<string, unknown[]>;
    always?: unknown[];
    invoke: { id: string; src: unknown }[];
  }
  interface Told {
    type: string;
    _transitions?: { source: Node; eventType: string }[];
    snapshot?: { _nodes?: { id: string }[] };
  }
  const told = new Set<string>();
  const tell = (what: 'transition' | 'state', id: string) => {
    if (told.has(what + id)) return;
    told.add(what + id);
    const { hearChart } = window as unknown as { hearChart?: (heard: object) => void };
    hearChart?.({ [what]: id });
  };
  // These are the names that test/paths/chart.ts gives to transitions.
  const invokeName = (node: Node, id: string): string => {
    const invoke = node.invoke.find((one) => one.id === id);
    if (invoke === undefined || !/^\d+\./.test(id)) return id;
    const twins = node.invoke.filter(({ src }) => src === invoke.src);
    const name = typeof invoke.src === 'string' ? invoke.src : id;
    return twins.length > 1 ? `${name} ${twins.indexOf(invoke) + 1}` : name;
  };
  const describe = (node: Node, type: string): string => {
    for (const [prefix, word] of [
      ['xstate.done.actor.', 'done'],
      ['xstate.error.actor.', 'error'],
      ['xstate.snapshot.', 'snapshot'],
    ] as const) {
      if (type.startsWith(prefix)) return `${word} ${invokeName(node, type.slice(prefix.length))}`;
    }
    const after = 'xstate.after.';
    if (type.startsWith(after)) return `after ${type.slice(after.length, -node.id.length - 1)}`;
    if (type === `xstate.done.state.${node.id}`) return 'done';
    return type === '' ? 'always' : type;
  };
  const hear = ({ type, _transitions = [], snapshot }: Told) => {
    if (type !== '@xstate.microstep' && type !== '@xstate.snapshot') return;
    for (const taken of _transitions) {
      const { source, eventType } = taken;
      const all = eventType === '' ? source.always : source.transitions.get(eventType);
      const index = all?.indexOf(taken) ?? -1;
      if (index >= 0) {
        tell('transition', `${source.id} | ${describe(source, eventType)} | ${index}`);
      }
    }
    for (const { id } of snapshot?._nodes ?? []) tell('state', id);
  };
  // Nothing in the page has a property of this name, and loops over properties do not meet it.
  // oxlint-disable-next-line no-extend-native -- every actor of the page is observed this way
  Object.defineProperty(Object.prototype, 'inspect', {
    value: hear,
    enumerable: false,
    writable: true,
    configurable: true,
  });
}

/**
 * Stops the animations of skeletons and spinners. Without a graphics card the browser redraws such
 * a page sixty times a second, which took a sixth of the processor time of the complete suite.
 */
function stopEndlessMotion(): void {
  const still = new CSSStyleSheet();
  still.replaceSync(':root { --dur-shine: 0s !important; --dur-turn: 0s !important; }');
  document.adoptedStyleSheets = [still];
}

/** The records of a page since it was opened. */
interface Notes {
  readonly states: Set<string>;
  readonly seen: Set<string>;
}

const notes = new WeakMap<Page, Notes>();

const notesOf = (page: Page): Notes => {
  const known = notes.get(page) ?? { states: new Set(), seen: new Set() };
  notes.set(page, known);
  return known;
};

/** How long a chart may take to report a state whose texts are already visible. */
const MAX_MS = 500;

/**
 * Records that the texts of a state were found on a page. It counts only where a chart has been in
 * that state: otherwise the texts belong to something else.
 */
export async function noteSeen(page: Page, state: string): Promise<void> {
  const { states, seen } = notesOf(page);
  for (const until = Date.now() + MAX_MS; !states.has(state) && Date.now() < until;) {
    await page.waitForTimeout(50);
  }
  if (states.has(state)) seen.add(state);
}

/** Records the charts of all pages of a context; resolves with the reports so far, a line each. */
export async function recordCharts(context: BrowserContext): Promise<() => string[]> {
  const walked = new Set<string>();
  const pages = new Set<Page>();
  context.on('page', (page) => pages.add(page));
  await context.exposeBinding('hearChart', ({ page }, heard: Heard) => {
    if ('transition' in heard) walked.add(heard.transition);
    else notesOf(page).states.add(heard.state);
  });
  await context.addInitScript(listenToCharts);
  return () => [
    ...[...walked].map((id) => `took ${id}`),
    ...[...pages].flatMap((page) => [...notesOf(page).seen]).map((id) => `saw ${id}`),
  ];
}

/**
 * Escape waits until the open dialogs hear it, which is two frames after they are seen: no person is as
 * fast as a test. Ark numbers a layer when it begins to listen.
 */
function pressEscapeWhenHeard(page: Page): void {
  const press = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = async (key, options) => {
    if (key === 'Escape') {
      await page.waitForFunction(() => {
        const open = '[data-scope="dialog"][data-part="content"][data-state="open"]';
        const layers = [...document.querySelectorAll<HTMLElement>(open)];
        return layers.every(({ style }) => style.getPropertyValue('--layer-index') !== '');
      });
    }
    await press(key, options);
  };
}

/**
 * A page that has had a route keeps one. Playwright stops watching a page's requests with the last
 * route that is taken away, and Chromium may lose a request that begins at that moment: the page
 * then waits for it for ever. In a trial this was the fate of 26 in 1,600 scripts, and of none while
 * another route stayed.
 */
function keepWatchingRequests(page: Page): void {
  const route = page.route.bind(page);
  let isWatched = false;
  page.route = async (...asked) => {
    if (!isWatched) {
      isWatched = true;
      await route('**/no-such-request', (request) => request.continue());
    }
    return route(...asked);
  };
}

export const test = base.extend({
  context: async ({ context }, lend, testInfo) => {
    context.on('page', pressEscapeWhenHeard);
    context.on('page', keepWatchingRequests);
    await context.addInitScript(stopEndlessMotion);
    const told = await recordCharts(context);
    await lend(context);
    const walker: Walker = path.basename(testInfo.file) === TOURS_SPEC ? 'byTours' : 'byHand';
    const folder = path.join(testInfo.project.outputDir, WALKED_FOLDER, walker);
    mkdirSync(folder, { recursive: true });
    const lines = told().map((line) => `${line}\n`);
    appendFileSync(path.join(folder, `${testInfo.workerIndex}.txt`), lines.join(''));
  },
});
