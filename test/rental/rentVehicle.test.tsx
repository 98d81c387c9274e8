// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Vehicle } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import * as reloading from '../../src/platform/reload.ts';
import { useRentVehicle } from '../../src/rental/vehicle/rentVehicle.ts';
import { serve, show } from '../catalogue/wireShop.tsx';

// A test file before this one may have loaded the code, which then cannot fail.
vi.hoisted(() => void vi.resetModules());
vi.mock('../../src/rental/vehicle/renting.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

function Rent() {
  const rent = useRentVehicle();
  return (
    <button type="button" onClick={() => rent({ id: 7 } as Vehicle)}>
      Rent
    </button>
  );
}

it('RENT-08: a press whose code does not come says so, and brings the new version of the shop where the server has one', async () => {
  await loadMessages('en');
  serve(() => undefined);
  const reload = vi.spyOn(reloading, 'reloadReachablePage').mockResolvedValue();
  const onFact = vi.fn();
  show(
    <OutletProvider value={onFact}>
      <Rent />
    </OutletProvider>,
    '/rental/vehicle-details/7',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rent' }));
  await vi.waitFor(() => expect(onFact).toHaveBeenCalledOnce());
  expect(onFact).toHaveBeenCalledWith({
    type: 'toast',
    kind: 'error',
    message: { key: 'app.error.offline' },
  });
  expect(reload).toHaveBeenCalledOnce();
});
