// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { rootMachine } from '../../machines/site/root.machine.ts';
import { App } from '../../src/app/App.tsx';
import { openShop } from '../../src/app/shop.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { serve } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

it('a shop whose standing actor broke says so and offers to open it anew', async () => {
  serve(() => undefined);
  const root = createActor(rootMachine, {
    input: {
      session: { token: null, guestId: null },
      place: { place: null },
      module: { zoneIds: [], module: null },
      cart: { remembered: [] },
    },
  });
  root.start();
  const opened = openShop(null);
  onTestFinished(() => {
    opened.root.stop();
  });
  const shop = { ...opened, root };
  expect(root.getSnapshot().matches('open')).toBe(true);
  root.send({ type: 'xstate.error.actor.cart', error: new Error('it broke') } as never);
  render(<App shop={shop} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
