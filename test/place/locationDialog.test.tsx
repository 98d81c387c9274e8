// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LatLng, OutwardFact, Place } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { routerWindow } from '../../src/platform/browser.ts';
import { get } from '../../src/platform/stored/store.ts';
import { LocationDialog } from '../../src/place/LocationDialog.tsx';
import {
  cartRow,
  module,
  refusal,
  serve,
  settled,
  show,
  wireItem,
  type Answers,
} from '../catalogue/wireShop.tsx';
import { panMap } from '../map/panMap.ts';
import { lineWith } from '../cart/samples.ts';
import { cartWith, sixHours, trail } from '../rental/tripCarts.ts';
import { wireTripCart } from '../rental/wireTripCart.ts';
import { itemWith } from '../rules/samples.ts';
import { suggestionsOf } from './suggestions.ts';

beforeAll(() => loadMessages('en'));
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const outside = () =>
  Response.json(
    { errors: [{ code: 'coordinates', message: 'Service not available in this area' }] },
    { status: 404 },
  );

const inZone = () => ({ zone_id: '[1]', zone_data: [] });

function open(
  zones: (lat: number) => unknown = inZone,
  {
    answers,
    stored,
    at = 'chosen',
  }: { answers?: Answers; stored?: Record<string, string>; at?: LatLng | 'lost' | 'chosen' } = {},
) {
  const onChosen = vi.fn<(place: Place) => void>();
  const onFact = vi.fn<(fact: OutwardFact) => void>();
  const onClose = vi.fn<() => void>();
  const log = serve((asked) => {
    const { path, query } = asked;
    const own = answers?.(asked);
    if (own !== undefined) return own;
    if (path.endsWith('/get-zone-id')) return zones(Number(query.get('lat')));
    if (path.endsWith('/geocode-api')) {
      return { results: [{ formatted_address: `near ${query.get('lat')}` }] };
    }
    if (path.endsWith('/place-api-autocomplete')) return suggestionsOf('Copper Street');
    if (path.endsWith('/place-api-details')) return { location: { latitude: 5, longitude: 6 } };
    return undefined;
  });
  const { shop } = show(
    <OutletProvider value={onFact}>
      <LocationDialog open at={at} onClose={onClose} />
    </OutletProvider>,
    '/home',
    { ...settled, ...stored },
  );
  shop.place.on('place.changed', ({ place }) => {
    if (place !== null) onChosen(place);
  });
  return { log, onChosen, onClose, onFact, shop, user: userEvent.setup() };
}

const map = () => screen.findByRole('region', { name: /^Map to choose a place/ });
const pan = () => panMap(/^Map to choose a place/);

const confirm = (name = 'Deliver here') =>
  screen.getByRole('button', { name: new RegExp(`${name}|Looking up the address`) });

