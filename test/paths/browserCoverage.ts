/**
 * Measures how much of a flow the browser tests cover: which states they check on a page, and which
 * transitions they take. The charts reported these while the browser tests ran
 * (`test/browser/walked.json`); what a model expects does not count.
 */
import { joinWalked, readWalked, type Walked } from '../browser/walked.ts';
import type { Share } from './coverage.ts';
import { makeChart, type AnyStateNode, type Chart } from './chart.ts';
import { reasonFor } from './coverage.ts';
import { UNNAMED_START } from './export/exportedPath.ts';
import { loadModel, type FlowFile } from './flow.ts';
import { startsOf } from './moves.ts';
import type { PageModel } from './page.ts';
import { loadPage, pageFileOf } from './pages.ts';

/** How much of one flow the browser tests cover, as `paths list` shows it. */
export interface BrowserCoverage {
  /**
   * Transitions that a customer or a server can cause (`total`), and how many of them the browser
   * tests take (`covered`).
   */
  readonly browser: Share;
  /**
   * States that a customer can notice (`total`), and how many of them a test checks on a page
   * (`covered`).
   */
  readonly seen: Share;
  /**
   * Ids of the transitions that a customer or a server can cause, but that no browser test takes.
   */
  readonly unwalked: readonly string[];
  /**
   * The mistakes of the page model, which describes what a page shows in each state: missing or
   * unknown states, for example; one sentence each.
   */
  readonly unsaid: readonly string[];
}

/** Whether a state is left as soon as it is entered, because it has an `always` without a guard. */
const isPassed = (node: AnyStateNode): boolean =>
  node.type === 'atomic' && (node.always ?? []).some(({ guard }) => guard === undefined);

/** Whether a state has no child states; a page model need not describe other states. */
const isLeaf = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final';

const NOTHING: PageModel = { starts: {}, acts: {}, answers: {}, sees: {} };

const reasonless = (told: Readonly<Record<string, string>>): string[] =>
  Object.entries(told)
    .filter(([, reason]) => reason.trim() === '')
    .map(([id]) => `"${id}" is excused without a reason.`);

/**
 * The states of a chart that a page model does not describe, and those that it describes although
 * they do not exist; one sentence each.
 */
export const pageModelMistakes = (states: readonly AnyStateNode[], page: PageModel): string[] => {
  const { sees, invisible = {} } = page;
  const ids = new Set(states.map(({ id }) => id));
  return [
    ...states
      .filter((node) => isLeaf(node) && !isPassed(node))
      .filter(({ id }) => !(id in sees) && !(id in invisible))
      .map(
        ({ id }) =>
          `"${id}" says nothing of what the customer sees: give it words under \`sees\`, ` +
          'or mark it `invisible` with the reason.',
      ),
    ...Object.keys({ ...sees, ...invisible })
      .filter((id) => !ids.has(id))
      .map((id) => `"${id}" is not in the chart.`),
    ...Object.keys(invisible)
      .filter((id) => id in sees)
      .map((id) => `"${id}" is marked invisible, and yet it is seen.`),
    ...reasonless(invisible),
  ];
};

/**
 * Starts of a page model that the flow's model does not have any more, so that no tour could begin
 * with them; one sentence each.
 */
export const lostStartsOf = (chart: Chart, { starts }: PageModel): string[] => {
  const known = startsOf(chart).map(({ label }) => (label === '' ? UNNAMED_START : label));
  return Object.keys(starts)
    .filter((words) => !known.includes(words))
    .map((words) => `"${words}" begins nothing: the model has no input of these words.`);
};

/**
 * The transitions and states that the last recorded browser run covered, by hand-written tests and
 * by generated tours together.
 */
const walkedInAll = (): Walked => {
  const { byHand, byTours } = readWalked();
  return joinWalked(byHand, byTours);
};

/**
 * Measures how much of a flow the browser tests cover. `walked` is what they covered; by default it
 * is read from the last recorded run.
 */
export const browserCoverageOf = async (
  file: FlowFile,
  walked = walkedInAll(),
): Promise<BrowserCoverage> => {
  const model = await loadModel(file);
  const chart = makeChart(model);
  const states = chart.states.filter(({ type }) => type !== 'history');
  const pageFile = pageFileOf(file);
  const page = pageFile === null ? NOTHING : await loadPage(pageFile);
  const { sees, invisible = {}, beyond = {} } = page;
  const taken = new Set(walked.transitions);
  const met = new Set(walked.seen);
  const all = chart.transitions.map(({ id }) => id).filter((id) => reasonFor(model, id) === null);
  const causable = all.filter((id) => !(id in beyond));
  const visible = states.filter(
    (node) => node.id in sees || (isLeaf(node) && !isPassed(node) && !(node.id in invisible)),
  );
  return {
    browser: { total: causable.length, covered: causable.filter((id) => taken.has(id)).length },
    seen: { total: visible.length, covered: visible.filter(({ id }) => met.has(id)).length },
    unwalked: causable.filter((id) => !taken.has(id)),
    unsaid: [
      ...(pageFile === null ? [`The flow "${file.flow}" has no page model.`] : []),
      ...pageModelMistakes(states, page),
      ...lostStartsOf(chart, page),
      ...Object.keys(beyond)
        .filter((id) => taken.has(id) || !all.includes(id))
        .map((id) => `"${id}" is told to be beyond the browser, but it is walked or not there.`),
      ...reasonless(beyond),
    ],
  };
};
