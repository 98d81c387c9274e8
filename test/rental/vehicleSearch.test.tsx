// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { get } from '../../src/platform/stored/store.ts';
import { TripFacts } from '../../src/rental/plan/TripFacts.tsx';
import { WithTrip } from '../../src/rental/plan/tripPlan.ts';
import { VehicleResults } from '../../src/rental/search/VehicleResults.tsx';
import { VehicleSearchPage } from '../../src/rental/search/VehicleSearchPage.tsx';
import { refusal, serve, show } from '../catalogue/wireShop.tsx';
import { sixHours } from './tripCarts.ts';
import { found, planned, rentalAnswers, renting, wireVehicle } from './wireVehicles.ts';

beforeAll(() => loadMessages('en'));

const search = '/api/v1/rental/vehicle/search';
const at = '/rental/vehicle-search?all_category=1';
const trip = () => within(screen.getByRole('group', { name: 'Your trip' }));
const open = (stored: Record<string, string>, where = at) =>
  show(
    <WithTrip>
      <VehicleSearchPage />
    </WithTrip>,
    where,
    stored,
  );
const alert = () => screen.findByRole('alert');

describe('the vehicle search', () => {
  it('RENT-20, API-36: finds vehicles for the trip, with the price of an hour and of the trip', async () => {
    const log = serve(rentalAnswers());
    open(planned);
    const [card] = await screen.findAllByRole('article');
    expect(card).toHaveTextContent('Halden Trail');
    expect(card).toHaveTextContent('$12.60/hr');
    expect(card).toHaveTextContent('$75.60');
    expect(card).toHaveTextContent('6 hours');
    const [asked] = log.filter(({ path }) => path === search);
    expect(asked?.query.get('trip_type')).toBe('hourly');
    expect(JSON.parse(asked?.query.get('pickup_location') ?? '')).toEqual({ lat: 0.02, lng: 0.02 });
  });

  it('RENT-21, API-36: a longer trip is searched again, and a vehicle that is booked then is not listed', async () => {
    const log = serve(
      rentalAnswers(({ path, query }) =>
        path === search && query.get('duration') === '9'
          ? found([wireVehicle({ id: 3, name: 'Vento 125' })])
          : undefined,
      ),
    );
    const user = userEvent.setup();
    open(planned);
    await screen.findAllByRole('article');
    await user.click(trip().getByRole('button', { name: /Duration/ }));
    fireEvent.change(await screen.findByRole('spinbutton', { name: 'Hours' }), {
      target: { value: '9' },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Vento 125' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Halden Trail' })).toBeNull();
    const asked = log.filter(({ path }) => path === search).map(({ query }) => query);
    expect(asked.map((query) => query.get('duration'))).toEqual(['6', '9']);
  });

  it('WCAG 2.4.7: the scrolling list of filters has room for the ring around a filter that has the focus', async () => {
    serve(rentalAnswers());
    open(planned);
    const filters = await screen.findByRole('complementary', { name: 'Filters', hidden: true });
    // The ring is 2.5 px wide, 2 px apart from the filter.
    const { padding, margin } = getComputedStyle(filters);
    expect([padding, margin]).toEqual(['5px', '-5px']);
  });

  it('API-37: the vehicles of a provider are not searched again when the trip changes', async () => {
    const fleet = '/api/v1/rental/vehicle/get-provider-vehicles';
    const log = serve(
      rentalAnswers(({ path }) => (path === fleet ? found([wireVehicle({})]) : undefined)),
    );
    const { shop } = show(
      <WithTrip>
        <VehicleResults providerId={60} from="provider" title={() => 'Fleet'} />
      </WithTrip>,
      '/rental/provider-details/60',
      planned,
    );
    await screen.findByRole('article');
    expect(await screen.findByText(/6 hours/)).toBeVisible();
    const plan = shop.root.getSnapshot().context.tripSettings;
    act(() => plan?.send({ type: 'trip.hours.changed', hours: 9 }));
    expect(await screen.findByText(/9 hours/)).toBeVisible();
    expect(log.filter(({ path }) => path === fleet)).toHaveLength(1);
  });

  it('NAV-16, RENT-07: the price filter in the URL survives a reload, and goes when the type changes', async () => {
    const log = serve(rentalAnswers());
    const user = userEvent.setup();
    const plan = { ...JSON.parse(planned['trip-plan']), type: 'distance_wise' };
    const { url } = open({ ...planned, 'trip-plan': JSON.stringify(plan) }, `${at}&min=1&max=2`);
    await screen.findAllByRole('article');
    expect(await screen.findByRole('radio', { name: 'Distance wise' })).toBeChecked();
    await screen.findByRole('list', { name: 'Filters that are set' });
    expect(url().search).toBe('?all_category=1&min=1&max=2');
    const last = () => log.findLast(({ path }) => path === search)?.query;
    expect(last()?.get('trip_type')).toBe('distance_wise');
    expect(last()?.get('max_price')).toBe('2');
    await user.click(screen.getByRole('radio', { name: 'Hourly' }));
    await waitFor(() => expect(url().search).toBe('?all_category=1'));
    await waitFor(() => expect(last()?.get('trip_type')).toBe('hourly'));
    expect(last()?.has('max_price')).toBe(false);
  });

  it('a place is written with the comma of the page’s language, and its last part is near', async () => {
    serve(rentalAnswers());
    await loadMessages('ar');
    open({ ...renting, location: '1 شارع الميناء, حي المرفأ، الجانب الشرقي' });
    expect(await screen.findByText('1 شارع الميناء، حي المرفأ، الجانب الشرقي')).toBeVisible();
    const heading = await screen.findByRole('heading', { level: 2, name: /الجانب الشرقي/ });
    expect(heading).not.toHaveTextContent('حي المرفأ');
    await loadMessages('en');
  });

  it('NAV-16, API-36: filters and order are in the URL, and an answer to an older question is void', async () => {
    let late: ((answer: unknown) => void) | undefined;
    const log = serve(
      rentalAnswers(({ path, query }) => {
        if (path !== search) return undefined;
        if (query.get('air_condition') === '1' && !query.has('sortby_price')) {
          return new Promise((resolve) => {
            late = resolve;
          });
        }
        return query.has('sortby_price')
          ? found([wireVehicle({ id: 3, name: 'Vento 125' })])
          : undefined;
      }),
    );
    const user = userEvent.setup();
    const { url } = open(renting, '/rental/vehicle-search?categoryId=1');
    await screen.findAllByRole('article');
    await user.click(await screen.findByRole('switch', { name: 'Air conditioning' }));
    await waitFor(() => expect(late).toBeDefined());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    expect(await screen.findByRole('link', { name: 'Vento 125' })).toBeVisible();
    late?.(found([wireVehicle({ id: 4, name: 'Too late' })]));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
        /^1 vehicle near .Eastside/,
      ),
    );
    expect(screen.queryByText('Too late')).toBeNull();
    expect(url().search).toBe('?categoryId=1&air=1&sort=low');
    const asked = log.findLast(({ path }) => path === search)?.query;
    expect(asked?.get('category_ids')).toBe('[1]');
    expect(asked?.get('sortby_price')).toBe('asc');
  });

  it('RENT-01: a quick view stays open when another answer takes its vehicle away', async () => {
    let late: ((answer: unknown) => void) | undefined;
    serve(
      rentalAnswers(({ path, query }) =>
        path === search && query.has('sortby_price')
          ? new Promise((resolve) => {
              late = resolve;
            })
          : undefined,
      ),
    );
    const user = userEvent.setup();
    open(planned);
    await screen.findAllByRole('article');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    await waitFor(() => expect(late).toBeDefined());
    const [first] = screen.getAllByRole('button', { name: 'Quick view: Halden Trail' });
    await user.click(first as Element);
    const dialog = await screen.findByRole('dialog', { name: 'Halden Trail' });
    late?.(found([wireVehicle({ id: 3, name: 'Vento 125' })]));
    expect(
      await screen.findByRole('link', { name: 'Vento 125', hidden: true }),
    ).toBeInTheDocument();
    expect(dialog).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'See all details' })).toHaveAttribute(
      'href',
      '/rental/vehicle-details/vehicle-1?from=search',
    );
  });

  it('WCAG 2.4.3, API-36: a price is set by keys, said as money, and the thumb keeps the focus', async () => {
    const log = serve(rentalAnswers());
    const user = userEvent.setup();
    const { url } = open(renting);
    const thumb = await screen.findByRole('slider', { name: 'Lowest price' });
    expect(thumb).toHaveAttribute('aria-valuenow', '2');
    act(() => thumb.focus());
    // On a busy machine the slider learns of the focus only after a key that is pressed at once.
    await waitFor(() => expect(thumb).toHaveAttribute('data-focus'));
    // A held key repeats; each time the slider goes on from what it shows.
    for (const price of [3, 4, 5, 6, 7, 8, 9]) {
      if (price === 3) await user.keyboard('{ArrowRight>}');
      else fireEvent.keyDown(thumb, { key: 'ArrowRight', repeat: true });
      await waitFor(() => expect(thumb).toHaveAttribute('aria-valuetext', `$${price}.00`));
    }
    expect(url().search).not.toContain('min=');
    await user.keyboard('{/ArrowRight}');
    await waitFor(() => expect(url().search).toContain('min=9'));
    await waitFor(() => expect(log.at(-1)?.query.get('min_price')).toBe('9'));
    expect(thumb).toHaveFocus();
    await user.keyboard('{Home>}');
    await user.keyboard('{/Home}');
    await waitFor(() => expect(url().search).not.toContain('min='));
    expect(thumb).toHaveFocus();
  });

  it('LANG-01: a filter is named as French is written, with a space before the colon', async () => {
    await loadMessages('fr');
    onTestFinished(() => loadMessages('en'));
    serve(rentalAnswers());
    open(renting, '/rental/vehicle-search?seats=5-6&min=5');
    const set = within(await screen.findByRole('list', { name: 'Filtres actifs' }));
    await waitFor(() =>
      expect(set.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Prix minimum\u00a0: \u2066$5.00\u2069',
        'Places\u00a0: 5–6',
        'Effacer 2 filtres',
      ]),
    );
  });

  it('CAT-09: each filter that is set is named and can be taken away by itself', async () => {
    serve(rentalAnswers());
    const user = userEvent.setup();
    const wanted = '/rental/vehicle-search?name=trail&categoryId=1&fuel=diesel,petrol&min=5';
    const { url } = open(renting, wanted);
    const set = within(await screen.findByRole('list', { name: 'Filters that are set' }));
    const names = () => set.getAllByRole('button').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(names()).toEqual([
        '“trail”',
        'Lowest price: \u2066$5.00\u2069',
        'SUV',
        'Petrol',
        'Diesel',
        'Clear 5 filters',
      ]),
    );
    await user.click(set.getByRole('button', { name: 'Remove filter: Petrol' }));
    expect(url().search).toBe('?name=trail&categoryId=1&fuel=diesel&min=5');
    await waitFor(() =>
      expect(set.getByRole('button', { name: 'Remove filter: Diesel' })).toHaveFocus(),
    );
    await user.click(set.getByRole('button', { name: 'Clear 4 filters' }));
    expect(url().search).toBe('');
    expect(screen.queryByRole('list', { name: 'Filters that are set' })).toBeNull();
    expect(document.activeElement).toHaveTextContent(/vehicles near/);
  });

  it('CAT-09, WCAG 2.4.3: of two filters with the same name one is taken away, and the other has the focus', async () => {
    serve(
      rentalAnswers(({ path }) =>
        path.endsWith('/category-list')
          ? { total_size: 1, limit: 100, offset: 1, vehicles: [{ id: 1, name: 'Electric' }] }
          : undefined,
      ),
    );
    const user = userEvent.setup();
    const { url } = open(renting, '/rental/vehicle-search?categoryId=1&fuel=electric');
    const set = within(await screen.findByRole('list', { name: 'Filters that are set' }));
    const electric = () => set.getAllByRole('button', { name: 'Remove filter: Electric' });
    await waitFor(() => expect(electric()).toHaveLength(2));
    await user.click(electric()[0] as HTMLElement);
    expect(url().search).toBe('?fuel=electric');
    await waitFor(() => expect(electric()).toHaveLength(1));
    expect(electric()[0]).toHaveFocus();
  });

  it('CAT-09: where nothing fits, the filters that were set can be dropped at once', async () => {
    serve(
      rentalAnswers(({ path, query }) =>
        path === search && query.has('fuel_type') ? found([]) : undefined,
      ),
    );
    const user = userEvent.setup();
    const { url } = open(renting, '/rental/vehicle-search?fuel=diesel');
    expect(await screen.findByText('Sorry no data found related to your search.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear 1 filter' })[0] as HTMLElement);
    await screen.findAllByRole('article');
    expect(url().search).toBe('');
  });

  it('LOC-08: outside every pickup zone it says so, keeps the trip and leads to another pickup', async () => {
    serve(
      rentalAnswers(({ path }) =>
        path === search
          ? Response.json({ errors: [{ code: 'zone', message: 'Out of zone' }] }, { status: 403 })
          : undefined,
      ),
    );
    open(planned);
    expect(await alert()).toHaveTextContent('This place lies outside every pickup zone.');
    expect(screen.getByRole('heading', { name: 'Vehicles' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change pickup' })).toBeVisible();
    expect(trip().getByText('North Quay Station')).toBeVisible();
  });

  it('MSG-21: a search that fails says why and can be asked again', async () => {
    let failing = true;
    serve(
      rentalAnswers(({ path }) =>
        path === search && failing ? refusal(400, 'The fleet is being counted.') : undefined,
      ),
    );
    const user = userEvent.setup();
    open(renting);
    expect(await alert()).toHaveTextContent('The fleet is being counted.');
    // Nobody knows how many there are.
    expect(screen.getByRole('heading', { level: 2, name: 'Vehicles' })).toBeVisible();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findAllByRole('article');
  });

  it('MSG-21, CAT-09: filters whose names do not come say so, and come when they are asked again', async () => {
    let failing = true;
    serve(
      rentalAnswers(({ path }) =>
        path.endsWith('/category-list') && failing ? refusal(400, 'Not today.') : undefined,
      ),
    );
    const user = userEvent.setup();
    open(renting);
    const group = within(await screen.findByRole('group', { name: 'Category' }));
    expect(await group.findByText('These choices could not be read.')).toBeVisible();
    failing = false;
    await user.click(group.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: 'SUV' })).toBeEnabled();
  });
});

