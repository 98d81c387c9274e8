// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { keptOnDevice, openCheckout } from './openCheckout.tsx';

beforeAll(async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = () => undefined;
});

describe('CHK-06 WCAG 2.4.3: once a coupon is applied, the button that removes it has the focus', () => {
  it('after Enter in the field, and not after a reload', async () => {
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    await user.type(await screen.findByLabelText('Coupon code'), 'FIVE{Enter}');
    await screen.findByText('FIVE applied');
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
    const stored = keptOnDevice();
    cleanup();
    openCheckout({ stored });
    await screen.findByText('FIVE applied');
    expect(document.body).toHaveFocus();
  });

  it('after "Apply" in the list', async () => {
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    await user.click(await screen.findByRole('button', { name: 'Apply FIVE' }));
    await screen.findByText('FIVE applied');
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  });
});
