// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltips } from '../../src/app/Tooltips.tsx';

/** The buttons have no size in jsdom: all of them are narrow enough there. */
function open() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, delay: null });
  render(
    <>
      <button type="button" aria-label="Wishlist">
        <svg />3
      </button>
      <button type="button" aria-label="Share this store">
        <svg />
      </button>
      <button type="button" aria-label="Cart, 3 items">
        Cart
      </button>
      <p>Text</p>
      <Tooltips />
    </>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { user, button, rest };
}

const tip = () => screen.queryByRole('tooltip', { hidden: true })?.textContent ?? null;

beforeEach(() => () => vi.useRealTimers());

describe('the tooltip of icon buttons', () => {
  it('says the name of a button on which the mouse rests for half a second', async () => {
    const { user, button, rest } = open();
    await user.hover(button('Wishlist'));
    await rest(450);
    expect(tip()).toBeNull();
    await rest(100);
    expect(tip()).toBe('Wishlist');
    await user.hover(button('Share this store'));
    expect(tip()).toBeNull();
    await rest(500);
    expect(tip()).toBe('Share this store');
    await user.hover(screen.getByText('Text'));
    expect(tip()).toBeNull();
  });

  it('stays away from buttons with words, and from a finger', async () => {
    const { user, button, rest } = open();
    await user.hover(button('Cart, 3 items'));
    await rest(1000);
    expect(tip()).toBeNull();
    await user.pointer({ keys: '[TouchA>]', target: button('Wishlist') });
    await rest(1000);
    expect(tip()).toBeNull();
  });

  it.each([
    ['a press', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('3'))],
    ['a key', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('goes at %s, and does not come back before the mouse does', async (_, deed) => {
    const { user, button, rest } = open();
    await user.hover(button('Wishlist'));
    await rest(500);
    expect(tip()).toBe('Wishlist');
    await deed(user);
    expect(tip()).toBeNull();
    await rest(1000);
    expect(tip()).toBeNull();
    await user.hover(screen.getByText('Text'));
    await user.hover(button('Wishlist'));
    await rest(500);
    expect(tip()).toBe('Wishlist');
  });

  it('is for the eyes alone: a screen reader knows the name from the button', async () => {
    const { user, button, rest } = open();
    await user.hover(button('Wishlist'));
    await rest(500);
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(button('Wishlist')).not.toHaveAttribute('aria-describedby');
  });
});
