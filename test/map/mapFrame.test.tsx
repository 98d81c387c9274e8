// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { mapFrame } from '../../src/map/mapFrame.tsx';
import { loadMessages } from '../../src/messages/index.ts';

beforeAll(() => loadMessages('en'));

it('LOC-06: a map whose code does not come is told in its place, and comes when it is asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => Promise.resolve(() => <p>streets</p>));
  load.mockRejectedValueOnce(new Error('offline'));
  const Map = mapFrame(load);
  render(<Map />);
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('streets')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
