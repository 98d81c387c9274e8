// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { useModule } from '../../src/modules/index.ts';
import { ModuleRail } from '../../src/modules/ModuleRail.tsx';
import { RentalLayer } from '../../src/rental/RentalLayer.tsx';
import { RentalPage } from '../../src/rental/RentalPage.tsx';
import { VehicleSearchPage } from '../../src/rental/search/VehicleSearchPage.tsx';
import { module, refusal, serve, settled, show } from '../catalogue/wireShop.tsx';
import { rentalAnswers, wireVehicle } from './wireVehicles.ts';

beforeAll(() => loadMessages('en'));

const rental = {
  ...module,
  id: 6,
  module_name: 'Rental',
  module_type: 'rental',
  zones: [{ id: 1 }],
};
const cartIn = (zone: string) => ({
  carts: [
    {
      id: 2,
      vehicle_id: 1,
      provider_id: 60,
      module_id: 6,
      quantity: 1,
      price: 56,
      vehicle: wireVehicle({}),
      provider: {
        id: 60,
        name: 'Quayside Motors',
        address: '',
        discount: null,
        pickup_zone_id: [zone],
      },
    },
  ],
  user_data: [],
});

/** Shows the address to which the landing page leads once a place is chosen (`Screens.tsx`). */
const Start = () => <p>Then: {useLocation().state}</p>;

/** The dialogs and bars that rental shows over its pages, while rental is the current module. */
function Layer() {
  return useModule()?.type === 'rental' && <RentalLayer />;
}

const selected = 'A Module has been selected.';
const kept = 'Location set successfully';
const cleared =
  'Your cart has been cleared as the selected zone does not support the previous pickup point.';
const named = 'Put aside, to be brought back from your trip cart: \u2068Halden Trail\u2069.';

/** Chooses rental from the rail with this trip cart; returns the messages and the calls. */
async function enter(cart: unknown, clearing: unknown = { carts: [], user_data: [] }) {
  const asked = serve(({ path }) => {
    if (path === '/api/v1/module') return [module, rental];
    if (path.endsWith('/get-cart')) return cart;
    return path.endsWith('/remove-cart') ? clearing : undefined;
  });
  const said: unknown[] = [];
  const { shop } = show(
    <OutletProvider value={(fact) => said.push('message' in fact ? resolve(fact.message) : fact)}>
      <ModuleRail />
      <Layer />
    </OutletProvider>,
    '/home',
    { ...settled, guest_id: 'guest-1' },
  );
  shop.module.on('toast', ({ message }) => said.push(resolve(message)));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Rental' }));
  await waitFor(() => expect(said.length).toBeGreaterThan(0));
  const entered = shop.module.getSnapshot().context.module?.type === 'rental';
  const aside = () =>
    shop.root
      .getSnapshot()
      .context.rentalCart?.getSnapshot()
      .context.parked?.lines.map(({ vehicle }) => vehicle.name);
  return {
    said,
    entered,
    aside,
    clears: asked.filter(({ method }) => method === 'DELETE'),
  };
}

describe('entering rental with vehicles in the trip cart', () => {
  it('MOD-07: the cart stays when its pickup lies in the module', async () => {
    const { said, entered, clears } = await enter(cartIn('1'));
    expect(said).toEqual([selected, kept]);
    expect(entered).toBe(true);
    expect(clears).toEqual([]);
  });

  it('MOD-08: it is cleared when the pickup lies elsewhere; that is said, what goes is named and put aside', async () => {
    const { said, entered, aside, clears } = await enter(cartIn('9'));
    await waitFor(() => expect(said).toEqual([selected, cleared, named]));
    expect(entered).toBe(true);
    expect(aside()).toEqual(['Halden Trail']);
    expect(clears).toHaveLength(1);
  });

  it('MOD-09: a clearing that is refused shows the server’s words, and the module before stays', async () => {
    const { said, entered } = await enter(cartIn('9'), refusal(403, 'The cart is being counted.'));
    expect(said).toEqual(['The cart is being counted.']);
    expect(entered).toBe(false);
  });
});

/** Opens a link into rental out of another module with this trip cart. */
async function follow(cart: unknown, clearing: unknown = { carts: [], user_data: [] }) {
  const asked = serve(
    rentalAnswers(({ path }) => {
      if (path === '/api/v1/module') return [module, rental];
      if (path.endsWith('/get-cart')) return cart;
      return path.endsWith('/remove-cart') ? clearing : undefined;
    }),
  );
  const said: unknown[] = [];
  const { shop } = show(
    <OutletProvider value={(fact) => said.push('message' in fact ? resolve(fact.message) : fact)}>
      <RentalPage>
        <VehicleSearchPage />
      </RentalPage>
      <Layer />
    </OutletProvider>,
    '/rental/vehicle-search?all_category=1',
    { ...settled, guest_id: 'guest-1' },
  );
  shop.module.on('toast', ({ message }) => said.push(resolve(message)));
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(shop.module.getSnapshot().context.module?.type).toBe('rental');
  return { said, clears: asked.filter(({ method }) => method === 'DELETE') };
}

describe('a link into rental with vehicles in the trip cart', () => {
  it('MOD-07, NAV-14: the cart stays when its pickup lies in the module', async () => {
    const { said, clears } = await follow(cartIn('1'));
    expect(said).toEqual([kept]);
    expect(clears).toEqual([]);
  });

  it('MOD-08: it is cleared when its pickup lies elsewhere; that is said, and what goes is named', async () => {
    const { said, clears } = await follow(cartIn('9'));
    await waitFor(() => expect(said).toEqual([cleared, named]));
    expect(clears).toHaveLength(1);
  });

  it('MOD-09: a clearing that is refused shows the server’s words, and the page opens', async () => {
    const { said } = await follow(cartIn('9'), refusal(403, 'The cart is being counted.'));
    expect(said).toEqual(['The cart is being counted.']);
  });
});

describe('a shared link into rental before a place is chosen', () => {
  it.each(['/rental/vehicle-details/1', '/rental/provider-details/60'])(
    'NAV-16: %s asks for the place and keeps the address',
    async (path) => {
      serve(() => undefined);
      const told: unknown[] = [];
      const { url } = show(
        <OutletProvider value={(fact) => told.push(fact.type)}>
          <RentalPage>{null}</RentalPage>
        </OutletProvider>,
        path,
        {},
      );
      expect(screen.getByRole('heading', { name: 'Where does your trip begin?' })).toBeVisible();
      await userEvent.setup().click(screen.getByRole('button', { name: 'Choose a location' }));
      expect(told).toEqual(['overlay.opened']);
      expect(url().pathname).toBe(path);
    },
  );

  const openUnplaced = (path: string) => {
    serve(() => undefined);
    return show(
      <Routes>
        <Route path="/" element={<Start />} />
        <Route path="*" element={<RentalPage>The page</RentalPage>} />
      </Routes>,
      path,
      {},
    );
  };

  it('GUEST-02, NAV-04: a search leads over the start, which knows where to lead back', () => {
    const path = '/rental/vehicle-search?all_category=1';
    const { url } = openUnplaced(path);
    expect(url().pathname).toBe('/');
    expect(screen.getByText(`Then: ${path}`)).toBeVisible();
  });

  it.each(['/rental/trips/100007?booked=1', '/rental/trips'])(
    'GUEST-02, NAV-11, NAV-29: %s opens without a place',
    (path) => {
      const { url } = openUnplaced(path);
      expect(screen.getByText('The page')).toBeVisible();
      expect(url().pathname + url().search).toBe(path);
    },
  );
});