describe('choosing a place on the map', () => {
  it('LOC-07, API-21, API-23: a moved map names the address below the pin and its zone', async () => {
    const { log, onChosen, user } = open();
    const asked = () => log.filter(({ path }) => path.endsWith('/geocode-api')).length;
    await map();
    const before = asked();
    await pan();
    await waitFor(() => expect(asked()).toBe(before + 1));
    expect(await screen.findByText('Inside our delivery zone')).toBeVisible();
    await user.click(confirm());
    await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
    const [place] = onChosen.mock.calls[0] ?? [];
    expect(place?.zoneIds).toEqual([1]);
    expect(place?.address).toBe(`near ${place?.position.lat}`);
  });

  it('MSG-21: what the shop is cannot be read: why, and again; then the map is there', async () => {
    let down = true;
    const { user, onClose } = open(inZone, {
      answers: ({ path }) =>
        path === '/api/v1/config' && down ? refusal(403, 'The shop is being opened.') : undefined,
    });
    expect(await screen.findByText('The shop is being opened.')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Map to choose a place/ })).toBeNull();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await map()).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('LOC-08: a point outside all zones says so and cannot be taken', async () => {
    const { onChosen } = open(outside);
    await pan();
    expect(await screen.findByText('We are not here yet')).toBeVisible();
    expect(confirm()).toBeDisabled();
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('LOC-07: a point without an address is named by its coordinates', async () => {
    const { onChosen, user } = open(inZone, {
      answers: ({ path }) =>
        path.endsWith('/geocode-api') ? { results: [], status: 'ZERO_RESULTS' } : undefined,
    });
    await pan();
    const words = await screen.findByText(/^\d\.\d{5}, \d\.\d{5}$/);
    await user.click(confirm());
    await waitFor(() =>
      expect(onChosen).toHaveBeenCalledWith(
        expect.objectContaining({ address: words.textContent }),
      ),
    );
  });

  it('LOC-08: a lookup that fails keeps the point and can be tried again', async () => {
    let fails = true;
    const { user } = open(() =>
      fails ? Response.json({}, { status: 500 }) : { zone_id: '[1]', zone_data: [] },
    );
    await pan();
    const alert = within(await screen.findByRole('alert'));
    expect(confirm()).toBeDisabled();
    fails = false;
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Inside our delivery zone')).toBeVisible();
  });

  it('LOC-01, LOC-09: a searched place moves the map there, and is taken by the same button', async () => {
    const { onChosen, user } = open();
    await map();
    await user.type(screen.getByRole('combobox', { name: 'Delivery address' }), 'copper');
    await user.click(await screen.findByRole('option'));
    expect(await screen.findByText('Copper Street, Eastside')).toBeVisible();
    expect(onChosen).not.toHaveBeenCalled();
    await user.click(confirm());
    await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
    expect(onChosen).toHaveBeenCalledWith({
      address: 'Copper Street, Eastside',
      position: { lat: 5, lng: 6 },
      zoneIds: [1],
    });
  });
});

describe('a search that is not answered yet', () => {
  it('LOC-03, LOC-09: the point below the pin cannot be taken in its stead', async () => {
    let tell: () => void = () => undefined;
    const known = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const { onChosen, user } = open(inZone, {
      answers: ({ path }) =>
        path.endsWith('/place-api-details')
          ? known.then(() => ({ location: { latitude: 5, longitude: 6 } }))
          : undefined,
    });
    await map();
    await waitFor(() => expect(confirm()).toBeEnabled());
    await user.type(screen.getByRole('combobox', { name: 'Delivery address' }), 'Copper');
    await user.click(await screen.findByRole('option'));
    expect(confirm()).toHaveAccessibleName('Looking up the address');
    await user.click(confirm());
    expect(onChosen).not.toHaveBeenCalled();
    tell();
    await waitFor(() => expect(confirm()).toHaveAccessibleName('Deliver here'));
    await user.click(confirm());
    expect(onChosen).toHaveBeenCalledWith(
      expect.objectContaining({ position: { lat: 5, lng: 6 } }),
    );
  });
});

describe('the chosen place', () => {
  it.each([
    [
      'LOC-04 MSG-22: of an ordering module',
      'ecommerce',
      'Deliver here',
      'New delivery address selected.',
    ],
    ['LOC-04 MSG-22: of rental', 'rental', 'Pick up here', 'New pickup address selected.'],
  ])('%s is stored first and told after it', async (_, type, name, words) => {
    const { shop, user } = open(inZone, {
      stored: { module: JSON.stringify({ id: 4, name: 'One', type, zoneIds: [1] }) },
      answers: ({ path }) =>
        path === '/api/v1/module' ? [{ ...module, module_type: type }] : undefined,
    });
    shop.queryClient.setQueryData(['stores', 'of the old place'], ['Old Grill']);
    localStorage.setItem('typed-contact', 'half a name');
    const told: unknown[] = [];
    shop.place.on('*', (fact) => {
      told.push(
        fact.type === 'toast'
          ? resolve(fact.message)
          : [fact.type, localStorage.getItem('location')],
      );
    });
    await pan();
    await screen.findByText(/^near /);
    await waitFor(() => expect(confirm(name)).toBeEnabled());
    await user.click(confirm(name));
    await waitFor(() =>
      expect(told).toEqual([['place.changed', expect.stringMatching(/^near /)], words]),
    );
    expect(localStorage.getItem('zoneid')).toBe('[1]');
    expect(shop.queryClient.getQueryData(['stores', 'of the old place'])).toBeUndefined();
    expect(localStorage.getItem('typed-contact')).toBe('half a name');
  });
});

const outlines = [
  {
    id: 1,
    name: 'Eastside',
    formated_coordinates: [
      { lat: 1, lng: 1 },
      { lat: 1, lng: 3 },
      { lat: 3, lng: 3 },
      { lat: 3, lng: 1 },
    ],
  },
];
const oneZone: Answers = ({ path }) => (path === '/api/v1/zone/list' ? outlines : undefined);

describe('a position that is only roughly known', () => {
  it('LOC-05: the map opens there, says so, and looks the point up', async () => {
    const { onChosen, user } = open(inZone, { at: { lat: 7, lng: 8 } });
    expect(
      await screen.findByText(
        'Your position is only known roughly. Please move the pin to your door.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('near 7')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Deliver here' }));
    await waitFor(() =>
      expect(onChosen).toHaveBeenCalledWith(expect.objectContaining({ address: 'near 7' })),
    );
  });
});

