// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CourierRegistrationPage } from '../../src/join/CourierRegistrationPage.tsx';
import { StoreRegistrationPage } from '../../src/join/StoreRegistrationPage.tsx';
import { UnderReview } from '../../src/join/UnderReview.tsx';
import { loadMessages, loadMoreMessages } from '../../src/messages/index.ts';
import { module, refusal, serve, show } from '../catalogue/wireShop.tsx';

beforeAll(async () => {
  await loadMessages('en');
  await loadMoreMessages();
});

/** Lets every call to the path fail until the test changes that. */
function failing(path: string, answer: unknown) {
  let fails = true;
  serve((asked) => {
    if (asked.path !== path) return asked.path === '/api/v1/zone/list' ? [] : undefined;
    return fails ? refusal(500, 'Out of order.') : answer;
  });
  return () => (fails = false);
}

describe('pages of those who join', () => {
  it('LAND-12: a list of modules that does not come can be asked for again', async () => {
    const mend = failing('/api/v1/module', [module]);
    show(<StoreRegistrationPage />, '/store-registration?active=active');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Your store' })).toBeVisible();
  });

  it('LAND-13: vehicles that do not come can be asked for again, and the form is there', async () => {
    const mend = failing('/api/v1/get-vehicles', [{ id: 1, type: 'Bicycle' }]);
    show(<CourierRegistrationPage />, '/deliveryman-registration');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByLabelText(/First name/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Bicycle' })).toBeNull();
    mend();
    await userEvent.click(retry);
    expect(await screen.findByRole('radio', { name: 'Bicycle' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('LAND-12 LAND-13: what follows a long form is seen and read from its beginning', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    serve(() => undefined);
    show(<UnderReview object="motor-scooter" />, '/deliveryman-registration');
    const page = await screen.findByRole('status');
    expect(page).toHaveTextContent('Your application is under review');
    expect(page).toHaveFocus();
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
    scroll.mockRestore();
  });
});
