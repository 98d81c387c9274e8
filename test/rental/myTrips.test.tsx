// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { MyTripsPage } from '../../src/rental/trips/MyTripsPage.tsx';
import { refusal, serve, show, type Answers } from '../catalogue/wireShop.tsx';
import { payable, wireTrip } from './wireTrips.ts';
import { rentalAnswers, renting } from './wireVehicles.ts';

beforeAll(() => loadMessages('en'));

const running = '/api/v1/rental/user/trip/get-trip-list/running';
const over = '/api/v1/rental/user/trip/get-trip-list/completed';

const list = (trips: unknown[], total = trips.length) => ({
  total_size: total,
  limit: 10,
  offset: 1,
  trips,
});

function open(answers: Answers, stored: Record<string, string> = { ...renting, token: 'a-token' }) {
  const log = serve(rentalAnswers((asked) => answers(asked) ?? payable[asked.path]));
  const { url } = show(<MyTripsPage />, '/rental/trips', stored);
  return { log, url, user: userEvent.setup() };
}

const cards = async () => screen.findAllByRole('listitem');

describe('my trips', () => {
  it('NAV-11, NAV-29: shows those that run, and under tabs of their own those made and canceled', async () => {
    const { user, url } = open(({ path, query }) => {
      if (path === running) return list([wireTrip({ quantity: 2 })]);
      if (path !== over) return undefined;
      const status = query.get('trip_status') as 'completed' | 'canceled';
      return list([wireTrip({ id: status === 'canceled' ? 3 : 5, trip_status: status })]);
    });
    const [card] = await cards();
    if (card === undefined) throw new Error('there is no trip');
    expect(within(card).getByRole('link', { name: 'Quayside Motors' })).toHaveAttribute(
      'href',
      '/rental/trips/100007',
    );
    for (const words of ['Trip 100007', '2 vehicles', 'Nov 24', 'Pending', '$60.00']) {
      expect(card).toHaveTextContent(words);
    }
    await user.click(screen.getByRole('tab', { name: 'Canceled' }));
    expect(await screen.findByText(/Trip 3,/)).toBeVisible();
    expect(url().search).toBe('?view=canceled');
    await user.click(screen.getByRole('tab', { name: 'Completed' }));
    expect(await screen.findByText(/Trip 5,/)).toBeVisible();
  });

  it('bad input: how many vehicles a trip has is named as missing when nobody said it', async () => {
    open(({ path }) =>
      path === running ? list([{ ...wireTrip(), quantity: undefined }]) : undefined,
    );
    const [card] = await cards();
    expect(card).toHaveTextContent('Trip 100007, Quantity not available, Nov 24');
  });

  it('API-44: ten at a time; more that could not be read can be asked for again', async () => {
    let down = true;
    const { user } = open(({ path, query }) => {
      if (path !== running) return undefined;
      const first = (Number(query.get('offset')) - 1) * 10;
      if (first > 0 && down) return refusal(403, 'Not just now.');
      const rows = Array.from({ length: first === 0 ? 10 : 2 }, (_, at) =>
        wireTrip({ id: first + at + 1 }),
      );
      return list(rows, 12);
    });
    expect(await cards()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Not just now.')).toBeVisible();
    expect(await cards()).toHaveLength(10);
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Trip 12,/)).toBeVisible();
    expect(await cards()).toHaveLength(12);
  });

  it('says that there is none, and where vehicles are', async () => {
    open(({ path }) => (path === running ? list([]) : undefined));
    expect(await screen.findByText('No trips here yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a vehicle' })).toHaveAttribute(
      'href',
      '/rental/vehicle-search?all_category=1',
    );
  });

  it('MSG-21: offers to try again when they could not be read', async () => {
    let down = true;
    const { user } = open(({ path }) => {
      if (path !== running) return undefined;
      return down ? refusal(403, 'Not just now.') : list([wireTrip()]);
    });
    expect(await screen.findByText('Not just now.')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Trip 100007,/)).toBeVisible();
  });

  it('CHK-13, MSG-07: a guest is told to sign in, and nothing is asked', async () => {
    const { log } = open(() => undefined, renting);
    expect(await screen.findByText('You must be login to access this page.')).toBeVisible();
    expect(log.some(({ path }) => path === running)).toBe(false);
  });
});