describe('a position that is not found', () => {
  const words = 'Your position could not be found. Please choose it on the map.';

  it('m17 LOC-05, MSG-24, OPEN-05: the dialog says so, and the place of the shop is not offered until the map is moved', async () => {
    const { log, onChosen, user } = open(inZone, { at: 'lost' });
    expect(await screen.findByText(words)).toBeVisible();
    await map();
    expect(screen.queryByText('Inside our delivery zone')).toBeNull();
    expect(screen.queryByText(/^near /)).toBeNull();
    expect(log.some(({ path }) => path.endsWith('/geocode-api'))).toBe(false);
    expect(confirm()).toBeDisabled();
    expect(confirm()).toHaveAccessibleDescription(words);
    await pan();
    expect(await screen.findByText('Inside our delivery zone')).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
    await user.click(confirm());
    await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
  });

  it('m17 MSG-24: asked for in the dialog, the point below the pin is no longer offered, until a place is searched for', async () => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (_: unknown, refuse: (error: { message: string }) => void) =>
          refuse({ message: 'denied' }),
      },
    });
    const { user } = open();
    await pan();
    expect(await screen.findByText('Inside our delivery zone')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use current location' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Inside our delivery zone')).toBeNull();
    expect(confirm()).toBeDisabled();
    await user.type(screen.getByRole('combobox', { name: 'Delivery address' }), 'copper');
    await user.click(await screen.findByRole('option'));
    expect(await screen.findByText('Copper Street, Eastside')).toBeVisible();
    expect(confirm()).toBeEnabled();
  });
});

describe('a map opened before any place is known', () => {
  const words = 'Move the map to your door, or search for your address.';

  it('m17 LOC-07 LOC-08: the place of the shop is not offered as the customer’s until the map is moved', async () => {
    const { log, onChosen, user } = open(inZone, { stored: { location: '' } });
    expect(await screen.findByText(words)).toBeVisible();
    await map();
    expect(screen.queryByText('Inside our delivery zone')).toBeNull();
    expect(screen.queryByText(/^near /)).toBeNull();
    expect(log.some(({ path }) => path.endsWith('/geocode-api'))).toBe(false);
    expect(confirm()).toBeDisabled();
    expect(confirm()).toHaveAccessibleDescription(words);
    await pan();
    expect(await screen.findByText('Inside our delivery zone')).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
    await user.click(confirm());
    await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
  });

  it('m17 LOC-09: a place that is searched for can be taken at once', async () => {
    const { onChosen, user } = open(inZone, { stored: { location: '' } });
    await user.type(await screen.findByRole('combobox', { name: 'Delivery address' }), 'copper');
    await user.click(await screen.findByRole('option'));
    expect(await screen.findByText('Copper Street, Eastside')).toBeVisible();
    await user.click(confirm());
    await waitFor(() =>
      expect(onChosen).toHaveBeenCalledWith(
        expect.objectContaining({ address: 'Copper Street, Eastside' }),
      ),
    );
  });
});

describe('without dragging', () => {
  it('LOC-07: buttons move the map as the arrow keys do, and the new point is looked up', async () => {
    const { log, user } = open();
    await map();
    await user.click(screen.getByRole('button', { name: 'Move north' }));
    await waitFor(() =>
      expect(
        log.some(({ path, query }) => path.endsWith('/get-zone-id') && query.get('lat') !== '0.02'),
      ).toBe(true),
    );
    expect(await screen.findByText('Inside our delivery zone')).toBeVisible();
    expect(confirm()).toHaveAccessibleDescription(/^near /);
  });

  it('LOC-06: the map opens at zoom 17', async () => {
    open();
    await map();
    await waitFor(() => expect(document.querySelector('img[src*="/17/"]')).not.toBeNull());
    for (const other of ['16', '18', '9']) {
      expect(document.querySelector(`img[src*="/${other}/"]`), other).toBeNull();
    }
  });

  it('LOC-06: outside all zones their outlines are shown from zoom 9, and the nearest is one press away', async () => {
    const { user } = open((lat) => (lat === 2 ? inZone() : outside()), { answers: oneZone });
    await pan();
    await user.click(await screen.findByRole('button', { name: 'See where we deliver' }));
    await waitFor(() => expect(document.querySelector('path.zone')).not.toBeNull());
    expect(document.querySelector('img[src*="/9/"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to Eastside' }));
    expect(await screen.findByText('near 2')).toBeVisible();
    expect(confirm()).toBeEnabled();
  });
});

