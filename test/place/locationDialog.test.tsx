// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '../../machines/rules/domain.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { LocationDialog } from '../../src/place/LocationDialog.tsx';
import { serve, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const outside = () =>
  Response.json(
    { errors: [{ code: 'coordinates', message: 'Service not available in this area' }] },
    { status: 404 },
  );

function open(zones: (lat: number) => unknown = () => ({ zone_id: '[1]', zone_data: [] })) {
  const onChosen = vi.fn<(place: Place) => void>();
  const log = serve(({ path, query }) => {
    if (path.endsWith('/get-zone-id')) return zones(Number(query.get('lat')));
    if (path.endsWith('/geocode-api')) {
      return { results: [{ formatted_address: `near ${query.get('lat')}` }] };
    }
    if (path.endsWith('/place-api-autocomplete')) {
      const text = { mainText: { text: 'Copper Street' }, secondaryText: { text: 'Eastside' } };
      return { suggestions: [{ placePrediction: { placeId: 'p1', structuredFormat: text } }] };
    }
    if (path.endsWith('/place-api-details')) return { location: { latitude: 5, longitude: 6 } };
    return undefined;
  });
  show(<LocationDialog open onClose={vi.fn()} onChosen={onChosen} />, '/home');
  return { log, onChosen, user: userEvent.setup() };
}

const map = () => screen.findByRole('region', { name: /^Map to choose a place/ });
/** Pans the map by a key, as Leaflet hears it: on the focused map. */
async function pan(): Promise<void> {
  const frame = await map();
  act(() => frame.focus());
  fireEvent.keyDown(frame, { key: 'ArrowUp', keyCode: 38 });
}

const confirm = () => screen.getByRole('button', { name: /Deliver here|Looking up the address/ });

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
    const [place] = onChosen.mock.calls[0] ?? [];
    expect(place?.zoneIds).toEqual([1]);
    expect(place?.address).toBe(`near ${place?.position.lat}`);
  });

  it('LOC-08: a point outside all zones says so and cannot be taken', async () => {
    const { onChosen } = open(outside);
    await pan();
    expect(await screen.findByText('We are not here yet')).toBeVisible();
    expect(confirm()).toBeDisabled();
    expect(onChosen).not.toHaveBeenCalled();
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
    expect(onChosen).toHaveBeenCalledWith({
      address: 'Copper Street, Eastside',
      position: { lat: 5, lng: 6 },
      zoneIds: [1],
    });
  });
});
