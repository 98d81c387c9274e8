// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { rootMachine } from '../../machines/site/root.machine.ts';
import { useOutlet } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { RootProvider } from '../../src/shop/root.ts';
import { offerDock } from '../../src/ui/dock.ts';
import { useErrorsInPlace } from '../../src/ui/field/errorsInPlace.ts';
import { Outlet } from './outlet.tsx';

beforeAll(() => loadMessages('en'));
beforeEach(() => {
  // Toasts of an earlier test file may still be there: all files share one list of toasts.
  toast.remove();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const error = (text: string, about?: string): OutwardFact => ({
  type: 'toast',
  kind: 'error',
  message: { text },
  ...(about === undefined ? {} : { about }),
});

const success = (text: string, about: string): OutwardFact => ({
  type: 'toast',
  kind: 'success',
  about,
  message: { text },
});

const root = createActor(rootMachine, {
  input: {
    session: { token: null, guestId: null },
    place: { place: null },
    module: { zoneIds: [], modules: [], module: null, named: null },
    cart: { remembered: [] },
    authGate: { interrupted: null },
    language: { language: 'en' },
    theme: { savedTheme: null },
  },
});

function Visit({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <RootProvider value={root}>
        <Outlet>{children}</Outlet>
      </RootProvider>
    </MemoryRouter>
  );
}

/** Opens a page with toasts; `tell` sends a fact to be shown, `go` navigates to another page. */
function open() {
  let tell: (fact: OutwardFact) => void = () => undefined;
  let go: (to: string) => void = () => undefined;
  function Page() {
    const navigate = useNavigate();
    const outlet = useOutlet();
    useEffect(() => {
      tell = outlet;
      go = (to) => void navigate(to);
    }, [navigate, outlet]);
    return null;
  }
  render(
    <Visit>
      <Page />
    </Visit>,
  );
  return {
    tell: (fact: OutwardFact) => act(() => tell(fact)),
    go: (to: string) => act(() => go(to)),
  };
}

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits until the toasts are shown, or have gone. */
const settle = () => pass(1);

describe('issue 23: a quiet notice', () => {
  it('has a link to what it tells of, and leaves when that is followed', async () => {
    const { tell } = open();
    const message = { text: 'Your order 100482 is on its way.' };
    tell({ type: 'toast', kind: 'info', message, about: 'progress', to: '/my-orders/100482' });
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Your order 100482 is on its way. Show');
    const link = screen.getByRole('link', { name: 'Show' });
    expect(link).toHaveAttribute('href', '/my-orders/100482');
    fireEvent.click(link);
    await settle();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('gives way to the next one of its kind', async () => {
    const { tell } = open();
    const notice = (text: string): OutwardFact => ({
      type: 'toast',
      kind: 'info',
      message: { text },
      about: 'progress',
      to: '/my-orders/100482',
    });
    tell(notice('Your order 100482 is being prepared.'));
    await settle();
    tell(notice('Your order 100482 is on its way.'));
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Your order 100482 is on its way.');
  });
});

describe('issue 15: toasts that lie above a button of the page', () => {
  it('neither leave nor appear while it is pressed, which would move it away', async () => {
    const release = () => {
      fireEvent.pointerUp(document.body);
      fireEvent.click(document.body);
    };
    const { tell } = open();
    tell(success('Cart cleared.', 'trip'));
    await pass(4900);
    fireEvent.pointerDown(document.body);
    await pass(1000);
    expect(screen.getByRole('status')).toHaveTextContent('Cart cleared.');
    release();
    await settle();
    expect(screen.queryByRole('status')).toBeNull();

    fireEvent.pointerDown(document.body);
    tell(success('Your trip cart is back.', 'trip'));
    await settle();
    expect(screen.queryByRole('status')).toBeNull();
    release();
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Your trip cart is back.');
  });
});

describe('M6: error toasts leave', () => {
  it('when what they tell of is mended', async () => {
    const { tell } = open();
    tell(error('Out of Limits.', 'cart'));
    await settle();
    expect(alerts()).toEqual(['Out of Limits.']);
    tell({ type: 'mended', about: 'favourites' });
    await settle();
    expect(alerts()).toEqual(['Out of Limits.']);
    tell({ type: 'mended', about: 'cart' });
    await settle();
    expect(alerts()).toEqual([]);
  });

  it('without taking the success along that follows within the second in which they go', async () => {
    const { tell } = open();
    tell(error('The code is not right.', 'account'));
    await settle();
    tell({ type: 'mended', about: 'account' });
    await pass(900);
    tell(success('Signup successfully.', 'account'));
    // A second after a toast was dismissed, the library removes its id, even if the page is busy.
    await pass(4000);
    expect(screen.getByRole('status')).toHaveTextContent('Signup successfully.');
  });

  it('when a success takes their place, which nothing holds back', async () => {
    const { tell } = open();
    tell(error('Out of Limits.', 'cart'));
    await settle();
    tell(success('Item added to cart', 'cart'));
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Item added to cart');
    expect(alerts()).toEqual([]);
  });

  it('and a success stays when its subject is mended later', async () => {
    const { tell } = open();
    tell(success('Item added to cart', 'cart'));
    tell({ type: 'mended', about: 'cart' });
    await settle();
    expect(screen.getByText('Item added to cart')).toBeVisible();
  });

  it('with their page, unless they tell of what came to pass there', async () => {
    const { tell, go } = open();
    tell(error('No seat is left.', 'trip'));
    tell(error('Your order stands, but the shop knows nothing of the payment.'));
    await settle();
    expect(alerts()).toHaveLength(2);
    go('/elsewhere');
    await settle();
    expect(alerts()).toEqual(['Your order stands, but the shop knows nothing of the payment.']);
  });

  it('after five seconds, a success too', async () => {
    const { tell } = open();
    tell(error('No connection.', 'cart'));
    tell(success('Saved.', 'addresses'));
    await pass(4900);
    expect(alerts()).toEqual(['No connection.']);
    expect(screen.getByText('Saved.')).toBeVisible();
    await pass(200);
    expect(alerts()).toEqual([]);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('and none stays for good because one was closed under the pointer', async () => {
    const { tell } = open();
    tell(error('First.', 'cart'));
    await settle();
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.pointerEnter(close);
    fireEvent.mouseEnter(close);
    fireEvent.click(close);
    await settle();
    expect(alerts()).toEqual([]);
    tell(error('Second.', 'trip'));
    await settle();
    expect(alerts()).toEqual(['Second.']);
    await pass(5200);
    expect(alerts()).toEqual([]);
  });
});

it('M6: of one subject one toast is shown, the last one', async () => {
  const { tell } = open();
  tell(error('Out of Stock.', 'cart'));
  await settle();
  tell(error('Out of Limits.', 'cart'));
  await settle();
  expect(alerts()).toEqual(['Out of Limits.']);
});

it('AUTH-25 MSG-21 M6: the end of the session is one toast, which the call that met it does not repeat', async () => {
  const { tell } = open();
  const message = { key: 'account.session.ended' };
  tell({ type: 'toast', kind: 'info', message });
  tell({ type: 'toast', kind: 'error', message, about: 'addresses' });
  await settle();
  expect(alerts()).toEqual([]);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Your session has ended. Sign in again to go on; your cart is kept.',
  ]);
});

it('M6: an error that a view says in place is no toast as long as that view is there', async () => {
  function Line() {
    useErrorsInPlace('cart.line');
    return <p>Only 1 is left.</p>;
  }
  let tell: (fact: OutwardFact) => void = () => undefined;
  function Page({ lines }: { lines: boolean }) {
    const outlet = useOutlet();
    useEffect(() => {
      tell = outlet;
    }, [outlet]);
    return lines && <Line />;
  }
  const page = (lines: boolean) => (
    <Visit>
      <Page lines={lines} />
    </Visit>
  );
  const { rerender } = render(page(true));
  act(() => tell(error('Only 1 is left.', 'cart.line')));
  await settle();
  expect(screen.getAllByText('Only 1 is left.')).toHaveLength(1);
  rerender(page(false));
  act(() => tell(error('Only 1 is left.', 'cart.line')));
  await settle();
  expect(alerts()).toEqual(['Only 1 is left.']);
});

it('WCAG 4.1.3: a toast that moves to a dialog or back is not read once more, and a new one is read', async () => {
  const { tell } = open();
  tell(error('Out of Limits.', 'cart'));
  tell(success('Saved.', 'addresses'));
  await pass(1500);
  tell(error('No connection.', 'trip'));
  await settle();
  const { unmount } = render(<div ref={offerDock} data-testid="dock" />);
  await settle();
  const dock = within(screen.getByTestId('dock'));
  const liveOf = (text: string) => {
    const shown = dock.getByText(text).parentElement;
    return [shown?.getAttribute('role'), shown?.getAttribute('aria-live')];
  };
  expect(liveOf('Out of Limits.')).toEqual(['status', 'off']);
  expect(liveOf('Saved.')).toEqual(['status', 'off']);
  // It came so late that the focus, which moved to the dialog, may have interrupted its reading.
  expect(liveOf('No connection.')).toEqual(['alert', null]);
  await pass(1500);
  unmount();
  await settle();
  tell(success('Removed.', 'favourites'));
  await settle();
  expect(screen.queryAllByRole('alert')).toEqual([]);
  const removed = screen.getByText('Removed.').parentElement;
  expect(removed).toHaveAttribute('role', 'status');
  expect(removed).not.toHaveAttribute('aria-live');
});
