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
 * The class that all of these selectors contain: that of the styled component. undefined when there
 * is none.
 */
function sharedClass(selectors: readonly string[]): string | undefined {
  const names = selectors[0]?.match(/\.[\w-]+/g) ?? [];
  return names.find((name) => selectors.every((selector) => selector.search(asClass(name)) >= 0));
}

/**
 * A plugin of the style compiler (stylis). It turns `@media x{.a{…}}` into `.a{@media x{&{…}}}`,
 * which has the same effect but is cheaper to add: for a new at-rule browsers check all elements of
 * the page again, for a plain rule they do not. Styles are added whenever something is first shown;
 * on a slow phone the at-rules delayed a popup by several times 60 ms.
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
