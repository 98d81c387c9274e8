// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { refusal, serve, show } from '../catalogue/wireShop.tsx';
import { VehiclePages } from './rentalPages.tsx';
import { planned, rentalAnswers, renting, wireVehicle } from './wireVehicles.ts';
import { layOutSlides } from '../ui/slides.ts';
import { displayUpTo } from '../ui/smallScreens.ts';

beforeAll(() => loadMessages('en'));

const details = '/api/v1/rental/vehicle/get-vehicle-details/halden';
const long = 'Room for two kayaks on the roof. '.repeat(8).trim();
const halden = wireVehicle({
  description: long,
  images_full_url: Array.from({ length: 7 }, (_, at) => `/picture-${at}.webp`),
});

const open = (vehicle: typeof halden, stored = planned) => {
  const log = serve(rentalAnswers(({ path }) => (path === details ? vehicle : undefined)));
  show(<VehiclePages />, '/rental/vehicle-details/halden?from=search', stored);
  return log;
};

const bar = () => screen.getByLabelText('Rent this vehicle');

beforeEach(() => void layOutSlides());

describe('the page of a vehicle', () => {
  it('RENT-02, RENT-03: the bar comes after 200 px with the estimate, and the card gives its button up', async () => {
    open(halden);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Halden Trail');
    expect(bar()).not.toHaveAttribute('data-in');
    vi.stubGlobal('scrollY', 200);
    act(() => void fireEvent.scroll(window));
    expect(bar()).not.toHaveAttribute('data-in');
    vi.stubGlobal('scrollY', 201);
    act(() => void fireEvent.scroll(window));
    expect(bar()).toHaveAttribute('data-in');
    expect(bar()).toHaveTextContent('Estimated, 6 hours');
    expect(bar()).toHaveTextContent('$75.60');
    expect(within(bar()).getByRole('button')).toHaveTextContent('Rent This Car');
    const card = screen.getByRole('complementary', { name: 'Your trip' });
    expect(within(card).queryByRole('button', { name: /Rent This Car/ })).toBeNull();
    vi.stubGlobal('scrollY', 0);
    act(() => void fireEvent.scroll(window));
    expect(bar()).not.toHaveAttribute('data-in');
  });

  it('RENT-02: the bar comes for a vehicle that is fully booked, too, and says so instead of renting', async () => {
    open({ ...halden, total_vehicle_count: 0 });
    await screen.findByRole('heading', { level: 1 });
    vi.stubGlobal('scrollY', 201);
    act(() => void fireEvent.scroll(window));
    expect(bar()).toHaveAttribute('data-in');
    expect(bar()).toHaveTextContent('Fully booked');
    expect(within(bar()).queryByRole('button')).toBeNull();
    vi.stubGlobal('scrollY', 0);
    act(() => void fireEvent.scroll(window));
  });

  it('LANG-01: its type is in the language of the shop; one that is not known here is as it was sent', async () => {
    open({ ...halden, type: 'executive' });
    const type = await screen.findByText('Type');
    expect(type.parentElement).toHaveTextContent('Executive');
    cleanup();
    open({ ...halden, type: 'hovercraft' });
    expect((await screen.findByText('Type')).parentElement).toHaveTextContent('hovercraft');
  });

  it('RENT-03, RENT-20: without a price for this trip it starts from the rate, and says why', async () => {
    const byHour = wireVehicle({ trip_distance: 0 });
    open(byHour, {
      ...renting,
      'trip-plan': planned['trip-plan'].replace('hourly', 'distance_wise'),
    });
    const card = await screen.findByRole('complementary', { name: 'Your trip' });
    await waitFor(() => expect(card).toHaveTextContent('Start From'));
    expect(card).toHaveTextContent('$12.60/hr');
    expect(card).toHaveTextContent('makes no “Distance wise” trips');
    expect(bar()).toHaveTextContent('Start From$12.60/hr');
    expect(bar()).not.toHaveTextContent('Estimated');
  });

  it('RENT-03: without a price for this trip it names what is missing, not a destination that is chosen', async () => {
    let isDown = true;
    const byDistance = {
      ...planned,
      'trip-plan': planned['trip-plan'].replace('hourly', 'distance_wise'),
    };
    serve(
      rentalAnswers(({ path }) => {
        if (isDown && path.endsWith('/distance-api')) return refusal(403, 'Not just now.');
        return path === details ? halden : undefined;
      }),
    );
    show(<VehiclePages />, '/rental/vehicle-details/halden?from=search', byDistance);
    const card = await screen.findByRole('complementary', { name: 'Your trip' });
    await waitFor(() => expect(card).toHaveTextContent('North Quay Station'));
    await waitFor(() => expect(card).toHaveTextContent('The distance could not be measured.'));
    expect(card).not.toHaveTextContent('A trip by distance needs a destination.');
    isDown = false;
    await userEvent.setup().click(within(card).getByRole('button', { name: 'Try again' }));
    // 12.4 km at $1.80
    await waitFor(() => expect(card).toHaveTextContent('Estimated total$22.32'));
    expect(bar()).toHaveTextContent(/Estimated, \D*12\.400\D* km/);
    expect(bar()).toHaveTextContent('$22.32');
  });

  it('RENT-03: on a small screen the button of the bar says “Rent”, elsewhere “Rent This Car”', async () => {
    open(halden);
    await screen.findByRole('heading', { level: 1 });
    const displayOf = (text: string) => {
      const words = within(bar()).getByText(text);
      return [getComputedStyle(words).display, displayUpTo(640, words)];
    };
    expect(displayOf('Rent This Car')).toEqual(['inline', 'none']);
    expect(displayOf('Rent')).toEqual(['none', 'inline']);
  });

  it('RENT-03, PRICE-06: where the tax cannot be read, an hourly trip has no total, and needs no destination', async () => {
    open({ ...halden, provider: { ...halden.provider, tax: 'some' } as never });
    const card = await screen.findByRole('complementary', { name: 'Your trip' });
    await waitFor(() => expect(card).toHaveTextContent('$12.60/hr'));
    expect(card).toHaveTextContent('Estimated totalAmount not available');
    expect(card).not.toHaveTextContent('A trip by distance needs a destination.');
  });

  it('RENT-01: similar vehicles are looked for again for another duration', async () => {
    const log = open(halden);
    const user = userEvent.setup();
    const card = await screen.findByRole('complementary', { name: 'Your trip' });
    const durations = () =>
      log.flatMap(({ path, query }) =>
        path.endsWith('/vehicle/search') ? [query.get('duration')] : [],
      );
    await waitFor(() => expect(durations()).toEqual(['6']));
    const hours = within(within(card).getByText('Duration'));
    await user.click(hours.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(card).toHaveTextContent('7 hours'));
    await waitFor(() => expect(durations()).toEqual(['6', '7']));
  });

  it('RENT-05, CONST-06: five pictures to choose from at a time, and 130 characters until more is wanted', async () => {
    open(halden);
    const user = userEvent.setup();
    const gallery = await screen.findByRole('region', { name: 'Pictures of Halden Trail' });
    expect(within(gallery).getAllByRole('button')).toHaveLength(5);
    await user.click(within(gallery).getByRole('button', { name: 'Picture 5 of 7' }));
    expect(gallery).toHaveTextContent('5 / 7');
    expect(within(gallery).getAllByRole('button')).toHaveLength(5);
    await user.click(within(gallery).getByRole('button', { name: 'Picture 6 of 7' }));
    await user.keyboard('{ArrowRight}');
    expect(gallery).toHaveTextContent('7 / 7');
    expect(within(gallery).getByRole('button', { name: 'Picture 7 of 7' })).toHaveFocus();
    const words = screen.getByText(/^Room for two kayaks/);
    const sentence = 'Room for two kayaks on the roof.';
    // Three sentences with the space after each are 99 characters, and 31 more are 130.
    expect(words.firstChild?.textContent).toBe(
      `${sentence} ${sentence} ${sentence} Room for two kayaks on the roof…`,
    );
    await user.click(screen.getByRole('button', { name: 'See more' }));
    expect(screen.getByText(long)).toBeVisible();
    expect(screen.getByText(long)).toHaveAttribute('dir', 'auto');
  });

  it('API-37: a review shows its pictures, and does not repeat the vehicle’s name', async () => {
    const review = {
      id: 3,
      rating: 5,
      comment: 'Clean and on time.',
      attachment: ['one.webp', 'two.webp'],
      attachment_full_url: ['/one.webp', null, '/two.webp'],
      reply: null,
      vehicle_name: 'Halden Trail 4×4',
      customer_name: 'Nadia',
      customer_image: null,
      created_at: '2026-01-31T10:00:00.000000Z',
    };
    serve(
      rentalAnswers(({ path }) => {
        if (path === details) return halden;
        return path.includes('/vehicle/reviews/')
          ? { total_size: 1, limit: 10, offset: 1, reviews: [review] }
          : undefined;
      }),
    );
    show(<VehiclePages />, '/rental/vehicle-details/halden', planned);
    const entry = within((await screen.findByText('Nadia')).closest('li') as HTMLElement);
    const second = entry.getByRole('link', { name: 'Picture 2 of 2, opens in a new window' });
    expect(second).toHaveAttribute('href', '/two.webp');
    expect(entry.queryByText('Halden Trail 4×4')).toBeNull();
    expect(entry.getByText('Clean and on time.')).toHaveAttribute('dir', 'auto');
  });

  it('a vehicle that was withdrawn says so, and leads to the others', async () => {
    serve(
      rentalAnswers(({ path }) =>
        path === details ? Response.json({ error: 'x' }, { status: 404 }) : undefined,
      ),
    );
    show(<VehiclePages />, '/rental/vehicle-details/halden', renting);
    expect(await screen.findByText('This vehicle is not here any more')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all vehicles' })).toBeVisible();
  });

  it('MSG-21: an answer without a vehicle is a failure, not a vehicle without a name', async () => {
    serve(rentalAnswers(({ path }) => (path === details ? {} : undefined)));
    show(<VehiclePages />, '/rental/vehicle-details/halden', renting);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Name not available')).toBeNull();
  });
});
