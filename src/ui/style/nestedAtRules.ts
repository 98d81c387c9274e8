/** A node in the syntax tree of the style compiler (stylis), with the fields that are used here. */
interface StyleNode {
  type: string;
  value: string;
  props: string[] | string;
  children: StyleNode[] | string;
  root: StyleNode | null;
}

const isConditional = ({ type }: StyleNode) => type === '@media' || type === '@supports';

/** All style rules in a block, also those inside nested `@media` and `@supports`. */
const rulesIn = (nodes: StyleNode['children']): StyleNode[] =>
  typeof nodes === 'string'
    ? []
    : nodes.flatMap((node) => (node.type === 'rule' ? [node] : rulesIn(node.children)));

const selectorsOf = ({ props }: StyleNode) => [props].flat();

const asClass = (name: string) => new RegExp(`\\${name}(?![\\w-])`, 'g');

/**
 * The class that all of the selectors contain, which is that of the component; undefined when there
 * is none.
 */
function sharedClass(selectors: readonly string[]): string | undefined {
  const names = selectors[0]?.match(/\.[\w-]+/g) ?? [];
  return names.find((name) => selectors.every((selector) => selector.search(asClass(name)) >= 0));
}

/**
 * A plugin of the style compiler: `@media x{.a{…}}` becomes `.a{@media x{&{…}}}`, which has the
 * same effect. Browsers add a plain rule without checking the page again, but for an at-rule they
 * check all elements of the page. Styles are added whenever something is first shown, so on a slow
 * phone a popup took several times 60 ms longer.
 */
export function nestedAtRules(element: StyleNode): void {
  if (!isConditional(element) || element.root) return;
  const rules = rulesIn(element.children);
  const name = sharedClass(rules.flatMap(selectorsOf));
  if (name === undefined) return;
  for (const rule of rules) {
    // Cleared, because styled-components would put the class back in place of an `&`.
    rule.value = '';
    rule.props = selectorsOf(rule).map((selector) => selector.replaceAll(asClass(name), '&'));
  }
  const condition: StyleNode = { ...element, root: element };
  Object.assign(element, { type: 'rule', props: [name], children: [condition] });
}
