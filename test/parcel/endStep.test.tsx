// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { openBooking, openStep } from './wireParcels.tsx';

const network = vi.hoisted(() => {
  // A test file before this one may have loaded the code, which then cannot fail.
  vi.resetModules();
  return { failures: 0 };
});
vi.mock('../../src/parcel/EndStep.tsx', () => {
  network.failures += 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeAll(() => loadMessages('en'));

// Vitest also fails the run when a rejection is not handled.
it('F-29: a booking goes on when the code of another step did not come in advance', async () => {
  openBooking({});
  await waitFor(() => expect(network.failures).toBe(1));
  expect(await openStep('Who pays, and how?')).toBeVisible();
});