describe('the trip', () => {
  it('RENT-04, RENT-18: tells now from later, and refuses the past and hours that are none', async () => {
    serve(rentalAnswers());
    const user = userEvent.setup();
    open(planned);
    expect(trip().getByRole('button', { name: /Pickup Now/ })).toBeVisible();
    await user.click(trip().getByRole('button', { name: /Pickup Now/ }));
    await user.click(await screen.findByRole('radio', { name: 'Schedule at' }));
    fireEvent.change(screen.getByLabelText('Schedule at', { selector: '[type=datetime-local]' }), {
      target: { value: '2020-01-05T09:30' },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await alert()).toHaveTextContent('This time has passed.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(trip().getByRole('button', { name: /Pickup Now/ })).toBeVisible();

    for (const hours of ['0', '10000']) {
      await user.click(trip().getByRole('button', { name: /Duration/ }));
      const field = await screen.findByRole('spinbutton', { name: 'Hours' });
      fireEvent.change(field, { target: { value: hours } });
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await alert()).toHaveTextContent('From 1 to 720 whole hours.');
      await user.click(screen.getByRole('button', { name: 'Close' }));
    }
    expect(trip().getByText('6 hours')).toBeVisible();
  });

  it('RENT-04: a time that passes while the page is open becomes "Pickup Now", in the plan and the cart', async () => {
    const toFake = ['Date', 'setInterval', 'clearInterval'] as const;
    vi.useFakeTimers({ toFake: [...toFake], now: new Date(2026, 10, 24, 9, 0) });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    serve(rentalAnswers());
    const plan = JSON.parse(planned['trip-plan'] ?? '') as object;
    const later = JSON.stringify({ ...plan, pickupAt: '2026-11-24 09:30' });
    show(
      <WithTrip>
        <VehicleSearchPage />
        <TripFacts trip={sixHours} />
      </WithTrip>,
      at,
      { ...planned, 'trip-plan': later },
    );
    expect(await trip().findByRole('button', { name: /Schedule at/ })).toBeVisible();
    const inCart = within(screen.getAllByRole('list').at(-1) ?? document.body);
    expect(inCart.getByText('Schedule at')).toBeVisible();
    // The device slept: no timer ran meanwhile.
    vi.setSystemTime(new Date(2026, 10, 24, 11, 0));
    act(() => {
      vi.advanceTimersByTime(5000);
    });
    expect(trip().getByRole('button', { name: /Pickup Now/ })).toBeVisible();
    expect(inCart.getByText('Pickup Now')).toBeVisible();
    expect(screen.queryByText('Schedule at')).toBeNull();
  });

  it('PRICE-16, RENT-17: without a road the straight line stands in, and is called so', async () => {
    serve(rentalAnswers(({ path }) => (path === '/api/v1/config/distance-api' ? {} : undefined)));
    open(planned);
    expect(await screen.findByText(/8\.906.*in a straight line/)).toBeVisible();
  });

  it('MSG-21: a distance service that fails can be asked again, and a trip by distance waits for it', async () => {
    let failing = true;
    serve(
      rentalAnswers(({ path }) =>
        path === '/api/v1/config/distance-api' && failing
          ? refusal(400, 'No maps today.')
          : undefined,
      ),
    );
    const user = userEvent.setup();
    open(planned);
    expect(await screen.findByText(/No maps today/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Distance wise' }));
    await user.click(trip().getByRole('button', { name: 'Search' }));
    expect(await screen.findByText(/The distance is not known yet/)).toBeVisible();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const [said] = await screen.findAllByText(/12\.400/);
    expect(said).toHaveTextContent('1 hour');
  });

  it('RENT-17: a destination where the pickup is is refused, and plan and trip cart stay', async () => {
    const log = serve(rentalAnswers());
    const user = userEvent.setup();
    const here = { name: '1 Harbour Lane', lat: 0.02, lng: 0.02 };
    const plan = { ...JSON.parse(planned['trip-plan']), recent: [here] };
    open({ ...planned, 'trip-plan': JSON.stringify(plan) });
    await user.click(trip().getByRole('button', { name: /Destination/ }));
    await user.click(await screen.findByRole('button', { name: here.name }));
    const asking = within(screen.getByRole('dialog', { name: 'Destination' }));
    expect(asking.getByText(/This is where you are picked up/)).toBeVisible();
    await waitFor(() => expect(asking.getByRole('combobox')).toHaveFocus());
    await user.click(asking.getByRole('button', { name: 'Close' }));
    expect(trip().getByText('North Quay Station')).toBeVisible();
    const changes = log.filter(({ method, path }) => method !== 'GET' && path.includes('/cart/'));
    expect(changes).toEqual([]);
  });

  it('LOC-11, OPEN-31: destinations are offered again, and a reset asks before it clears', async () => {
    serve(rentalAnswers());
    const user = userEvent.setup();
    open(planned);
    await user.click(trip().getByRole('button', { name: /Destination/ }));
    await user.click(await screen.findByRole('button', { name: 'No destination' }));
    await user.click(trip().getByRole('button', { name: /Destination/ }));
    await user.click(await screen.findByRole('button', { name: 'North Quay Station' }));
    expect(trip().getByText('North Quay Station')).toBeVisible();
    expect(get('tripPlan')).toMatchObject({ hours: 6 });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    const asking = await screen.findByRole('alertdialog', { name: 'Are you sure want to reset ?' });
    await user.click(within(asking).getByRole('button', { name: 'Reset' }));
    expect(await trip().findByText('Optional')).toBeVisible();
    expect(trip().getByText('4 hours')).toBeVisible();
  });
});
