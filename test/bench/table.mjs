// The figures beside what they must be and the record, as a Markdown table.

/** Figure, unit, must, record, and where it is found; a smaller one is better throughout. */
const pageGoals = [
  ['content', 'ms', 2000, 1200, 'content'],
  ['usable', 'ms', 3500, 2500, 'usable'],
  ['content of a second visit', 'ms', 1300, 900, 'contentAgain'],
  ['usable on a second visit', 'ms', 2000, 1300, 'usableAgain'],
  ['first-load JS, brotli', 'KB', 165, 130, 'script'],
  ['total transferred', 'KB', 400, 300, 'total'],
  ['FCP', 'ms', 1000, 800, 'fcp'],
  ['LCP', 'ms', 1900, 1350, 'lcp'],
  ['TBT', 'ms', 200, 100, 'tbt'],
  ['blocking from navigation start', 'ms', 300, 200, 'blocking'],
  ['CLS', '', 0.02, 0, 'cls'],
  ['LCP of a second visit', 'ms', 900, 700, 'warm'],
  ['map and forms before use', 'KB', 0, 0, 'unused'],
];
const goals = {
  home: [...pageGoals, ['DOM nodes', '', 700, 500, 'nodes']],
  store: [...pageGoals, ['DOM nodes', '', 1500, 1000, 'nodes']],
  product: [...pageGoals, ['DOM nodes', '', 1500, 1000, 'nodes']],
  'rental home': [...pageGoals, ['DOM nodes', '', 1500, 1000, 'nodes']],
  item: [
    ['to a store, prefetched', 'ms', 200, 100, 'took'],
    ['cold route chunk, brotli', 'KB', 25, 15, 'chunk'],
    ['slowest tap or key', 'ms', 150, 100, 'tap'],
    ['DOM nodes with the popup', '', 1500, 1000, 'popupNodes'],
  ],
};
/**
 * The points that a Lighthouse score lacks, so that a smaller number is better, as in the other
 * rows.
 */
const lighthouseGoals = [
  ['points short of 100: performance', '', 5, 0, 'performance'],
  ['points short of 100: accessibility', '', 0, 0, 'accessibility'],
  ['points short of 100: best practices', '', 0, 0, 'best-practices'],
  ['points short of 100: search engines', '', 0, 0, 'seo'],
];
const placeGoals = [
  ['map code on home before it is used', 'KB', 0, 0, 'unused'],
  ['map picker from a warm home', 'ms', 1200, 800, 'warm'],
  ['longest task of ten drags', 'ms', 50, 50, 'drag'],
  ['1,000 zones: a look-up, 99th of 100', 'ms', 10, 5, 'lookUp'],
];
const inboxGoals = [
  ['5,000 messages: opened, beside 20', '×', 1.3, 1, 'ratio'],
  ['5,000 messages: opened', 'ms', 300, 150, 'many'],
  ['5,000 messages: longest task of scrolling', 'ms', 50, 50, 'task'],
  ['5,000 messages: DOM nodes, beside those at first', '×', 1.3, 1, 'grown'],
];
const bookGoals = (rows) => [
  [`${rows}: the first, beside a store`, '×', 2, 1, 'ratio'],
  [`${rows}: the first from within the shop, beside a store`, '×', 1, 1, 'followedRatio'],
  [`${rows}: the first from within the shop`, 'ms', 300, 150, 'followed'],
  [`${rows}: the first`, 'ms', 1500, 800, 'first'],
  [`${rows}: longest task of scrolling`, 'ms', 50, 50, 'task'],
];
const rentalGoals = [
  ['5,000 vehicles: a search, 99th of 100', 'ms', 50, 30, 'p99'],
  ['5,000 vehicles: a search, median', 'ms', 50, 15, 'median'],
  ['5,000 vehicles: longest change of a filter', 'ms', 100, 60, 'change'],
  ['5,000 vehicles: change of a filter, median', 'ms', 100, 50, 'changeMedian'],
  ['5,000 vehicles: cards drawn at most', '', 40, 30, 'cards'],
];
const scalingGoals = [
  ['10,000 items: longest task of a scroll', 'ms', 50, 50, ({ store }) => store?.scroll],
  ['10,000 items: longest task of a search', 'ms', 50, 50, ({ store }) => store?.search],
  ['10,000 items: longest task of opening one', 'ms', 50, 50, ({ store }) => store?.open],
  ['10,000 items: DOM nodes at most', '', 1500, 1000, ({ store }) => store?.most],
  ['200 lines: lines that change with one', '', 1, 1, ({ cart }) => cart?.changed],
  ['200 lines: scripting of one change', 'ms', 50, 8, ({ cart }) => cart?.script],
  ['heap after 50 rounds', 'MB', 2, 0.5, ({ heap }) => heap ?? undefined],
];

const shown = (value, unit) => {
  if (value === undefined) return '–';
  const digits = unit === 'ms' || (unit === '' && value >= 1) ? 0 : 2;
  return `${value.toFixed(digits)} ${unit}`.trim();
};

/**
 * How many times longer a figure is than that of the static HTML page in the same run, as text for
 * the table; '' for figures that are not compared.
 */
const timesOfFloor = (results, key, value) => {
  const floor = results['floor: static HTML']?.[key];
  const compared = ['fcp', 'lcp', 'warm'].includes(key) && floor > 0 && value !== undefined;
  return compared ? ` (${(value / floor).toFixed(2)} × floor)` : '';
};

/** @returns the table, and whether every figure is what it must be */
export function table(results) {
  const lines = ['| page | figure | measured | must | record | |', '|---|---|---|---|---|---|'];
  let passed = true;
  const row = (page, [figure, unit, must, record, key], value) => {
    const good = value !== undefined && value <= must;
    passed &&= good;
    const mark = value !== undefined && value <= record ? 'record' : 'pass';
    lines.push(
      `| ${page} | ${figure} | ${shown(value, unit)}${timesOfFloor(results, key, value)} | ${shown(must, unit)} | ${shown(record, unit)} | ${good ? mark : 'FAIL'} |`,
    );
  };
  for (const [page, figures] of Object.entries(results)) {
    if (page.startsWith('floor')) {
      for (const [figure, unit, , , key] of pageGoals.slice(4, 12)) {
        lines.push(`| ${page} | ${figure} | ${shown(figures[key], unit)} | | | |`);
      }
    } else if (page === 'scaling') {
      for (const goal of scalingGoals) row(page, goal, goal[4](figures));
    } else if (page.startsWith('lighthouse')) {
      for (const goal of lighthouseGoals) row(page, goal, figures[goal[4]]);
    } else if (page === 'place') {
      for (const goal of placeGoals) row(page, goal, figures[goal[4]]);
    } else if (page === 'inbox') {
      for (const goal of inboxGoals) row(page, goal, figures[goal[4]]);
    } else if (page === 'orders') {
      for (const goal of bookGoals('1,000 orders')) row(page, goal, figures[goal[4]]);
    } else if (page === 'wallet') {
      for (const goal of bookGoals('2,000 entries')) row(page, goal, figures[goal[4]]);
    } else if (page === 'rental') {
      for (const goal of rentalGoals) row(page, goal, figures[goal[4]]);
    } else for (const goal of goals[page]) row(page, goal, figures[goal[4]]);
  }
  const failures = results.scaling?.failures ?? [];
  return {
    text: [...lines, ...failures.map((why) => `\nnot measured: ${why}`)].join('\n'),
    passed,
  };
}
