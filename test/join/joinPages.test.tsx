// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { CourierRegistrationPage } from '../../src/join/CourierRegistrationPage.tsx';
import { StoreRegistrationPage } from '../../src/join/StoreRegistrationPage.tsx';
import { loadMessages, loadMoreMessages } from '../../src/messages/index.ts';
import { refusal, serve, show } from '../catalogue/wireShop.tsx';

beforeAll(async () => {
  await loadMessages('en');
  await loadMoreMessages();
});

/** Lets every call to the path fail until it is told otherwise. */
function failing(path: string) {
  let fails = true;
  serve((asked) => (asked.path === path && fails ? refusal(500, 'Out of order.') : undefined));
  return () => (fails = false);
}

describe('pages of those who join', () => {
  it('LAND-12: a list of modules that does not come can be asked for again', async () => {
    const mend = failing('/api/v1/module');
    show(<StoreRegistrationPage />, '/store-registration?active=active');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Your store' })).toBeVisible();
  });

  it('LAND-13: vehicles that do not come can be asked for again, and the form is there', async () => {
    const mend = failing('/api/v1/get-vehicles');
    show(<CourierRegistrationPage />, '/deliveryman-registration');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByLabelText(/First name/)).toBeVisible();
    mend();
    await userEvent.click(retry);
    expect(screen.queryByText('Out of order.')).toBeNull();
  });
});
