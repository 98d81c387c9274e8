/**
 * A node of the HTML that the shop's owner wrote, after the check: a text, or an element that
 * cannot run code.
 */
export type SafeNode = string | SafeElement;

export interface SafeElement {
  tag: SafeTag;
  /** The target of a link, if it is safe to follow; null for other targets and other elements. */
  href: string | null;
  children: SafeNode[];
}

/**
 * The elements that are read, and what each becomes. Boxes and cells become paragraphs, so that
 * their texts do not run together.
 */
const allowedTags = {
  p: 'p',
  div: 'p',
  section: 'p',
  article: 'p',
  pre: 'p',
  th: 'p',
  td: 'p',
  dt: 'p',
  dd: 'p',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  br: 'br',
  hr: 'hr',
  a: 'a',
  blockquote: 'blockquote',
} as const;

export type SafeTag = (typeof allowedTags)[keyof typeof allowedTags];

/**
 * Elements that are left out together with their content, because the content is no text for
 * readers.
 */
const silenced = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'template',
  'svg',
  'math',
  'noscript',
  'title',
  'textarea',
]);
const empty = new Set<SafeTag>(['br', 'hr']);

/**
 * The open elements that end where another one begins, as HTML has it: many owners close neither
 * paragraphs nor list items. Without this, the browser would read the server's page in another way,
 * and could not hydrate it.
 */
const endedBy: Partial<Record<SafeTag, readonly SafeTag[]>> = {
  p: ['p'],
  h2: ['p', 'h2', 'h3', 'h4'],
  h3: ['p', 'h2', 'h3', 'h4'],
  h4: ['p', 'h2', 'h3', 'h4'],
  ul: ['p'],
  ol: ['p'],
  li: ['p', 'li'],
  hr: ['p'],
  blockquote: ['p'],
  a: ['a'],
};

/** Removes from the open elements those that end where an element of this kind begins. */
function endOpen(open: SafeElement[], tag: SafeTag): void {
  const list = open.findLastIndex((one) => one.tag === 'ul' || one.tag === 'ol');
  const at = open.findIndex((one, index) => index > list && endedBy[tag]?.includes(one.tag));
  if (at >= 0) open.length = at;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/**
 * The URL of a link if it is safe: to a page, a mailbox or a phone. Null for every other URL, such
 * as `javascript:`.
 */
export function safeHref(address: string): string | null {
  // Browsers ignore control characters and spaces before and inside a scheme.
  const plain = decoded(address).replaceAll(/[\s\p{Cc}]/gu, '');
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(plain) ? plain : null;
}

const hrefOf = (attributes: string): string | null => {
  const found = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  return found === null ? null : safeHref(found[1] ?? found[2] ?? found[3] ?? '');
};

const isAllowed = (name: string): name is keyof typeof allowedTags =>
  Object.hasOwn(allowedTags, name);

/**
 * Reads HTML that the shop's owner wrote into a tree that has only texts and harmless elements. The
 * tree cannot contain event handlers or scripts, so nothing has to be removed afterwards.
 */
export function readHtml(html: string): SafeNode[] {
  const root: SafeElement = { tag: 'p', href: null, children: [] };
  const open: SafeElement[] = [];
  const inside = () => open.at(-1) ?? root;
  let silence: string | null = null;
  const pieces = html.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '').split(/(<\/?[a-z][^<>]*>)/i);
  for (const piece of pieces) {
    const mark = /^<(\/?)([a-z][a-z\d]*)([^<>]*)>$/i.exec(piece);
    const name = mark?.[2]?.toLowerCase() ?? '';
    const closes = mark?.[1] === '/';
    if (silence !== null) {
      if (closes && name === silence) silence = null;
    } else if (mark === null) {
      if (piece !== '') inside().children.push(decoded(piece));
    } else if (silenced.has(name)) {
      if (!closes) silence = name;
    } else if (isAllowed(name)) {
      const tag = allowedTags[name];
      if (closes) {
        const at = open.findLastIndex((one) => one.tag === tag);
        if (at >= 0) open.length = at;
        continue;
      }
      endOpen(open, tag);
      const element: SafeElement = {
        tag,
        href: name === 'a' ? hrefOf(mark[3] ?? '') : null,
        children: [],
      };
      inside().children.push(element);
      if (!empty.has(tag)) open.push(element);
    }
  }
  return root.children;
}
