/**
 * Paths on a page: a page model describes the customer's action for each move of a flow and what is
 * visible in each state. The same model drives the browser tests of the project and the exported
 * ones.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { UNNAMED_START, type ExportedPath, type ExportedStep } from './export/exportedPath.ts';

type Act = (page: Page) => Promise<void>;

/** The outcome of a call that is to be answered now. */
export interface Answer {
  /** The call, as Playwright matches addresses (`**\/api/v1/config/get-zone-id*`). */
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

/** A customer's action, and the states in which the page offers it, if not in all. */
interface Deed {
  readonly during: readonly string[];
  readonly act: Act;
}

export interface PageModel {
  /** Preparations and the opening of the page, by the label of the start. */
  readonly starts: Readonly<Record<string, Act>>;
  /**
   * How a test causes each step of a path in the browser, by the step's label: what the customer
   * does (`newsletter.typed: an address`), or `byItself` where the page acts without the customer
   * (`storeLanguage done`).
   */
  readonly acts: Readonly<Record<string, Act | Deed>>;
  /** How the test answers calls to the server, by the label of the step that such an answer causes. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** The visible texts of a state, by its id, literally as the customer reads them. */
  readonly sees: Readonly<Record<string, Act>>;
  /** States that a customer cannot distinguish from another, each with the reason. */
  readonly invisible?: Readonly<Record<string, string>>;
  /** Transitions that neither a customer nor a server can cause in a browser, each with why. */
  readonly beyond?: Readonly<Record<string, string>>;
  /** Whether paths let time pass; then they control the page's clock. */
  readonly clock?: boolean;
}

/** A move that the page makes by itself, in its own time. */
export const byItself: Act = () => Promise.resolve();

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

/** Called when the texts of a state were found on a page. */
export type NoteSeen = (page: Page, state: string) => Promise<void>;

/** How long a path waits for a call that the page should make. */
const PATIENCE_MS = 60_000;

/**
 * How long a path waits for the end of an answer, which the browser may never report: shorter than
 * a message about the answer stays on the page.
 */
const ANSWER_MS = 3_000;

/** Calls that wait for the path to answer them. */
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
    // Nothing waits for a call of a page that was left.
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

  /** Stops holding back this call, and lets the waiting ones through. */
  async free(page: Page, call: string): Promise<void> {
    await page.unroute(call, this.#watching.get(call));
    this.#watching.delete(call);
    const waiting = this.#waiting.get(call) ?? [];
    this.#waiting.delete(call);
    for (const route of waiting) await route.continue().catch(() => undefined);
  }

  /** Answers the oldest call that waits; when none waits, the next one that is made. */
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

/** A flow on an open page. */
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

  /** Opens the page on which the flow begins; `note` is called with the visible states. */
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

  /** Does what a customer does. */
  async does(words: string): Promise<void> {
    const deed = this.#find(this.#model.acts, words);
    await (typeof deed === 'function' ? deed : deed.act)(this.#page);
  }

  /**
   * Answers a call as soon as the page makes it, or carries out a move that the page makes by
   * itself.
   */
  async hears(words: string): Promise<void> {
    if (words in this.#model.acts) await this.does(words);
    else await this.#paused.answer(this.#find(this.#model.answers, words));
  }

  /** Lets time pass. */
  async waits(ms: number): Promise<void> {
    await this.#page.clock.fastForward(ms);
  }

  /** Looks for what each of the states shows. */
  async sees(...states: readonly string[]): Promise<void> {
    for (const state of states) {
      const look = this.#model.sees[state];
      if (look === undefined) continue;
      await look(this.#page);
      await this.#note(this.#page, state);
    }
  }
}

/** Goes one step of a path. */
const take = async (flow: FlowOnPage, { kind, action, ms }: ExportedStep): Promise<void> => {
  if (kind === 'time') await flow.waits(ms);
  else if (kind === 'send' || kind === 'emit') await flow.does(action);
  else await flow.hears(action);
};

/** Whether a step follows at once by itself, so that nobody can see the state before it. */
const comesByItself = ({ acts }: PageModel, step: ExportedStep | undefined): boolean => {
  const deed = step === undefined ? undefined : acts[step.action];
  if (step === undefined || deed === undefined) return false;
  if ((typeof deed === 'function' ? deed : deed.act) === byItself) return true;
  return step.kind !== 'send' && step.kind !== 'emit';
};

/** Adds the failing step of a path to the error message. */
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
