import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OutwardFact, ParcelChoices } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { SendParcelPage } from '../../src/parcel/SendParcelPage.tsx';
import { config, serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { filledParcel } from './parcels.ts';

export const place = '/api/v1/customer/order/place';
export const zoneOf = '/api/v1/config/get-zone-id';
export const kinds = '/api/v1/parcel-category';

export const parcelModule = { id: 5, module_name: 'Parcel', module_type: 'parcel' };

export const small = {
  id: 2,
  name: 'Small parcel',
  description: 'Up to 5 kg',
  parcel_per_km_shipping_charge: null,
  parcel_minimum_shipping_charge: null,
  maximum_weight: 5,
};

export const zone = { id: 1, name: 'Eastside', modules: [{ id: 5, pivot: { module_id: 5 } }] };

/** The shop with its parcels: 4.6 km at 1.20 a km. */
export const wireConfig = {
  ...config,
  guest_checkout_status: 1,
  schedule_order: true,
  cash_on_delivery: true,
  parcel_per_km_shipping_charge: 1.2,
  parcel_minimum_shipping_charge: 3,
};

const plain: Record<string, unknown> = {
  '/api/v1/config': wireConfig,
  '/api/v1/module': [parcelModule],
  [kinds]: [small],
  [zoneOf]: { zone_id: '[1]', zone_data: [zone] },
  '/api/v1/config/distance-api': { distanceMeters: 4600, duration: '600s' },
  '/api/v1/vehicle/extra_charge': 0,
  '/api/v1/customer/order/get-surge-price': { price: 0 },
  '/api/v1/customer/order/parcel-instructions': { data: [] },
};

/** What the browser remembers of a visitor in the parcel module. */
export const inParcels = {
  ...settled,
  module: JSON.stringify({ id: 5, name: 'Parcel', type: 'parcel', zoneIds: [1] }),
};

/** Collects the facts that the page gets, and opens other pages as the shop does. */
function Outlet({
  onFact,
  children,
}: {
  onFact: (fact: OutwardFact) => void;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const take = (fact: OutwardFact) => {
    onFact(fact);
    if (fact.type === 'navigate') void navigate(fact.to, { replace: fact.replace === true });
  };
  return <OutletProvider value={take}>{children}</OutletProvider>;
}

/**
 * Opens the booking with a parcel that was filled in before; `answers` can replace any answer of
 * the server.
 */
export function openBooking(
  choices: Partial<ParcelChoices>,
  answers: (asked: Asked) => unknown = () => undefined,
  { at = '/checkout?page=parcel', stored = {} }: { at?: string; stored?: object } = {},
) {
  const log = serve((asked) => answers(asked) ?? plain[asked.path]);
  const facts: OutwardFact[] = [];
  const value = { choices: { ...filledParcel, ...choices }, owner: null, intent: null };
  const { url, shop } = show(
    <Outlet onFact={(fact) => facts.push(fact)}>
      <SendParcelPage />
    </Outlet>,
    at,
    { ...inParcels, 'parcel-booking': JSON.stringify({ version: 1, value }), ...stored },
  );
  return { log, facts, url, shop, user: userEvent.setup() };
}

/** Waits for the heading of the open step. */
export const openStep = (title: string) => screen.findByRole('heading', { level: 2, name: title });
