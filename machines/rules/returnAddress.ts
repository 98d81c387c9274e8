const longest = 2048;

/**
 * Whether a text contains white space, control characters or backslashes. Browsers remove them or
 * read them as a slash, so that an address could lead somewhere else.
 */
function isTreacherous(text: string): boolean {
  return Array.from(text).some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || /[\s\\]/u.test(character);
  });
}

/**
 * Whether a decoded path contains a dangerous character (see `isTreacherous`); a space is allowed
 * in it.
 */
function hidesControl(path: string): boolean {
  return isTreacherous(path.replaceAll(' ', ''));
}

/**
 * The path with all percent-encoding removed, also when it is encoded several times. null when the
 * outer encoding is malformed, or when it is encoded too many times.
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
 * Checks an address to return to after signing in or paying. Returns it if it is a path of this
 * shop, with query and fragment; null for everything that a browser might read as another site or a
 * script (quality 3.7.2): schemes, `//host`, `/\host`, also hidden by encoding, dots, tabs or new
 * lines.
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
