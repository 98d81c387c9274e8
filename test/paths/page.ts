/**
 * Walks paths on a page in a browser. A page model describes how to carry out each move of a flow,
 * and what is visible in each state. The browser tests of the project and the exported tests use
 * it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { UNNAMED_START, type ExportedPath, type ExportedStep } from './export/exportedPath.ts';

type Act = (page: Page) => Promise<void>;

/** How a test answers a call of the page to the server. */
export interface Answer {
  /** The URL pattern of the call, as Playwright uses it (`**\/api/v1/config/get-zone-id*`). */
  readonly call: string;
  /** `server`: the server's real answer; `lost`: no answer arrives; or the given answer. */
  readonly reply:
    | 'server'
    | 'lost'
    | {
        readonly status: number;
        readonly headers?: Record<string, string>;
        readonly json: unknown;
      };
}

/** An action that is possible only while one of the states in `during` is active. */
interface ConditionalAct {
  readonly during: readonly string[];
  readonly act: Act;
}

export interface PageModel {
  /** How to open the page for each start of the flow, by the label of the start. */
  readonly starts: Readonly<Record<string, Act>>;
  /**
   * How a test causes each step of a path in the browser, by the step's label: what the customer
   * does (`newsletter.typed: an address`), or `byItself` where the page acts without the customer
   * (`storeLanguage done`).
   */
  readonly acts: Readonly<Record<string, Act | ConditionalAct>>;
  /** How the test answers calls to the server, by the label of the step that such an answer causes. */
  readonly answers: Readonly<Record<string, Answer>>;
  /**
   * Checks, by the id of a state, that the page shows its texts, literally as the customer reads
   * them.
   */
  readonly sees: Readonly<Record<string, Act>>;
  /** Ids of states that a customer cannot distinguish from another, each with the reason. */
  readonly invisible?: Readonly<Record<string, string>>;
  /**
   * Ids of transitions that neither customer nor server can cause in a browser, each with the
   * reason.
   */
  readonly beyond?: Readonly<Record<string, string>>;
  /** Whether paths let time pass; the test then controls the page's clock. Default false. */
  readonly clock?: boolean;
}

/** The action for moves that the page makes by itself: the test does nothing. */
export const byItself: Act = () => Promise.resolve();

/** Declares a page model, which is exported as `<flow>Page` by `test/<area>/<flow>.page.ts`. */
export const definePage = (model: PageModel): PageModel => model;

/**
 * Whether a page model can carry out a move while these states are active; `states` is empty at the
 * start.
 */
export const canDo = (model: PageModel, label: string, states: readonly string[]): boolean => {
  const deed = model.acts[label];
  if (deed !== undefined) {
    return typeof deed === 'function' || deed.during.some((state) => states.includes(state));
  }
  if (states.length === 0) return (label === '' ? UNNAMED_START : label) in model.starts;
  return label in model.answers || (model.clock === true && label.startsWith('after '));
};

/** Called when the texts of a state were found on a page. */
export type NoteSeen = (page: Page, state: string) => Promise<void>;

/** How long a test waits for a call that the page should make, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * How long a test waits until the browser reports that the page has received an answer, in
 * milliseconds; then it goes on. The browser may never report a call that the page gives up.
 * The time is short, so that a message about the answer is still on the page afterwards.
 */
const ANSWER_MS = 3_000;

/** Holds back calls of a page until the test answers them. */
export class PausedCalls {
  readonly #waiting = new Map<string, Route[]>();
  readonly #wanted = new Map<string, (route: Route) => void>();
  readonly #watching = new Map<string, (route: Route) => void>();

