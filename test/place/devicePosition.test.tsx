// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Place } from '../../machines/rules/domain.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { PlacePicker } from '../../src/place/PlacePicker.tsx';
import { SavedAddresses } from '../../src/place/SavedAddresses.tsx';
import { TripDialog } from '../../src/rental/plan/TripDialog.tsx';
import { WithTrip } from '../../src/rental/plan/tripPlan.ts';
import { refusal, serve, settled, show } from '../catalogue/wireShop.tsx';
import { panMap } from '../map/panMap.ts';

beforeAll(async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = () => undefined;
});

type Answer = (
  take: (found: { coords: { latitude: number; longitude: number; accuracy: number } }) => void,
  refuse: (error: { message: string }) => void,
) => void;

/** What the device answers when it is asked for its position. */
const device = (getCurrentPosition: Answer) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
const refuses: Answer = (_, refuse) => refuse({ message: 'denied' });
const knowsRoughly: Answer = (take) =>
  take({ coords: { latitude: 7, longitude: 8, accuracy: 2500 } });

const lost = 'Your position could not be found. Please choose it on the map.';
const vague = 'Your position is only known roughly. Please move the pin to your door.';

/**
 * A shop at 0.02, 0.02, whose only zone does not contain the point of the device. `geocode` answers
 * the geocoder's calls.
 */
const shop = (
  geocode = (lat: string | null): unknown => ({ results: [{ formatted_address: `near ${lat}` }] }),
) =>
  serve(({ path, query }) => {
    if (path === '/api/v1/customer/address/list') return { total_size: 0, addresses: [] };
    if (path.endsWith('/get-zone-id')) {
      return query.get('lat') === '7'
        ? refusal(404, 'Outside.', 'coordinates')
        : { zone_id: '[1]', zone_data: [] };
    }
    if (path.endsWith('/geocode-api')) return geocode(query.get('lat'));
    return path === '/api/v1/customer/info'
      ? { id: 1, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000', email: null }
      : undefined;
  });

const mill: Place = { address: '12 Mill Road', position: { lat: 5, lng: 5 }, zoneIds: [1] };

async function ask(answer: Answer) {
  device(answer);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Use current location' }));
  return user;
}

/** Pans the map, and waits until its point can be taken by this button. */
async function panTo(button: string): Promise<void> {
  await panMap(/^Map to choose a place/);
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
}

const picker = () => {
  const onChosen = vi.fn<(place: Place) => void>();
  shop();
  show(
    <PlacePicker
      title="Where do we pick it up?"
      at="chosen"
      place={mill}
      onChosen={onChosen}
      onClose={() => undefined}
    />,
    '/checkout',
  );
  return onChosen;
};

it('LOC-05 MSG-24 OPEN-05: the map of a parcel’s end moves to the shop, where nobody is, when the device’s position is not found', async () => {
  const onChosen = picker();
  expect(await screen.findByText('12 Mill Road')).toBeVisible();
  const user = await ask(refuses);
  expect(await screen.findByText(lost)).toBeVisible();
  expect(screen.queryByText('12 Mill Road')).toBeNull();
  expect(screen.getByRole('button', { name: 'Deliver here' })).toBeDisabled();
  await panTo('Deliver here');
  await user.click(screen.getByRole('button', { name: 'Deliver here' }));
  await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
  const [place] = onChosen.mock.calls[0] ?? [];
  expect(place?.position.lat).toBeCloseTo(0.02, 1);
});

it('LOC-05: the map of a parcel’s end moves to where the device roughly is, and says so', async () => {
  picker();
  await ask(knowsRoughly);
  expect(await screen.findByText(vague)).toBeVisible();
  expect(await screen.findByText('We are not here yet')).toBeVisible();
});

it.each([
  ['MSG-24: not found', refuses, lost, '1 Harbour Lane'],
  ['roughly known', knowsRoughly, vague, 'near 7'],
])(
  'LOC-05 OPEN-05 ADDR-01: the form of an address with a position that is %s moves its map and says so',
  async (_, answer, words, address) => {
    shop();
    show(
      <SavedAddresses
        storeZoneId={1}
        chosenId={null}
        adding
        onChosen={() => undefined}
        onClose={() => undefined}
      />,
      '/checkout',
      { ...settled, token: 'maya-token' },
    );
    await ask(answer);
    expect(await screen.findAllByText(words)).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue(address),
    );
    expect(screen.getByRole('button', { name: 'Save address' })).toBeDisabled();
  },
);

it.each([
  ['MSG-24: not found', refuses, lost],
  ['roughly known', knowsRoughly, vague],
])(
  'LOC-05 OPEN-05: a trip’s destination with a position that is %s is chosen on a map, outside the zones too',
  async (_, answer, words) => {
    const log = shop();
    const onClose = vi.fn<(isChanged: boolean) => void>();
    show(
      <WithTrip>
        <TripDialog part="destination" onClose={onClose} />
      </WithTrip>,
      '/rental',
      { ...settled, currentLatLng: '{"lat":1,"lng":1}', guest_id: 'guest-1' },
    );
    const user = await ask(answer);
    const frame = await screen.findByRole('region', { name: /^Map to choose a place/ });
    const map = within(frame.closest('[role="dialog"]') as HTMLElement);
    expect(await map.findByText(words)).toBeVisible();
    await panTo('Select');
    expect(screen.queryByText('Inside our delivery zone')).toBeNull();
    await user.click(map.getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(true));
    expect(localStorage.getItem('trip-plan')).toContain('near ');
    expect(log.some(({ path }) => path.endsWith('/get-zone-id'))).toBe(false);
  },
);

it.each([
  ['finds no address', () => ({ results: [] })],
  ['fails', () => refusal(500, 'Down.')],
])(
  'LOC-01: a trip goes to the device’s position also when the geocoder %s, by its coordinates',
  async (_, geocode) => {
    shop(geocode);
    const onClose = vi.fn<(isChanged: boolean) => void>();
    show(
      <WithTrip>
        <TripDialog part="destination" onClose={onClose} />
      </WithTrip>,
      '/rental',
      { ...settled, currentLatLng: '{"lat":1,"lng":1}', guest_id: 'guest-1' },
    );
    await ask((take) => take({ coords: { latitude: 7, longitude: 8, accuracy: 20 } }));
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(true));
    expect(localStorage.getItem('trip-plan')).toContain('7.00000, 8.00000');
  },
);
