import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnAddress } from '../../machines/rules/returnAddress.ts';

const origin = 'https://shop.example';

describe('return addresses', () => {
  it.each([
    '/',
    '/home',
    '/checkout?page=cart',
    '/store/pizza-place?module_id=2&lat=1.5#menu',
    '/profile?page=wallet&from=//elsewhere.example',
    '/category/%D8%AE%D8%A8%D8%B2',
    '/search?q=50%25%20off',
    '/@handle',
    '/a%20b',
  ])('ASVS 3.7.2: %s leads back into the shop', (address) => {
    const safe = safeReturnAddress(address);
    expect(safe).not.toBeNull();
    expect(new URL(safe ?? '', origin).href).toBe(new URL(address, origin).href);
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    'home',
    '?page=cart',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    String.raw`/home\..\evil`,
    'https://evil.example',
    'https:evil.example',
    'HTTPS:/evil.example',
    'user@evil.example',
    '//user@evil.example/home',
    'javascript:alert(1)',
    '/\tjavascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nLocation: https://evil.example',
    '\t//evil.example',
    ' /home',
    '/%2F%2Fevil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%252F%252Fevil.example',
    '/%25252Fevil.example',
    '/%09/evil.example',
    '/home%0d%0aSet-Cookie:x',
    '/%00',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    '/x/%2e%2e//evil.example',
    '/x/%252e%252e//evil.example',
    '/%252e//evil.example',
    '/%E0%A4%A',
    '/\u00A0/evil.example',
    '/\u007F/evil.example',
    '/\u0080/evil.example',
    '/\u001F/evil.example',
    '/\u2028/evil.example',
    `/${'a'.repeat(3000)}`,
  ])('ASVS 3.7.2: %j is refused', (address) => {
    expect(safeReturnAddress(address)).toBeNull();
  });

  it('ASVS 3.7.2: whatever is let through stays in the shop, also when read twice', () => {
    const pieces =
      '/ // \\ . .. %2f %5c %252f %2e : @ evil.example https: javascript: ? # %09 home %'.split(
        ' ',
      );
    const piece = fc.constantFrom(...pieces, '\t', '\n', ' ', '\u0000');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.string(), (pieces, rest) => {
        const safe = safeReturnAddress(pieces.join('') + rest);
        if (safe === null) return;
        expect(safe).toMatch(/^\/(?![/\\])/);
        const url = new URL(safe, origin);
        expect(url.origin).toBe(origin);
        expect(new URL(url.pathname, origin).origin).toBe(origin);
        expect(safeReturnAddress(safe)).toBe(safe);
      }),
      { numRuns: 5000 },
    );
  });
});
