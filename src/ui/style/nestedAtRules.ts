/** A node of the style compiler's tree, as far as it is looked at here. */
interface StyleNode {
  type: string;
  value: string;
  props: string[] | string;
  children: StyleNode[] | string;
  root: StyleNode | null;
}

const isConditional = ({ type }: StyleNode) => type === '@media' || type === '@supports';

/** The rules in a block and in the conditions inside it. */
const rulesIn = (nodes: StyleNode['children']): StyleNode[] =>
  typeof nodes === 'string'
    ? []
    : nodes.flatMap((node) => (node.type === 'rule' ? [node] : rulesIn(node.children)));

const selectorsOf = ({ props }: StyleNode) => [props].flat();

const asClass = (name: string) => new RegExp(`\\${name}(?![\\w-])`, 'g');

/** A class that all of the selectors have: that of the component the rules belong to. */
function sharedClass(selectors: readonly string[]): string | undefined {
  const names = selectors[0]?.match(/\.[\w-]+/g) ?? [];
  return names.find((name) => selectors.every((selector) => selector.search(asClass(name)) >= 0));
}

/**
 * A plugin of the style compiler: `@media x{.a{…}}` becomes `.a{@media x{&{…}}}`, which has the
 * same effect. Browsers add a plain rule without checking the page again, but for an at-rule they
 * check all of its elements, and styles are added whenever something is first shown: a popup cost a
 * slow phone several times 60 ms.
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