  async watch(page: Page, calls: Iterable<string>): Promise<void> {
    for (const call of new Set(calls)) {
      if (this.#watching.has(call)) continue;
      const take = (route: Route) => {
        const taker = this.#wanted.get(call);
        this.#wanted.delete(call);
        if (taker !== undefined) taker(route);
        else this.#waiting.set(call, [...(this.#waiting.get(call) ?? []), route]);
      };
      this.#watching.set(call, take);
      await page.route(call, take);
    }
  }

  /**
   * The oldest request of the page to this URL that waits for the test's answer; when there is none,
   * the next one that the page makes.
   */
  #take(call: string): Promise<Route> {
    // A call of a page that was left has failed; nobody waits for its answer.
    const waiting = this.#waiting.get(call) ?? [];
    const [first, ...rest] = waiting.filter((route) => route.request().failure() === null);
    if (first === undefined) {
      return new Promise((resolve, reject) => {
        const given = setTimeout(
          () => reject(new Error(`The page did not call ${call}.`)),
          PATIENCE_MS,
        );
        this.#wanted.set(call, (route) => {
          clearTimeout(given);
          resolve(route);
        });
      });
    }
    this.#waiting.set(call, rest);
    return Promise.resolve(first);
  }

  /**
   * Stops holding back the calls to this URL pattern, and lets the waiting ones go to the server.
   */
  async free(page: Page, call: string): Promise<void> {
    await page.unroute(call, this.#watching.get(call));
    this.#watching.delete(call);
    const waiting = this.#waiting.get(call) ?? [];
    this.#waiting.delete(call);
    for (const route of waiting) await route.continue().catch(() => undefined);
  }

  /**
   * Answers the oldest waiting call to this URL pattern; when none waits, the next one that the
   * page makes.
   */
  async answer({ call, reply }: Answer): Promise<void> {
    const route = await this.#take(call);
    // A call that the page has given up cannot be answered any more, and need not be.
    const given =
      reply === 'server'
        ? route.continue()
        : reply === 'lost'
          ? route.abort()
          : route.fulfill(reply);
    await given.catch(() => undefined);
    // The next step needs a page that has processed the answer. When the page gives up the call at
    // this moment, the browser may never report its end.
    if (reply === 'lost') return;
    const request = route.request();
    const finished = request.response().then((response) => response?.finished());
    await Promise.race([finished, pause(ANSWER_MS, undefined, { ref: false })]);
  }
}

/** Drives one flow on an open page; generated tests consist of calls of these methods. */
export class FlowOnPage {
  readonly #page: Page;
  readonly #model: PageModel;
  readonly #note: NoteSeen;
  readonly #paused = new PausedCalls();

  private constructor(page: Page, model: PageModel, note: NoteSeen) {
    this.#page = page;
    this.#model = model;
    this.#note = note;
  }

  /**
   * Opens the page on which the flow begins, in the way that the model describes under the label
   * `start`. `note` is called for each state that was seen.
   */
  static async open(
    page: Page,
    model: PageModel,
    start: string,
    note: NoteSeen = () => Promise.resolve(),
  ): Promise<FlowOnPage> {
    const flow = new FlowOnPage(page, model, note);
    if (model.clock === true) await page.clock.install();
    await flow.#paused.watch(
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

  /** Carries out the customer's action with this label. */
  async does(words: string): Promise<void> {
    const deed = this.#find(this.#model.acts, words);
    await (typeof deed === 'function' ? deed : deed.act)(this.#page);
  }

  /**
   * Carries out a step that the customer does not cause: answers a call of the page, or waits for
   * what the page does by itself.
   */
  async hears(words: string): Promise<void> {
    if (words in this.#model.acts) await this.does(words);
    else await this.#paused.answer(this.#find(this.#model.answers, words));
  }

  /** Moves the page's clock forward by this number of milliseconds. */
  async waits(ms: number): Promise<void> {
    await this.#page.clock.fastForward(ms);
  }

  /** Checks that the page shows the texts of these states. */
  async sees(...states: readonly string[]): Promise<void> {
    for (const state of states) {
      const look = this.#model.sees[state];
      if (look === undefined) continue;
      await look(this.#page);
      await this.#note(this.#page, state);
    }
  }
}

/** Carries out one step of a path on the page. */
const take = async (flow: FlowOnPage, { kind, action, ms }: ExportedStep): Promise<void> => {
  if (kind === 'time') await flow.waits(ms);
  else if (kind === 'send' || kind === 'emit') await flow.does(action);
  else await flow.hears(action);
};

/**
 * Whether the page makes this step at once by itself, so that the state before it cannot be
 * checked.
 */
export const comesByItself = ({ acts }: PageModel, step: ExportedStep | undefined): boolean => {
  const deed = step === undefined ? undefined : acts[step.action];
  if (step === undefined || deed === undefined) return false;
  if ((typeof deed === 'function' ? deed : deed.act) === byItself) return true;
  return step.kind !== 'send' && step.kind !== 'emit';
};

/**
 * Waits for a step of a path; if it fails, its error message is given a first line with `words`,
 * which name the step.
 */
const naming = async (words: string, walk: Promise<void>): Promise<void> => {
  try {
    await walk;
  } catch (error) {
    if (error instanceof Error) error.message = `At ${words}:\n${error.message}`;
    throw error;
  }
};

/** Walks a complete path on a page. */
export const playPath = async (
  page: Page,
  model: PageModel,
  { steps }: ExportedPath,
  note?: NoteSeen,
): Promise<void> => {
  const [start] = steps;
  if (start === undefined) return;
  const flow = await FlowOnPage.open(page, model, start.action, note);
  for (const [index, step] of steps.entries()) {
    const words = `step ${index}, “${step.action}” → ${step.arrives}`;
    if (index > 0) await naming(words, take(flow, step));
    if (comesByItself(model, steps[index + 1])) continue;
    await naming(words, flow.sees(...step.states));
  }
};
