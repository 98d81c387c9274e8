/**
 * Paths on a page: a page model says what a customer does for each move of a flow and what they see
 * in each state. The same model drives the browser tests of the project and the exported ones.
 */
import type { Page, Route } from '@playwright/test';
import { UNNAMED_START, type ToldPath, type ToldStep } from './export/told.ts';

type Act = (page: Page) => Promise<void>;

/** How a call ends whose time has come. */
interface Answer {
  /** The call, as Playwright matches addresses (`**\/api/v1/config/get-zone-id*`). */
  readonly call: string;
  /** `server`: as the server really answers; `lost`: no answer arrives; or what it says instead. */
  readonly reply: 'server' | 'lost' | { readonly status: number; readonly json: unknown };
}

/** What a customer does, and the states in which the page offers it, if not in all. */
interface Deed {
  readonly during: readonly string[];
  readonly act: Act;
}

export interface PageModel {
  /** What to do before the page is opened, and opening it, by the words of the start. */
  readonly starts: Readonly<Record<string, Act>>;
  /**
   * What a customer does, by the words of the move (`newsletter.typed: an address`); also for what
   * happens in the page by itself (`storeLanguage done`).
   */
  readonly acts: Readonly<Record<string, Act | Deed>>;
  /** Answers of invoked actors that call the server, by the words of the move. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** What is seen while a state is on, by its id; states that show nothing are left out. */
  readonly sees: Readonly<Record<string, Act>>;
  /** Whether paths let time pass; they turn the page's clock then. */
  readonly clock?: boolean;
}

/** Declares a page model: `test/<area>/<flow>.page.ts` exports `<flow>Page`. */
export const definePage = (model: PageModel): PageModel => model;

/** Whether a page model can carry out a move while these states are on. */
export const canDo = (model: PageModel, label: string, states: readonly string[]): boolean => {
  const deed = model.acts[label];
  if (deed !== undefined) {
    return typeof deed === 'function' || deed.during.some((state) => states.includes(state));
  }
  if (states.length === 0) return (label === '' ? UNNAMED_START : label) in model.starts;
  return label in model.answers || (model.clock === true && label.startsWith('after '));
};

/** Calls that wait for the path to answer them. */
class HeldCalls {
  readonly #waiting = new Map<string, Route[]>();
  readonly #wanted = new Map<string, (route: Route) => void>();

  async watch(page: Page, calls: Iterable<string>): Promise<void> {
    for (const call of new Set(calls)) {
      await page.route(call, (route) => {
        const taker = this.#wanted.get(call);
        this.#wanted.delete(call);
        if (taker !== undefined) taker(route);
        else this.#waiting.set(call, [...(this.#waiting.get(call) ?? []), route]);
      });
    }
  }

  /** The oldest call that waits, or the next one that is made. */
  #take(call: string): Promise<Route> {
    // those of a page that was left wait for nobody
    const waiting = this.#waiting.get(call) ?? [];
    const [first, ...rest] = waiting.filter((route) => route.request().failure() === null);
    if (first === undefined) return new Promise((resolve) => this.#wanted.set(call, resolve));
    this.#waiting.set(call, rest);
    return Promise.resolve(first);
  }

  async answer({ call, reply }: Answer): Promise<void> {
    const route = await this.#take(call);
    // a call that the page has given up cannot be answered, which is as it should be
    const given =
      reply === 'server'
        ? route.continue()
        : reply === 'lost'
          ? route.abort()
          : route.fulfill(reply);
    await given.catch(() => undefined);
    // the next step is taken by a page that has heard the answer
    if (reply !== 'lost') await (await route.request().response())?.finished();
  }
}

/** A flow on an open page. */
export class FlowOnPage {
  readonly #page: Page;
  readonly #model: PageModel;
  readonly #held = new HeldCalls();

  private constructor(page: Page, model: PageModel) {
    this.#page = page;
    this.#model = model;
  }

  /** Opens the page where the flow begins. */
  static async open(page: Page, model: PageModel, start: string): Promise<FlowOnPage> {
    const flow = new FlowOnPage(page, model);
    if (model.clock === true) await page.clock.install();
    await flow.#held.watch(
      page,
      Object.values(model.answers).map(({ call }) => call),
    );
    await flow.#find(model.starts, start)(page);
    return flow;
  }

  #find<T>(known: Readonly<Record<string, T>>, words: string): T {
    const found = known[words];
    if (found === undefined) throw new Error(`The page model does not know “${words}”.`);
    return found;
  }

  /** Does what a customer does. */
  async does(words: string): Promise<void> {
    const deed = this.#find(this.#model.acts, words);
    await (typeof deed === 'function' ? deed : deed.act)(this.#page);
  }

  /** Lets a call end, once it is made; or sees what ends by itself. */
  async hears(words: string): Promise<void> {
    if (words in this.#model.acts) await this.does(words);
    else await this.#held.answer(this.#find(this.#model.answers, words));
  }

  /** Lets time pass. */
  async waits(ms: number): Promise<void> {
    await this.#page.clock.fastForward(ms);
  }

  /** Looks for what each of the states shows. */
  async sees(...states: readonly string[]): Promise<void> {
    for (const state of states) await this.#model.sees[state]?.(this.#page);
  }
}

/** Goes one step of a path. */
const take = async (flow: FlowOnPage, { kind, action, ms, states }: ToldStep): Promise<void> => {
  if (kind === 'time') await flow.waits(ms);
  else if (kind === 'send' || kind === 'emit') await flow.does(action);
  else await flow.hears(action);
  await flow.sees(...states);
};

/** Walks a whole path on a page. */
export const playPath = async (
  page: Page,
  model: PageModel,
  { steps }: ToldPath,
): Promise<void> => {
  const [start, ...rest] = steps;
  if (start === undefined) return;
  const flow = await FlowOnPage.open(page, model, start.action);
  await flow.sees(...start.states);
  for (const step of rest) await take(flow, step);
};
