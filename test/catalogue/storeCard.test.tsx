// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { readStore } from '../../src/api/catalogue/read.ts';
import { StoreCard } from '../../src/catalogue/store/StoreCard.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { categories, config, serve, settled, show } from './wireShop.tsx';

beforeAll(() => loadMessages('en'));

const zone = {
  id: 1,
  name: 'Eastside',
  modules: [{ id: 4, pivot: { per_km_shipping_charge: 1.5, minimum_shipping_charge: 1 } }],
};

const row = {
  id: 7,
  name: 'Copper Street Goods',
  zone_id: 1,
  module_id: 4,
  distance: 2000,
  delivery: true,
  take_away: true,
  delivery_time: '20-30 min',
  category_ids: [9, 5, 3],
};

function open(change: object = {}, zones: unknown = { zone_id: '[1]', zone_data: [zone] }) {
  serve(({ path }) => {
    if (path === '/api/v1/config') return config;
    if (path === '/api/v1/categories') return categories;
    return path === '/api/v1/config/get-zone-id' ? zones : undefined;
  });
  show(<StoreCard store={readStore({ ...row, ...change })} />, '/home', settled);
  return within(screen.getByRole('article'));
}

describe('what a store card says', () => {
  it('p6 PRICE-12: what the store sells, and what the way of 2 km costs there', async () => {
    const card = open();
    expect(await card.findByText(/^From \W?\$3\.00\W?$/)).toBeVisible();
    expect(await card.findByText('Garden')).toBeVisible();
    expect(card.getByText('Kitchen')).toBeVisible();
    expect(card.getByText('2.0 km')).toBeVisible();
    expect(card.queryByText('Delivery and take away')).toBeNull();
  });

  it('p6: a category that the shop does not name is left out, and a row without any says the rest', async () => {
    const card = open({ category_ids: undefined });
    expect(await card.findByText(/^From \W?\$3\.00\W?$/)).toBeVisible();
    expect(card.queryByText('Kitchen')).toBeNull();
  });

  it('p6 PRICE-13: a store that brings it for nothing says "Free delivery"', async () => {
    const card = open({ self_delivery_system: 1, free_delivery: true });
    expect(await card.findByText('Free delivery')).toBeVisible();
    expect(card.queryByText(/From/)).toBeNull();
  });

  it('p6: a store that delivers nothing names no fee', async () => {
    const card = open({ delivery: false });
    expect(await card.findByText('Take away only')).toBeVisible();
    expect(card.queryByText(/From/)).toBeNull();
  });

  it('p6: while nobody knows the fee none is named', async () => {
    const card = open({}, { zone_id: '[1]', zone_data: [] });
    expect(await card.findByText('Garden')).toBeVisible();
    expect(card.getByText('Delivery and take away')).toBeVisible();
    expect(card.queryByText(/From/)).toBeNull();
  });
});
