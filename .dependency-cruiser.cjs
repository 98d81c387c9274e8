/**
 * An area imports only those before it here, so that no two import each other. What two of them
 * need of one another goes to src/shop, to the earlier of the two, or comes as a prop from src/app.
 */
const inOrder = [
  'modules',
  'map',
  'identity',
  'cart',
  'wishlist',
  'site',
  'place',
  'join',
  'checkout',
  'account',
  'catalogue',
  'rental',
  'orders',
  'parcel',
  'inbox',
];
const areas = inOrder.join('|');
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** The house rules of who may import whom; `npm run check:rooms` fails when one is broken. */
module.exports = {
  forbidden: [
    forbid('no-cycle', {}, { circular: true }, 'An import cycle has no reading order.'),
    forbid(
      'nothing-imports-test',
      { pathNot: '^test/' },
      { path: '^test/' },
      'Tests look at the code, never the other way.',
    ),
    forbid(
      'machines-are-plain',
      { path: '^machines/' },
      { pathNot: '^(machines/|openapi/generated/|node_modules/xstate)' },
      'A machine knows no React, DOM, router or network.',
    ),
    forbid(
      'rules-are-pure',
      { path: '^machines/rules/' },
      { pathNot: '^(machines/rules/|openapi/generated/)' },
      'Rules are pure functions over data.',
    ),
    forbid(
      'ui-knows-no-area',
      { path: '^src/ui/' },
      {
        path: `^(src/(app|api|shop|${areas})/|src/platform/(?!backStep|connection|focus|pageLock|picture|presses|reload)|machines/(?!rules/)|openapi/)`,
      },
      'The design system knows no area, machine or API; of the browser only what layers do to it (Back, focus, the page below, the page anew), whether it is online, whether a pointer is pressed, and how it draws what was cut out of a picture.',
    ),
    forbid(
      'api-knows-no-area',
      { path: '^src/api/' },
      { path: `^(src/(app|shop|ui|${areas})/|machines/(?!rules/))` },
      'The contract client serves areas; it knows none.',
    ),
    forbid(
      'platform-stands-alone',
      { path: '^src/platform/', pathNot: '^src/platform/stored/' },
      { path: `^(src/(app|api|shop|ui|${areas})/|machines/(?!rules/))` },
      'The browser interfaces know nothing of the shop.',
    ),
    forbid(
      'stored-knows-what-charts-persist',
      { path: '^src/platform/stored/' },
      {
        path: `^(src/(app|api|shop|ui|${areas})/|machines/(?!rules/))`,
        dependencyTypesNot: ['type-only'],
      },
      'The schema of what the browser stores knows the charts whose data it holds by their types alone.',
    ),
    forbid(
      'flow-knows-no-flow',
      { path: '^src/flow/' },
      { path: `^(src/(?!flow/)|machines/(?!rules/))` },
      'How a view runs a chart is the same for all of them.',
    ),
    forbid(
      'shop-knows-no-area',
      { path: '^src/shop/' },
      { path: `^src/(app|${areas})/` },
      'What every area borrows knows none of them.',
    ),
    forbid(
      'messages-stand-alone',
      { path: '^src/messages/' },
      { path: `^(src/(app|api|shop|ui|platform|${areas})/|machines/(?!rules/))` },
      'Texts know no code that shows them.',
    ),
    forbid(
      'areas-do-not-know-the-app',
      { path: `^src/(${areas})/` },
      { path: '^src/app/' },
      'Only src/app knows all areas.',
    ),
    forbid(
      'area-by-its-face',
      { path: `^src/(${areas})/` },
      {
        path: `^src/(${areas})/(?!((address|credentials|favourites|formOwner)/)?index\\.ts$)`,
        pathNot: '^src/$1/',
      },
      'An area reaches another only through its index.ts; the forms of place, the credentials and the form owner of identity and the lists of the wishlist have one of their own.',
    ),
    ...inOrder
      .slice(0, -1)
      .map((area, at) =>
        forbid(
          `${area}-knows-no-later-area`,
          { path: `^src/${area}/` },
          { path: `^src/(${inOrder.slice(at + 1).join('|')})/` },
          'Areas stand in an order, and import those before them: no two import each other.',
        ),
      ),
    forbid(
      'app-enters-by-the-face-or-a-page',
      { path: '^src/app/' },
      {
        path: `^src/(${areas})/`,
        pathNot:
          '/((index|wiring|updates\\.wiring|storedSignIn|storedByCheckout|storedBooking)\\.ts|Footer\\.tsx|[A-Z]\\w*(Page|Drawer|Dialog|Layer|Rail)\\.tsx)$',
      },
      'The app loads an area’s index, pages, overlays and wirings only.',
    ),
    forbid(
      'only-api-fetches',
      { path: '^src/', pathNot: '^src/api/' },
      { path: '^node_modules/openapi-fetch' },
      'Only src/api speaks to the server.',
    ),
    forbid(
      'wire-types-end-at-the-edge',
      { path: '^src/', pathNot: '^src/api/' },
      { path: '^openapi/' },
      'Behind src/api the domain has its own words.',
    ),
    forbid(
      'sandbox-is-a-server',
      { path: '^openapi/sandbox/' },
      { path: '^(src/|machines/(?!rules/))' },
      'The sandbox shares rules and contract, nothing else.',
    ),
    forbid(
      'no-node-in-the-browser',
      { path: '^(src|machines)/', pathNot: '^src/start/server/' },
      { dependencyTypes: ['core'] },
      'Browser code cannot use Node modules; the page server runs in Node.',
    ),
    forbid(
      'pages-are-served-from-outside',
      { path: '^src/', pathNot: '^src/start/server/' },
      { path: '^src/start/server/' },
      'No browser loads the page server.',
    ),
    forbid('no-unresolvable', {}, { couldNotResolve: true }, 'Every import resolves.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|openapi/sandbox/db/migrations)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
