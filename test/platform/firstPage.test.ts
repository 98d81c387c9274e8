// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { repeatEarlyInput } from '../../src/platform/firstPage.ts';

const hear = () => undefined;

afterEach(() => {
  document.body.replaceChildren();
  globalThis.early = undefined;
});

/** A field of the page in which something was given before its code was there. */
function earlyField(type: string, value: string): HTMLInputElement {
  const field = document.createElement('input');
  field.type = type;
  document.body.append(field);
  globalThis.early = { pressed: null, typed: new Map([[field, value]]), hear };
  return field;
}

describe('what was done before the code of a page was there', () => {
  it('a text is told again, as it was typed', () => {
    const field = earlyField('text', 'Saffron');
    const told = vi.fn(() => field.value);
    field.addEventListener('input', told);
    repeatEarlyInput();
    expect(told).toHaveReturnedWith('Saffron');
  });

  it('PROF-07: a chosen file is told again, and is not set anew, which no browser lets anybody do', () => {
    const field = earlyField('file', 'C:\\fakepath\\logo.png');
    const told = vi.fn();
    field.addEventListener('change', told);
    repeatEarlyInput();
    expect(told).toHaveBeenCalledOnce();
  });
});