describe('places that are known already', () => {
  it('LOC-02 API-07: a guest who asks for saved addresses is told to sign in, and none are asked for', async () => {
    const { log, onFact, user } = open();
    const saved = within(await screen.findByRole('region', { name: 'Saved Addresses' }));
    await user.click(saved.getByRole('button', { name: 'Choose' }));
    expect(onFact).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'info', message: { key: 'place.book.signIn' } }),
    );
    expect(resolve({ key: 'place.book.signIn' })).toBe(
      'To select from saved addresses, you need to sign in',
    );
    expect(log.filter(({ path }) => path === '/api/v1/customer/address/list')).toEqual([]);
  });

  it('LOC-01, ADDR-11: a saved address is one press, keeps its words and has its zones looked up anew', async () => {
    const { onChosen, user } = open(() => ({ zone_id: '[3]', zone_data: [] }), {
      stored: { token: 'maya-token' },
      answers: ({ path }) =>
        path === '/api/v1/customer/address/list'
          ? {
              addresses: [
                {
                  id: 5,
                  address_type: 'office',
                  address: '12 Mill Road',
                  latitude: '0.03',
                  longitude: '0.04',
                  zone_ids: [1],
                },
              ],
            }
          : undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Office 12 Mill Road' }));
    expect(await screen.findByText('Inside our delivery zone')).toBeVisible();
    await user.click(confirm());
    await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
    expect(onChosen).toHaveBeenCalledWith({
      address: '12 Mill Road',
      position: { lat: 0.03, lng: 0.04 },
      zoneIds: [3],
    });
  });

  it('LOC-11, CONST-06: the last five places are offered again, the oldest is dropped', async () => {
    const places = [1, 2, 3, 4, 5].map((n) => ({
      address: `${n} Old Street`,
      position: { lat: n, lng: n },
      zoneIds: [1],
    }));
    const { onChosen, user } = open(inZone, {
      stored: { 'recent-places': JSON.stringify(places) },
    });
    const recent = within(await screen.findByRole('region', { name: 'Recent places' }));
    expect(recent.getAllByRole('button')).toHaveLength(5);
    await pan();
    await screen.findByText(/^near /);
    await waitFor(() => expect(confirm()).toBeEnabled());
    await user.click(confirm());
    await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
    const kept = get('recentPlaces');
    expect(kept?.map(({ address }) => address.replace(/\d+\.\d+/, ''))).toEqual([
      'near ',
      '1 Old Street',
      '2 Old Street',
      '3 Old Street',
      '4 Old Street',
    ]);
  });

  it('LOC-11: remembered places of another shape are dropped', async () => {
    open(inZone, { stored: { 'recent-places': JSON.stringify([{ name: 'x' }, 7]) } });
    await screen.findByRole('region', { name: 'Saved Addresses' });
    expect(screen.queryByRole('region', { name: 'Recent places' })).toBeNull();
  });
});

