// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { lazyMap } from '../../src/map/lazyMap.tsx';
import { loadMessages } from '../../src/messages/index.ts';

beforeAll(() => loadMessages('en'));

it('LOC-06: a map whose code does not come is told in its place, and comes when it is asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => Promise.resolve(() => <p>streets</p>));
  load.mockRejectedValueOnce(new Error('offline'));
  const Map = lazyMap(load);
  render(<Map />);
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('streets')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('LOC-06: a map that did not load comes by itself when the connection is back, and the page is told', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => Promise.resolve(() => <p>streets</p>));
  load.mockRejectedValueOnce(new Error('offline'));
  const Map = lazyMap(load);
  const onFailed = vi.fn<() => void>();
  const onRetry = vi.fn<() => void>();
  render(<Map onFailed={onFailed} onRetry={onRetry} />);
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(onFailed).toHaveBeenCalledOnce();
  expect(onRetry).not.toHaveBeenCalled();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('streets')).toBeVisible();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('LOC-06: a map that did not load is loaded again when the customer comes back to it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => Promise.resolve(() => <p>streets</p>));
  load.mockRejectedValueOnce(new Error('offline'));
  const Map = lazyMap(load);
  const dialog = render(<Map />);
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  dialog.unmount();
  render(<Map />);
  expect(await screen.findByText('streets')).toBeVisible();
});
