// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { Overlays } from '../../src/app/Overlays.tsx';
import { ItemCard } from '../../src/catalogue/item/ItemCard.tsx';
import { readItem } from '../../src/api/catalogue/read.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, show, wireItem } from '../catalogue/wireShop.tsx';
import { Outlet } from './outlet.tsx';

beforeAll(() => loadMessages('en'));

it('LOC-12 MSG-23: adding without a place says "Please choose your location first." and asks for it', async () => {
  const log = serve(() => undefined);
  const user = userEvent.setup();
  const cap = readItem(wireItem({ id: 5, name: 'Cap' }));
  show(
    <Outlet>
      <ItemCard item={cap} />
      <Overlays />
    </Outlet>,
    '/store/copper',
    {},
  );
  await user.click(await screen.findByRole('button', { name: 'Add: Cap' }));
  expect(await screen.findByText('Please choose your location first.')).toBeVisible();
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByRole('combobox')).toBeVisible();
  expect(log.some(({ path }) => path.endsWith('/cart/add'))).toBe(false);
});