describe('a cart that is not delivered to the new place', () => {
  const clearing = '/api/v1/customer/cart/remove';
  const lamp = cartRow(wireItem({ id: 3, name: 'Lamp' }), '', 2);
  async function moveAway(
    answers?: Answers,
    stored: Record<string, string> = {},
    held: unknown[] = [lamp],
  ) {
    let rows = held;
    const dialog = open(() => ({ zone_id: '[2]', zone_data: [] }), {
      stored,
      answers: (asked) => {
        const own = answers?.(asked);
        if (own !== undefined) return own;
        if (asked.path === clearing) rows = [];
        if (asked.path === '/api/v1/customer/cart/add') {
          rows = held;
        }
        return asked.path.startsWith('/api/v1/customer/cart/') ? rows : undefined;
      },
    });
    await pan();
    await waitFor(() => expect(confirm()).toBeEnabled());
    await waitFor(() => expect(dialog.shop.cart.getSnapshot().matches('open')).toBe(true));
    await dialog.user.click(confirm());
    expect(await screen.findByRole('dialog', { name: 'What about your cart?' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Keep my address' })).toBeEnabled();
    expect(screen.queryAllByText('Lamp').length > 0).toBe(held.length > 0);
    expect(dialog.onChosen).not.toHaveBeenCalled();
    return dialog;
  }
  const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
    user.click(screen.getByRole('button', { name }));

  it('m15 LOC-13: what stays behind is shown with its picture and how many there are', async () => {
    const pictured = wireItem({
      id: 3,
      name: 'Lamp',
      image_full_url: 'https://pictures.test/lamp.png',
    });
    await moveAway(undefined, {}, [cartRow(pictured, '', 2)]);
    const left = screen.getByText('Lamp').closest('li');
    expect(left).toHaveTextContent('2 ×Lamp');
    expect(left?.querySelector('img')).toHaveAttribute('src', 'https://pictures.test/lamp.png');
  });

  it('LOC-13: the customer can stay, and nothing has changed', async () => {
    const { log, onChosen, onClose, user } = await moveAway();
    await press(user, 'Keep my address');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onChosen).not.toHaveBeenCalled();
    expect(log.some(({ path }) => path === clearing)).toBe(false);
  });

  it('LOC-13: the customer can move and keep the cart', async () => {
    const { log, onChosen, onClose, user } = await moveAway();
    await press(user, 'Change address, keep the cart');
    expect(onChosen).toHaveBeenCalledWith(expect.objectContaining({ zoneIds: [2] }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(log.some(({ path }) => path === clearing)).toBe(false);
  });

  it('LOC-13, API-47: one call clears the cart, and undo brings place and cart back', async () => {
    const { log, onChosen, onClose, user } = await moveAway();
    await press(user, 'Change address, clear the cart');
    expect(await screen.findByText(/Your cart is empty now/)).toBeVisible();
    expect(onChosen).toHaveBeenLastCalledWith(expect.objectContaining({ zoneIds: [2] }));
    expect(log.filter(({ path }) => path === clearing)).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
    await press(user, 'Undo');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onChosen).toHaveBeenLastCalledWith(
      expect.objectContaining({ address: '1 Harbour Lane', zoneIds: [1] }),
    );
    expect(log.find(({ path }) => path === '/api/v1/customer/cart/add')?.body).toMatchObject({
      item_id: 3,
      quantity: 2,
    });
  });

  /** Tries every way out of the dialog: its close button, Escape, its scrim, and the browser's Back. */
  async function tryToLeave(user: ReturnType<typeof userEvent.setup>): Promise<void> {
    const button = screen.queryByRole('button', { name: 'Close' });
    if (button !== null) await user.click(button);
    await user.keyboard('{Escape}');
    const scrim = document.querySelector('[data-part="backdrop"]');
    if (scrim === null) throw new Error('the dialog has no scrim');
    await user.click(scrim);
    // Back reaches a layer through the router's listener, which this test does not have.
    const router = () => undefined;
    routerWindow.addEventListener('popstate', router);
    const backed = new Promise<void>((done) => {
      window.addEventListener('popstate', () => done(), { once: true });
    });
    act(() => window.history.back());
    await act(() => backed);
    routerWindow.removeEventListener('popstate', router);
  }

  it('LOC-13, OPEN-54: the dialog stays until the carts are cleared, so that this can be undone', async () => {
    let clear: () => void = () => undefined;
    const cleared = new Promise<void>((done) => {
      clear = done;
    });
    const { onClose, user } = await moveAway(({ path }) =>
      path === clearing ? cleared.then(() => []) : undefined,
    );
    await press(user, 'Change address, clear the cart');
    expect(await screen.findByRole('button', { name: 'Clearing the cart' })).toBeVisible();
    await tryToLeave(user);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    clear();
    expect(await screen.findByText(/Your cart is empty now/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('LOC-13, OPEN-54: the dialog stays until every line is back in the cart', async () => {
    const rug = { ...cartRow(wireItem({ id: 4, name: 'Rug' }), '', 1), id: 91 };
    let fill: () => void = () => undefined;
    const filled = new Promise<void>((done) => {
      fill = done;
    });
    const add = '/api/v1/customer/cart/add';
    const { log, onClose, user } = await moveAway(
      ({ path }) => (path === add ? filled.then(() => [lamp, rug]) : undefined),
      {},
      [lamp, rug],
    );
    await press(user, 'Change address, clear the cart');
    expect(await screen.findByText(/Your cart is empty now/)).toBeVisible();
    await press(user, 'Undo');
    expect(await screen.findByRole('button', { name: 'Bringing your cart back' })).toBeVisible();
    await tryToLeave(user);
    expect(onClose).not.toHaveBeenCalled();
    fill();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(log.filter(({ path }) => path === add).map(({ body }) => body)).toEqual([
      expect.objectContaining({ item_id: 3, quantity: 2 }),
      expect.objectContaining({ item_id: 4, quantity: 1 }),
    ]);
  });

  it('LOC-13: taken before the cart was read, the place waits until it is known what would stay behind', async () => {
    let tell: () => void = () => undefined;
    const known = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const { onChosen, user } = open(() => ({ zone_id: '[2]', zone_data: [] }), {
      answers: ({ path }) =>
        path === '/api/v1/customer/cart/list' ? known.then(() => [lamp]) : undefined,
    });
    await pan();
    await waitFor(() => expect(confirm()).toBeEnabled());
    await user.click(confirm());
    expect(await screen.findByRole('dialog', { name: 'What about your cart?' })).toBeVisible();
    tell();
    expect(await screen.findByRole('button', { name: 'Keep my address' })).toBeEnabled();
    expect(screen.getByText('Lamp')).toBeVisible();
    expect(onChosen).not.toHaveBeenCalled();
  });

  const groceries = {
    version: 1,
    owner: { signedIn: false, guestId: 'guest-1', moduleId: 2 },
    lines: [lineWith(7, itemWith({ id: 8, name: 'Milk', moduleId: 2, zoneId: 1 }))],
    wishes: [],
  };
  const guest = { guest_id: 'guest-1' };

  it('LOC-13: the cart of another module is read, named and cleared with the one on the screen', async () => {
    const { log, user } = await moveAway(
      ({ path }) =>
        path === '/api/v1/module'
          ? [module, { ...module, id: 2, module_name: 'Grocery', module_type: 'grocery' }]
          : undefined,
      { ...guest, 'cart-lines': JSON.stringify([groceries]) },
    );
    expect(screen.getByRole('heading', { name: 'Shops' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Grocery' })).toBeVisible();
    expect(screen.queryByText('Milk')).toBeNull();
    await press(user, 'Change address, clear the cart');
    expect(await screen.findByText(/Your cart is empty now/)).toBeVisible();
    expect(log.filter(({ path }) => path === clearing)).toHaveLength(2);
  });

  it('LOC-13: a cleared cart of another module is known and remembered as empty at once', async () => {
    const { shop, user } = await moveAway(
      ({ path, headers }) =>
        path === '/api/v1/customer/cart/list' && headers.get('moduleId') === '2'
          ? [cartRow(wireItem({ id: 8, name: 'Milk', module_id: 2 }), '', 1)]
          : undefined,
      { ...guest, 'cart-lines': JSON.stringify([groceries]) },
    );
    expect(screen.getByText('Milk')).toBeVisible();
    const milk = () => JSON.stringify(shop.cart.getSnapshot().context.baskets).includes('Milk');
    expect(milk()).toBe(true);
    await press(user, 'Change address, clear the cart');
    expect(await screen.findByText(/Your cart is empty now/)).toBeVisible();
    expect(milk()).toBe(false);
    expect(localStorage.getItem('cart-lines')).not.toContain('Milk');
    await press(user, 'Undo');
  });

  const trips = '/api/v1/rental/user/cart';
  /**
   * A server with a rental module; the trip cart contains one vehicle, which is picked up in the
   * first zone.
   */
  function rentalServer(): Answers {
    let cart = cartWith(sixHours, trail);
    return ({ path }) => {
      if (path === '/api/v1/module') {
        return [module, { ...module, id: 6, module_name: 'Rental', module_type: 'rental' }];
      }
      if (path === `${trips}/remove-cart`) cart = cartWith(sixHours);
      if (path === `${trips}/add-to-cart`) cart = cartWith(sixHours, trail);
      return path.startsWith(trips) ? wireTripCart(cart) : undefined;
    };
  }

  it('LOC-13: a trip that cannot begin there is asked about, given up, and comes back', async () => {
    const { log, onChosen, onClose, user } = await moveAway(rentalServer(), guest, []);
    expect(screen.getByText(/1 vehicle of your trip cannot be picked up at/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Rental' })).toBeVisible();
    expect(screen.getByText('Halden Trail')).toBeVisible();
    const sent = (call: string) => log.filter(({ path }) => path === `${trips}/${call}`);
    expect(sent('remove-cart')).toHaveLength(0);
    await press(user, 'Change address, give up the trip');
    expect(await screen.findByText(/Your trip cart is empty now/)).toBeVisible();
    expect(sent('remove-cart')).toHaveLength(1);
    expect(onChosen).toHaveBeenLastCalledWith(expect.objectContaining({ zoneIds: [2] }));
    await press(user, 'Undo');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onChosen).toHaveBeenLastCalledWith(expect.objectContaining({ zoneIds: [1] }));
    const [added] = sent('add-to-cart');
    expect(added?.body).toMatchObject({ vehicle_id: 1, quantity: 1, rental_type: 'hourly' });
    // Its pickup time of 24 November has passed, so it begins now (RENT-04).
    expect(added?.body).toMatchObject({ pickup_time: null });
    expect(added?.headers.get('moduleId')).toBe('6');
    expect(added?.headers.get('zoneId')).toBe('[1]');
  });

  it('LOC-13: beside a cart the trip is kept with it, and nothing is asked of the server', async () => {
    const { log, onChosen, user } = await moveAway(rentalServer(), guest);
    expect(screen.getByText(/1 vehicle of your trip cannot be picked up at/)).toBeVisible();
    await press(user, 'Change address, keep both carts');
    expect(onChosen).toHaveBeenLastCalledWith(expect.objectContaining({ zoneIds: [2] }));
    const called = log.map(({ path }) => path);
    expect(called).not.toContain(`${trips}/remove-cart`);
    expect(called).not.toContain(clearing);
  });

  it('LOC-13: a trip that is not given up by the server keeps the place', async () => {
    const rents = rentalServer();
    const { onChosen, user } = await moveAway(
      (asked) =>
        asked.path === `${trips}/remove-cart`
          ? refusal(403, 'The trip is being booked.')
          : rents(asked),
      guest,
      [],
    );
    await press(user, 'Change address, give up the trip');
    expect(await screen.findByText('The trip is being booked.')).toBeVisible();
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('LOC-13: a cart that was emptied without an answer is filled again', async () => {
    let cleared = 0;
    const { log, onChosen, user } = await moveAway(({ path }) => {
      if (path !== clearing) return undefined;
      cleared += 1;
      if (cleared === 1) throw new TypeError('Failed to fetch');
      return undefined;
    });
    await press(user, 'Change address, clear the cart');
    expect(await screen.findByRole('button', { name: 'Keep my address' })).toBeEnabled();
    expect(screen.getByText('No connection to the shop. What you did is kept.')).toBeVisible();
    const added = log.filter(({ path }) => path === '/api/v1/customer/cart/add');
    expect(added.map(({ body }) => body)).toEqual([
      expect.objectContaining({ item_id: 3, quantity: 2 }),
    ]);
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('LOC-13: a cart that cannot be filled again is said, and tried again', async () => {
    let down = true;
    let cleared = 0;
    const { log, onChosen, user } = await moveAway(({ path }) => {
      if (path === clearing) cleared += 1;
      if (path === clearing && cleared === 1) throw new TypeError('Failed to fetch');
      return path === '/api/v1/customer/cart/add' && down ? refusal(403, 'Not now.') : undefined;
    });
    await press(user, 'Change address, clear the cart');
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(
      screen.getByText(/^Your cart could not be brought back\. Your address is/),
    ).toHaveTextContent('1 Harbour Lane');
    down = false;
    await press(user, 'Try again');
    expect(await screen.findByRole('button', { name: 'Keep my address' })).toBeEnabled();
    const added = log.filter(({ path }) => path === '/api/v1/customer/cart/add');
    expect(added).toHaveLength(2);
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('LOC-13: a refused clearing shows the server’s words and changes nothing', async () => {
    const { onChosen, user } = await moveAway(({ path }) =>
      path === clearing ? refusal(403, 'The cart is being ordered.') : undefined,
    );
    await press(user, 'Change address, clear the cart');
    expect(await screen.findByText('The cart is being ordered.')).toBeVisible();
    expect(onChosen).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Keep my address' })).toBeEnabled();
  });
});
