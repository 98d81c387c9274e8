// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { Overlays } from '../../src/app/Overlays.tsx';
import { loadMessages, resolve } from '../../src/messages/index.ts';

import { ModuleRail } from '../../src/modules/ModuleRail.tsx';
import { module, serve, show } from '../catalogue/wireShop.tsx';
import { displayUpTo } from '../ui/smallScreens.ts';

beforeAll(() => loadMessages('en'));

const modules = [
  module,
  { ...module, id: 5, module_name: 'Grocery', module_type: 'grocery', zones: [{ id: 1 }] },
  { ...module, id: 6, module_name: 'Elsewhere', module_type: 'pharmacy', zones: [{ id: 9 }] },
];
const placed = {
  location: '1 Harbour Lane',
  currentLatLng: JSON.stringify({ lat: 0.02, lng: 0.02 }),
  zoneid: '[1]',
};

describe('the module rail', () => {
  it('MOD-04, NAV-21: offers the modules of the zone and marks the present one', async () => {
    serve(({ path }) => (path === '/api/v1/module' ? modules : undefined));
    show(<ModuleRail />, '/home');
    expect(await screen.findByRole('button', { name: 'Shops' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Grocery' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Elsewhere' })).toBeNull();
  });

  it('MOD-03: the rail is hidden up to 1180 px, where a strip takes its place', async () => {
    serve(({ path }) => (path === '/api/v1/module' ? modules : undefined));
    show(
      <>
        <ModuleRail strip />
        <ModuleRail />
      </>,
      '/home',
    );
    await screen.findByRole('button', { name: 'Shops' });
    const displays = screen
      .getAllByRole('navigation', { hidden: true })
      .map((place) => [getComputedStyle(place).display, displayUpTo(1180, place)]);
    expect(displays).toEqual([
      ['none', 'flex'],
      ['flex', 'none'],
    ]);
  });

  it('NAV-21: one module alone needs no switcher', async () => {
    serve(() => undefined);
    const { shop } = show(<ModuleRail />, '/home');
    await waitFor(() =>
      expect(shop.module.getSnapshot().matches({ served: { offering: 'chosen' } })).toBe(true),
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('MOD-05, MOD-06: choosing stores it, marks it and says so', async () => {
    serve(({ path }) => (path === '/api/v1/module' ? modules : undefined));
    const user = userEvent.setup();
    const { shop } = show(<ModuleRail />, '/categories');
    const facts: unknown[] = [];
    shop.module.on('*', (fact) => facts.push(fact));
    (await screen.findByRole('button', { name: 'Shops' })).focus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: 'Grocery' })).toHaveAttribute('aria-pressed', 'true');
    expect(JSON.parse(localStorage.getItem('module') ?? '{}')).toMatchObject({ id: 5 });
    expect(facts).toContainEqual({
      type: 'toast',
      kind: 'success',
      about: 'modules',
      message: { key: 'modules.selected' },
    });
    expect(facts).toContainEqual({ type: 'navigate', to: '/home' });
  });
});

describe('the module picker', () => {
  it('p2 MOD-01, MOD-10, OPEN-08: asks for a module, has no button that cannot close it, and says why it stays', async () => {
    serve(({ path }) => (path === '/api/v1/module' ? modules : undefined));
    const user = userEvent.setup();
    const { shop } = show(<Overlays />, '/home', placed);
    const facts: unknown[] = [];
    shop.module.on('toast', (fact) => facts.push(fact));
    await screen.findByRole('dialog', {
      name: 'Select a type of module for your orders.',
    });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(facts).toEqual([
      { type: 'toast', kind: 'info', message: { key: 'modules.mustSelect' } },
    ]);
    expect(resolve({ key: 'modules.mustSelect' })).toBe('A module must be selected to continue.');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Grocery' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('p2 NAV-21: over a chosen module the picker has its button, which closes it', async () => {
    serve(({ path }) => (path === '/api/v1/module' ? modules : undefined));
    const user = userEvent.setup();
    const { shop } = show(<Overlays />, '/home');
    await waitFor(() =>
      expect(shop.module.getSnapshot().matches({ served: { offering: 'chosen' } })).toBe(true),
    );
    act(() => shop.module.send({ type: 'module.picker.opened' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.module.getSnapshot().context.module?.id).toBe(4);
  });

  it('NAV-01: there are grocery, pharmacy, ecommerce, food, parcel and rental, and no other', async () => {
    const types = ['grocery', 'pharmacy', 'ecommerce', 'food', 'parcel', 'rental', 'ride', ''];
    serve(({ path }) =>
      path === '/api/v1/module'
        ? types.map((type, index) => ({
            ...module,
            id: index + 1,
            module_name: `A ${type} module`,
            module_type: type,
          }))
        : undefined,
    );
    show(<Overlays />, '/home', placed);
    expect(await screen.findByText('A grocery module')).toBeVisible();
    const tiles = screen.getAllByText(/^A \w* ?module/).map((tile) => tile.textContent);
    expect(tiles).toEqual([
      'A grocery module',
      'A pharmacy module',
      'A ecommerce module',
      'A food module',
      'A parcel module',
      'A rental module',
    ]);
  });

  it('MOD-01: parcels are entered as every other module', async () => {
    const parcel = { ...module, id: 9, module_name: 'Parcel', module_type: 'parcel' };
    serve(({ path }) => (path === '/api/v1/module' ? [...modules, parcel] : undefined));
    const user = userEvent.setup();
    const { shop } = show(<Overlays />, '/home', placed);
    await user.click(await screen.findByRole('button', { name: 'Parcel' }));
    await waitFor(() => expect(shop.module.getSnapshot().context.module?.id).toBe(9));
  });

  it('LOC-08: where the zone of the place is gone, another place is asked for', async () => {
    serve(({ path }) => {
      if (path === '/api/v1/module') return [];
      return path.endsWith('/get-zone-id')
        ? Response.json({ errors: [{ code: 'coordinates', message: 'None.' }] }, { status: 404 })
        : undefined;
    });
    const { shop } = show(<Overlays />, '/home', placed);
    await waitFor(() => expect(shop.place.getSnapshot().matches('none')).toBe(true));
    expect(localStorage.getItem('zoneid')).toBeNull();
  });

  it('MOD-02: where no module serves it says so, and can be closed', async () => {
    serve(({ path }) => (path === '/api/v1/module' ? [] : undefined));
    const user = userEvent.setup();
    show(<Overlays />, '/home', placed);
    expect(await screen.findByText('No module found')).toBeVisible();
    expect(screen.getByText('Contact with the site owner to activate modules.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
