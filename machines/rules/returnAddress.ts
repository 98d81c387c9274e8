const longest = 2048;

/**
 * Whether a text contains white space, control characters or backslashes: browsers drop them or
 * read them as a slash, so that the address changes its meaning.
 */
function isTreacherous(text: string): boolean {
  return Array.from(text).some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || /[\s\\]/u.test(character);
  });
}

/**
 * Whether a decoded path contains a character that `isTreacherous` finds, other than a space, which
 * is harmless there.
 */
function hidesControl(path: string): boolean {
  return isTreacherous(path.replaceAll(' ', ''));
}

/**
 * The path with all layers of percent-encoding removed; null when the outermost layer is malformed,
 * or when there are too many layers.
 */
function fullyDecoded(path: string): string | null {
  let text = path;
  for (let layer = 0; layer < 8; layer += 1) {
    let next: string;
    try {
      next = decodeURIComponent(text);
    } catch {
      return layer === 0 ? null : text;
    }
    if (next === text) return text;
    text = next;
  }
  return null;
}

/**
 * A safe address to return to after signing in or paying: a path of this shop with its query and
 * fragment, or null for anything that a browser might read as another site or a script (quality
 * 3.7.2): schemes, `//host`, `/\host`, the same with encoding, dots, tabs or new lines.
 */
export function safeReturnAddress(value: string | null | undefined): string | null {
  if (typeof value !== 'string' || value.length > longest) return null;
  if (!value.startsWith('/') || isTreacherous(value)) return null;
  const [path = ''] = value.split(/[?#]/);
  const decoded = fullyDecoded(path);
  if (decoded === null || decoded.startsWith('//') || hidesControl(decoded)) return null;
  const here = 'https://shop.invalid';
  const url = new URL(value, here);
  if (url.origin !== here || url.pathname.startsWith('//')) return null;
  if (new URL(decoded, here).pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
