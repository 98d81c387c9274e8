// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PriceRange } from '../../src/rental/search/PriceRange.tsx';
import { loadMessages, t } from '../../src/messages/index.ts';

afterEach(() => loadMessages('en'));

async function show(language: 'en' | 'ar') {
  await loadMessages(language);
  const told: [number | null, number | null][] = [];
  function Range() {
    const [[min, max], setRange] = useState<[number | null, number | null]>([null, null]);
    return (
      <PriceRange
        from={5}
        to={60}
        min={min}
        max={max}
        currency={{ symbol: '$', side: 'left', digits: 2 }}
        onChange={(...range) => {
          told.push(range);
          setRange(range);
        }}
      />
    );
  }
  render(<Range />);
  const user = userEvent.setup();
  /** Presses and releases a key on the slider. The slider reports a value only on release. */
  const press = async (key: string) => {
    await user.keyboard(`{${key}>}`);
    expect(told.length).toBe(before);
    await user.keyboard(`{/${key}}`);
    before = told.length;
  };
  let before = 0;
  return { told, user, press };
}

const low = () => screen.getByRole('slider', { name: t('rental.filter.priceMin') });
const high = () => screen.getByRole('slider', { name: t('rental.filter.priceMax') });

describe.each([
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const)('the price range in %s (WCAG 2.1.1, 4.1.2)', (language, more, less) => {
  it('says both prices and what each thumb may reach', async () => {
    const { user } = await show(language);
    expect(low()).toHaveAttribute('aria-valuemin', '5');
    expect(low()).toHaveAttribute('aria-valuenow', '5');
    expect(low()).toHaveAttribute('aria-valuemax', '60');
    expect(high()).toHaveAttribute('aria-valuetext', '$60.00');
    await user.tab();
    expect(low()).toHaveFocus();
    await user.tab();
    expect(high()).toHaveFocus();
  });

  it('is moved by arrows in the reading direction, and by Home and End', async () => {
    const { user, told, press } = await show(language);
    await user.tab();
    await press(more);
    expect(told).toEqual([[6, null]]);
    await user.tab();
    await press(less);
    await press('Home');
    await press('End');
    expect(told.slice(1)).toEqual([
      [6, 59],
      [6, 6],
      [6, null],
    ]);
  });

  it('tells once of a key that is held down, when it is up', async () => {
    const { user, told } = await show(language);
    await user.tab();
    for (const price of ['6', '7', '8']) {
      fireEvent.keyDown(low(), { key: more });
      await waitFor(() => expect(low()).toHaveAttribute('aria-valuenow', price));
    }
    expect(told).toEqual([]);
    fireEvent.keyUp(low(), { key: more });
    expect(told).toEqual([[8, null]]);
  });
});
