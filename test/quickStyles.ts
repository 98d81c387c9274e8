/**
 * A quick answer of `getComputedStyle` for tests of pages.
 *
 * A query by role asks each element whether it is hidden, and jsdom works out all its properties by
 * all rules of the page to say so: 45 % of the time of such a test. Here the four properties that
 * queries ask for are read from the few rules that set them. Whatever is not plain, such as two
 * rules that disagree, is left to jsdom, and `quickStyles.test.tsx` compares the answers of both.
 */

const properties = ['display', 'visibility', 'pointer-events', 'opacity'] as const;
type Property = (typeof properties)[number];

/**
 * The properties by their names in CSS and in scripts, such as `pointer-events` and
 * `pointerEvents`.
 */
const byName = new Map<string, Property>([
  ...properties.map((property): [string, Property] => [property, property]),
  ['pointerEvents', 'pointer-events'],
]);
const isInherited = (property: Property) =>
  property === 'visibility' || property === 'pointer-events';
const initial: Readonly<Record<Exclude<Property, 'display'>, string>> = {
  visibility: 'visible',
  'pointer-events': 'auto',
  opacity: '1',
};

interface Rule {
  selector: string;
  values: ReadonlyMap<Property, string>;
}

/**
 * The rules that were inserted into a sheet, in order; null for a rule that sets none of the
 * properties.
 */
interface Noted {
  rules: (Rule | null)[];
  /** Rules by the class, the tag or the `*` of what they select; null after a change. */
  bySubject: Map<string, Rule[]> | null;
}

const declaration = /(?:^|;)\s*(display|visibility|pointer-events|opacity)\s*:\s*([^;]+)/g;

/** Reads a style rule. Rules that begin with `@` ask for widths and media, which jsdom has not. */
function ruleOf(text: string): Rule | null {
  const [, selector, body] = /^([^@{}][^{}]*)\{([^{}]*)\}$/.exec(text.trim()) ?? [];
  if (selector === undefined || body === undefined) return null;
  const found = Array.from(body.matchAll(declaration), ([, name, value]): [Property, string] => [
    name as Property,
    (value ?? '').trim(),
  ]);
  return found.length === 0 ? null : { selector, values: new Map(found) };
}

/** Removes everything in parentheses from a selector, nested ones included. */
function withoutBrackets(selector: string): string {
  const outer = selector.replaceAll(/\([^()]*\)/g, '');
  return outer === selector ? outer : withoutBrackets(outer);
}

/** The classes, tags or `*` that an element must have for a selector to match. */
function subjectsOf(selector: string): string[] {
  return withoutBrackets(selector)
    .split(',')
    .flatMap((part) => {
      const last =
        part
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      // Elements have no style of their pseudo-elements.
      if (last.includes('::')) return [];
      return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/.exec(last)?.[0] ?? '*';
    });
}

const noted = new WeakMap<CSSStyleSheet, Noted>();

function notesOf(sheet: CSSStyleSheet): Noted {
  const notes = noted.get(sheet) ?? { rules: [], bySubject: null };
  noted.set(sheet, notes);
  return notes;
}

function bySubject(notes: Noted): Map<string, Rule[]> {
  if (notes.bySubject !== null) return notes.bySubject;
  const index = new Map<string, Rule[]>();
  for (const rule of notes.rules) {
    if (rule === null) continue;
    for (const subject of new Set(subjectsOf(rule.selector)))
      index.set(subject, [...(index.get(subject) ?? []), rule]);
  }
  notes.bySubject = index;
  return index;
}

/**
 * The values that the page's rules set for an element; null when a sheet has rules that were not
 * recorded.
 */
function valuesFor(element: Element, property: Property): Set<string> | null {
  const values = new Set<string>();
  const subjects = [...Array.from(element.classList, (name) => `.${name}`), element.localName, '*'];
  for (const sheet of element.ownerDocument.styleSheets) {
    const notes = notesOf(sheet);
    if (notes.rules.length !== sheet.cssRules.length) return null;
    const index = bySubject(notes);
    for (const subject of subjects)
      for (const { selector, values: set } of index.get(subject) ?? []) {
        const value = set.get(property);
        if (value !== undefined && (selector === subject || element.matches(selector)))
          values.add(value);
      }
  }
  return values;
}

/**
 * Cache: the `display` of elements that only jsdom's default sheet styles, by tag, type and
 * attributes.
 */
const displays = new Map<string, string>();

function quickValue(
  element: Element,
  property: Property,
  computed: () => CSSStyleDeclaration,
): string | null {
  const inline = (element as HTMLElement).style.getPropertyValue(property);
  const values = valuesFor(element, property);
  if (values === null || values.size > 1 || (values.size === 1 && inline !== '')) return null;
  const value = inline === '' ? [...values][0]?.replace(/\s*!important$/, '') : inline;
  if (value !== undefined) return /^(inherit|initial|unset|revert)/.test(value) ? null : value;
  if (property === 'display') {
    if (element.hasAttribute('popover')) return null;
    const kind = [
      element.localName,
      element.getAttribute('type'),
      element.hasAttribute('hidden'),
      element.hasAttribute('open'),
    ].join();
    const display = displays.get(kind) ?? computed().display;
    displays.set(kind, display);
    return display;
  }
  const { parentElement } = element;
  if (!isInherited(property) || parentElement === null) return initial[property];
  return quickValue(parentElement, property, computed);
}

/**
 * Replaces `getComputedStyle` of a window by the quick one; calling it again for the same window
 * does nothing.
 */
export function answerStylesQuickly(view: Window & typeof globalThis): void {
  const { prototype } = view.CSSStyleSheet;
  const insertRule = Reflect.get(prototype, 'insertRule');
  const deleteRule = Reflect.get(prototype, 'deleteRule');
  if (insertRule.name === 'noteAndInsert') return;
  prototype.insertRule = function noteAndInsert(text, index = 0) {
    const at = insertRule.call(this, text, index);
    const notes = notesOf(this);
    notes.rules.splice(at, 0, ruleOf(text));
    notes.bySubject = null;
    return at;
  };
  prototype.deleteRule = function noteAndDelete(index) {
    deleteRule.call(this, index);
    const notes = notesOf(this);
    notes.rules.splice(index, 1);
    notes.bySubject = null;
  };
  const original = view.getComputedStyle.bind(view);
  view.getComputedStyle = (element, pseudoElement) => {
    let computed: CSSStyleDeclaration | undefined;
    const compute = () => (computed ??= original(element, pseudoElement));
    if (pseudoElement) return compute();
    const valueOf = (name: string): string | null => {
      const property = byName.get(name);
      return property === undefined ? null : quickValue(element, property, compute);
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) => valueOf(property) ?? compute().getPropertyValue(property);
        const quick = typeof name === 'string' ? valueOf(name) : null;
        if (quick !== null) return quick;
        const value: unknown = Reflect.get(compute(), name);
        return typeof value === 'function' ? (value.bind(compute()) as unknown) : value;
      },
    });
  };
}
