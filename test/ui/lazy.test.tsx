// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type ComponentType } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { Boundary } from '../../src/ui/lazy/Boundary.tsx';
import { Delayed } from '../../src/ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../src/ui/lazy/FailedLayer.tsx';
import { forgetFailures, lazyPart } from '../../src/ui/lazy/lazyPart.tsx';

const Part = () => <p>there</p>;
const shown = (Later: ComponentType) =>
  render(
    <Boundary instead={() => <p>broken</p>}>
      <Suspense fallback="waiting">
        <Later />
      </Suspense>
    </Boundary>,
  );

describe('a part whose chunk comes later', () => {
  it('is asked for once while its failure is shown, and again when the customer comes back to it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(Part);
    const Later = lazyPart(load);
    const page = shown(Later);
    expect(await screen.findByText('broken')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    // The customer goes to another page. By the time they open this one again, the connection is back.
    page.unmount();
    shown(Later);
    expect(await screen.findByText('there')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('has the page loaded anew where the browser goes on remembering, once the server answers', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const reload = vi.fn();
    vi.stubGlobal('location', { href: 'http://shop.test/home', reload });
    const answers = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('offline'));
    answers.mockResolvedValue(new Response('<!doctype html>'));
    vi.stubGlobal('fetch', answers);
    const Later = lazyPart(() => Promise.reject(new Error('remembered')));
    const again = async () => {
      forgetFailures(true);
      shown(Later);
      expect(await screen.findByText('broken')).toBeInTheDocument();
      cleanup();
    };
    await again();
    expect(answers).not.toHaveBeenCalled();
    await again();
    expect(answers).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    await again();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('m16: a page that was never opened because the network was away comes by itself when it is back', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(Part);
    shown(lazyPart(load));
    expect(await screen.findByText('broken')).toBeInTheDocument();
    fireEvent(window, new Event('offline'));
    expect(screen.getByText('broken')).toBeInTheDocument();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('there')).toBeInTheDocument();
    expect(screen.queryByText('broken')).toBeNull();
  });

  it('a part that was asked for without a connection, and fails when it is back already, comes by itself', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let reject: (reason: Error) => void = () => undefined;
    const load = vi.fn<() => Promise<typeof Part>>().mockReturnValueOnce(
      new Promise((_, no) => {
        reject = no;
      }),
    );
    load.mockResolvedValue(Part);
    shown(lazyPart(load));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    fireEvent(window, new Event('online'));
    reject(new TypeError('Failed to fetch dynamically imported module'));
    expect(await screen.findByText('there')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('m16: a page is not loaded anew unasked, over what may have been typed in it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const answers = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', answers);
    const load = vi.fn(() => Promise.reject(new Error('remembered')));
    shown(lazyPart(load));
    for (const tries of [1, 2, 3]) {
      await waitFor(() => expect(load).toHaveBeenCalledTimes(tries));
      expect(await screen.findByText('broken')).toBeInTheDocument();
      fireEvent(window, new Event('online'));
    }
    expect(answers).not.toHaveBeenCalled();
  });

  it('m16: a part that the customer did not ask for again does not load the page anew later', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const answers = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', answers);
    const load = vi.fn(() => Promise.reject(new Error('remembered')));
    shown(lazyPart(load));
    expect(await screen.findByText('broken')).toBeInTheDocument();
    // The customer retries another part that failed to load.
    forgetFailures(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(await screen.findByText('broken')).toBeInTheDocument();
    expect(answers).not.toHaveBeenCalled();
  });

  it('is there at once when it was loaded ahead', async () => {
    const Later = lazyPart(() => Promise.resolve(Part));
    await Later.preload();
    shown(Later);
    expect(screen.getByText('there')).toBeInTheDocument();
  });
});

describe('the message in place of a dialog whose chunk does not come (WCAG 2.4.3)', () => {
  beforeAll(() => loadMessages('en'));

  function Opener({ Dialog }: { Dialog: ComponentType }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <Delayed instead={FailedLayer} onLeave={() => setOpen(false)}>
            <Dialog />
          </Delayed>
        )}
      </>
    );
  }

  it.each(['Close', 'Try again'])('gives the focus back to its opener on %s', async (name) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(Part);
    const user = userEvent.setup();
    render(<Opener Dialog={lazyPart(load)} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});
