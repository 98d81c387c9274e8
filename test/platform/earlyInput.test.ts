// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatEarlyInput } from '../../src/platform/early/repeatEarlyInput.ts';

const given = (field: HTMLInputElement | HTMLSelectElement, value: string | boolean) => {
  globalThis.early?.given.set(field, value);
};

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><main></main></div>';
  globalThis.early = { triggered: new Set(), given: new Map(), hearing: new AbortController() };
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.early = undefined;
});

/** Renders the page and returns its first element with this tag. */
function draw<Kind extends keyof HTMLElementTagNameMap>(kind: Kind, html: string) {
  const place = document.getElementById('root');
  place?.replaceChildren();
  place?.insertAdjacentHTML('beforeend', `<header></header><main>${html}</main>`);
  const found = document.querySelector(kind);
  if (found === null) throw new Error(`no ${kind} in ${html}`);
  return found;
}

describe('what was done before the code of a page was there', () => {
  it('a text is told again, as it was typed', async () => {
    const field = draw('input', '<input>');
    given(field, 'Saffron');
    const told = vi.fn(() => field.value);
    field.addEventListener('input', told);
    await repeatEarlyInput();
    expect(told).toHaveReturnedWith('Saffron');
  });

  it('PROF-07: a chosen file is told again', async () => {
    const field = draw('input', '<input type="file">');
    given(field, 'C:\\fakepath\\logo.png');
    const told = vi.fn();
    field.addEventListener('change', told);
    await repeatEarlyInput();
    expect(told).toHaveBeenCalledOnce();
  });

  it.each([
    ['radio', true],
    ['checkbox', true],
    ['checkbox', false],
  ])('a %s is pressed again until it is checked: %s', async (type, checked) => {
    const field = draw('input', `<input type="${type}">`);
    field.checked = checked;
    given(field, checked);
    const told = vi.fn(() => field.checked);
    field.addEventListener('change', told);
    await repeatEarlyInput();
    expect(told.mock.results.map(({ value }) => value as boolean)).toEqual([checked]);
  });

  it('an option of a list is told again', async () => {
    const list = draw('select', '<select><option>a</option><option>b</option></select>');
    given(list, 'b');
    const told = vi.fn(() => list.value);
    list.addEventListener('change', told);
    await repeatEarlyInput();
    expect(told).toHaveReturnedWith('b');
  });

  it('a button is pressed once the page has drawn what changed when it took over', async () => {
    const [former, present] = [vi.fn(), vi.fn()];
    const button = draw('button', '<button>Reset</button>');
    globalThis.early?.triggered.add(button);
    button.onclick = former;
    const repeated = repeatEarlyInput();
    // React replaces the handler when an effect that ran before this one has started an actor.
    button.onclick = present;
    await repeated;
    expect(former).not.toHaveBeenCalled();
    expect(present).toHaveBeenCalledOnce();
  });

  it.each([
    ['Rent Vento 125', 1],
    ['', 0],
  ])(
    'RENT-02: a button “%s” that moves into a bar as the page takes over is pressed there (%i times)',
    async (words, times) => {
      vi.useFakeTimers();
      const button = draw('button', `<aside><button>${words}</button></aside><section></section>`);
      globalThis.early?.triggered.add(button);
      button.remove();
      const bar = document.createElement('button');
      bar.textContent = words;
      const pressed = vi.fn();
      bar.onclick = pressed;
      document.querySelector('section')?.append(bar);
      const repeated = repeatEarlyInput();
      await vi.advanceTimersByTimeAsync(5000);
      await repeated;
      expect(pressed).toHaveBeenCalledTimes(times);
    },
  );

  it('RENT-02: of two buttons alike none is pressed for the one that is gone', async () => {
    vi.useFakeTimers();
    const button = draw('button', '<aside><button>Add</button></aside><section></section>');
    globalThis.early?.triggered.add(button);
    button.remove();
    const section = document.querySelector('section');
    section?.insertAdjacentHTML('beforeend', '<button>Add</button><button>Add</button>');
    const pressed = vi.fn();
    section?.addEventListener('click', pressed);
    const repeated = repeatEarlyInput();
    await vi.advanceTimersByTimeAsync(5000);
    await repeated;
    expect(pressed).not.toHaveBeenCalled();
  });

  it('CART-07: all buttons are pressed, the one that was pressed last at the end', async () => {
    draw('main', '<button>Tea</button><button>Bread</button>');
    const [tea, bread] = document.querySelectorAll('button');
    if (tea === undefined || bread === undefined) throw new Error('no buttons');
    for (const one of [tea, bread]) globalThis.early?.triggered.add(one);
    const pressed: string[] = [];
    // A page draws what a press changed a moment later, as React does.
    let drawn = 0;
    for (const one of [tea, bread]) {
      one.onclick = () => {
        pressed.push(`${one.textContent} in a cart of ${drawn}`);
        queueMicrotask(() => (drawn += 1));
      };
    }
    await repeatEarlyInput();
    expect(pressed).toEqual(['Tea in a cart of 0', 'Bread in a cart of 1']);
  });

  it('NAV-07: a form is sent with the text that was typed, once the page has drawn it', async () => {
    const form = draw('form', '<form><input></form>');
    const field = form.querySelector('input');
    if (field === null) throw new Error('no field');
    given(field, 'tea');
    globalThis.early?.triggered.add(form);
    // A page draws what was typed a moment later, as React does.
    let drawn = '';
    field.addEventListener('input', () => queueMicrotask(() => (drawn = field.value)));
    const sent = vi.fn();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent(drawn);
    });
    await repeatEarlyInput();
    expect(sent).toHaveBeenCalledExactlyOnceWith('tea');
  });

  it('in a page that is drawn anew, the same fields and the same button get it', async () => {
    const page = '<input name="a"><input name="b"><button>Go</button><button>Back</button>';
    draw('main', page);
    const [a, b] = document.querySelectorAll('input');
    const [, back] = document.querySelectorAll('button');
    if (a === undefined || b === undefined || back === undefined) throw new Error('no page');
    given(b, 'Saffron');
    globalThis.early?.triggered.add(back);
    draw('main', page);
    const pressed: (string | null)[] = [];
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element) pressed.push(target.textContent);
    });
    await repeatEarlyInput();
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual([
      '',
      'Saffron',
    ]);
    expect(pressed).toEqual(['Back']);
  });

  it('CART-07: in a page that is drawn anew, a press that adds buttons leads no other press astray', async () => {
    const page = '<button>+</button><button>+</button>';
    draw('main', page);
    for (const one of document.querySelectorAll('button')) globalThis.early?.triggered.add(one);
    draw('main', page);
    const pressed: number[] = [];
    for (const [index, one] of document.querySelectorAll('button').entries()) {
      one.onclick = () => {
        pressed.push(index);
        if (index === 0) one.insertAdjacentHTML('beforebegin', '<button>+</button>');
      };
    }
    await repeatEarlyInput();
    expect(pressed).toEqual([0, 1]);
  });

  it('NAV-07: in a page that is drawn anew, the form is sent though its text changed with what was typed', async () => {
    const page = '<form><input><kbd>/</kbd></form>';
    const old = draw('form', page);
    const typed = old.querySelector('input');
    if (typed === null) throw new Error('no field');
    given(typed, 'tea');
    globalThis.early?.triggered.add(old);
    const form = draw('form', page);
    const field = form.querySelector('input');
    field?.addEventListener('input', () => form.querySelector('kbd')?.remove());
    const sent = vi.fn();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent(field?.value);
    });
    await repeatEarlyInput();
    expect(sent).toHaveBeenCalledExactlyOnceWith('tea');
  });

  it('a text is told again where another part of the page was drawn anew', async () => {
    const button = draw('button', '<input><button>Sign in</button>');
    const field = document.querySelector('input');
    if (field === null) throw new Error('no field');
    field.value = 'Saffron';
    given(field, 'Saffron');
    globalThis.early?.triggered.add(button);
    button.replaceWith(button.cloneNode(true));
    const told = vi.fn(() => field.value);
    field.addEventListener('input', told);
    await repeatEarlyInput();
    expect(told).toHaveReturnedWith('Saffron');
  });

  it('a field that comes late gets it too, and one with another text by now keeps that', async () => {
    const page = '<input name="a"><input name="b">';
    draw('main', page);
    const [a, b] = document.querySelectorAll('input');
    if (a === undefined || b === undefined) throw new Error('no page');
    given(a, 'Saffron');
    given(b, 'Rice');
    draw('main', '<p>Loading</p>');
    const repeated = repeatEarlyInput();
    draw('main', '<input name="a"><input name="b" value="Beans">');
    await repeated;
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual([
      'Saffron',
      'Beans',
    ]);
  });

  it('a page without that button is pressed nowhere', async () => {
    const old = draw('button', '<button>Pay $12.00</button>');
    globalThis.early?.triggered.add(old);
    const now = draw('button', '<button>Pay $14.00</button>');
    const pressed = vi.fn();
    now.addEventListener('click', pressed);
    vi.useFakeTimers();
    const repeated = repeatEarlyInput();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(5000);
    await repeated;
    expect(pressed).not.toHaveBeenCalled();
  });
});
