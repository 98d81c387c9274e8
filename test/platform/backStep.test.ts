// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerLayer } from '../../src/platform/backStep.ts';
import { routerWindow } from '../../src/platform/browser.ts';

/** The paths of the `popstate` events that reach the router. */
const moves: string[] = [];
const router = () => moves.push(window.location.pathname);
routerWindow.addEventListener('popstate', router);
afterAll(() => routerWindow.removeEventListener('popstate', router));

let count = 0;
/** Opens a page as the router does, with the router's own index (`idx`) in the history state. */
function open(path: string, how: 'pushState' | 'replaceState' = 'pushState'): void {
  if (how === 'pushState') count += 1;
  routerWindow.history[how]({ idx: count }, '', path);
}

/**
 * Waits until the history is idle: each move is a separate task, and one move can lead to another.
 */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setTimeout(done));
}

/** Moves through the history, and lets what follows from it happen. */
async function go(steps: number): Promise<void> {
  window.history.go(steps);
  await settled();
}

/** A layer that closes on Back, as a dialog does; `open` is true while it is there. */
function layer(again?: () => void) {
  const state = { open: true };
  const takeOff = registerLayer({
    back: () => close(),
    reopen: again,
  });
  const close = () => {
    if (!state.open) return;
    state.open = false;
    takeOff();
  };
  return { state, close };
}

const act = () => window.dispatchEvent(new Event('pointerdown'));

beforeEach(() => {
  open('/home');
  open('/store');
  act();
  moves.length = 0;
});

const opened: ReturnType<typeof layer>[] = [];
const lay = (again?: () => void) => {
  const one = layer(again);
  opened.push(one);
  return one;
};
afterEach(() => opened.splice(0).forEach(({ close }) => close()));

describe('Back and the layers of a page', () => {
  it('closes the topmost layer, and the page hears nothing of it', async () => {
    const below = lay();
    const top = lay();
    await go(-1);
    expect([below.state.open, top.state.open]).toEqual([true, false]);
    await go(-1);
    expect(below.state.open).toBe(false);
    expect(window.location.pathname).toBe('/store');
    expect(moves).toEqual([]);
    await go(-1);
    expect(moves).toEqual(['/home']);
  });

  it('leaves a layer that only goes a step back where it is', async () => {
    const back = vi.fn<() => void>();
    const takeOff = registerLayer({ back });
    await go(-1);
    await go(-1);
    expect(back).toHaveBeenCalledTimes(2);
    expect(moves).toEqual([]);
    takeOff();
  });

  it('goes past a layer that was closed by itself, at one press', async () => {
    lay().close();
    lay().close();
    await go(-1);
    expect(moves).toEqual(['/home']);
  });

  it('gives the place of a layer to the page that opens from it', async () => {
    const one = lay();
    const entries = window.history.length;
    one.close();
    open('/checkout');
    expect(window.history.length).toBe(entries);
    await go(-1);
    expect(moves).toEqual(['/store']);
    await go(1);
    expect(moves).toEqual(['/store', '/checkout']);
  });

  it('goes on under a layer that stays open over another page', async () => {
    const one = lay();
    open('/checkout');
    await settled();
    await go(-1);
    expect(one.state.open).toBe(false);
    expect(window.location.pathname).toBe('/checkout');
  });

  it('opens again on Forward what Back had closed', async () => {
    const again = vi.fn<() => void>();
    lay(again);
    await go(-1);
    await go(1);
    expect(again).toHaveBeenCalledTimes(1);
    expect(moves).toEqual([]);
    await go(-1);
    expect(moves).toEqual(['/home']);
  });

  it('keeps the address that a page took meanwhile', async () => {
    lay();
    open('/store?sort=rating', 'replaceState');
    await go(-1);
    expect(window.location.search).toBe('?sort=rating');
    expect(moves).toEqual([]);
  });

  it('leads back from the next page to what was made of the page below a layer, and past what it was before', async () => {
    const one = lay();
    open('/store?sort=rating', 'replaceState');
    one.close();
    open('/product');
    await go(-1);
    expect(window.location.search).toBe('?sort=rating');
    act();
    const two = lay();
    const { idx } = window.history.state as { idx: number };
    routerWindow.history.replaceState({ idx }, '', '/store?sort=price');
    two.close();
    open('/product');
    await go(-1);
    expect(window.location.search).toBe('?sort=price');
    await go(-1);
    expect(moves).toEqual(['/store', '/store', '/home']);
    expect(window.location.pathname).toBe('/home');
  });

  it('cuts off no Forward before somebody acts on the page', async () => {
    open('/forgot-password');
    await go(-1);
    const one = lay();
    await go(1);
    expect(moves).toEqual(['/store', '/forgot-password']);
    await go(-1);
    act();
    await go(-1);
    expect(one.state.open).toBe(false);
    expect(window.location.pathname).toBe('/store');
  });
});
