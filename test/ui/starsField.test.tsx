// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { StarsField } from '../../src/ui/field/StarsField.tsx';

afterEach(() => loadMessages('en'));

function Review() {
  const [stars, setStars] = useState<number | null>(null);
  return <StarsField label="Burger" value={stars} onChange={setStars} />;
}

/** For each star in order, whether a screen reader announces it as chosen. */
const chosen = () =>
  screen.getAllByRole('radio').map((star) => star.getAttribute('aria-checked') === 'true');

const lit = () => screen.getAllByRole('radio').filter((star) => 'highlighted' in star.dataset);

describe.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('stars in %s (WCAG 2.1.1, 4.1.2)', (language, onwards, back) => {
  it('are one stop of Tab, and arrows choose the next and the one before', async () => {
    await loadMessages(language);
    const user = userEvent.setup();
    render(<Review />);
    const group = screen.getByRole('radiogroup', { name: 'Burger' });
    expect(chosen()).toEqual([false, false, false, false, false]);
    await user.tab();
    expect(group).toContainElement(document.activeElement as HTMLElement);
    // A star takes the focus in the next frame, and nobody presses the next key before that frame is
    // over.
    const press = async (key: string, stars: number) => {
      await user.keyboard(key);
      const star = screen.getAllByRole('radio')[stars - 1];
      await waitFor(() => expect(star).toHaveFocus());
      await new Promise(requestAnimationFrame);
      expect(chosen()).toEqual([1, 2, 3, 4, 5].map((count) => count === stars));
    };
    await press(onwards, 1);
    await press(onwards, 2);
    await press(onwards, 3);
    await press(back, 2);
    expect(lit()).toHaveLength(2);
    await press('{End}', 5);
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('the chosen star gets the focus, however late the next frame of React would be', async () => {
    await loadMessages(language);
    // The next frame comes at once, before React would render by itself.
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
      queueMicrotask(() => run(0));
      return 0;
    });
    const user = userEvent.setup();
    render(<Review />);
    await user.tab();
    for (const stars of [1, 2, 3]) {
      await user.keyboard(onwards);
      await waitFor(() => expect(chosen()[stars - 1]).toBe(true));
      expect(screen.getAllByRole('radio')[stars - 1]).toHaveFocus();
    }
  });

  it('are pressed, and a press on the chosen one, Delete or Backspace takes it back', async () => {
    await loadMessages(language);
    const user = userEvent.setup();
    render(<Review />);
    const fourth = screen.getAllByRole('radio')[3] as HTMLElement;
    await user.click(fourth);
    expect(chosen()).toEqual([false, false, false, true, false]);
    await user.unhover(fourth);
    expect(lit()).toHaveLength(4);
    await user.click(fourth);
    expect(chosen()).toEqual([false, false, false, false, false]);
    await user.unhover(fourth);
    expect(lit()).toHaveLength(0);
    for (const key of ['{Delete}', '{Backspace}']) {
      await user.click(fourth);
      expect(chosen()[3]).toBe(true);
      await user.keyboard(key);
      expect(chosen()).toEqual([false, false, false, false, false]);
      expect(fourth).toHaveFocus();
    }
  });

  it('are taken back by the arrow before the first one', async () => {
    await loadMessages(language);
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(<StarsField label="Burger" value={1} onChange={onChange} />);
    await user.tab();
    await user.keyboard(back);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });
});

it('says of each star in the language how many it gives, and nothing in English besides', async () => {
  await loadMessages('ar');
  render(<Review />);
  const names = screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'));
  expect(names[0]).toBe('نجمة واحدة');
  expect(screen.getAllByRole('radio')[0]).toHaveAttribute('aria-roledescription', '');
});
