// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { placingMachine, type Submission } from '../../machines/checkout/placing.machine.ts';
import { CallError, failureOfSilence } from '../../src/api/failure.ts';
import { PlacingNotice, useSendButton } from '../../src/checkout/PlacingNotice.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { Button } from '../../src/ui/Button.tsx';

const scrollIntoView = vi.fn();

beforeAll(() => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = scrollIntoView;
  return loadMessages('en');
});

it('CHK-01: comes into view when it says something new, as the button that was pressed is far below and says the same', async () => {
  let answer: (found: null) => void = () => undefined;
  const machine = placingMachine.provide({
    delays: { beforeAskingAgain: 0 },
    actors: {
      remember: fromPromise<void, Submission<unknown>>(() => Promise.resolve()),
      submit: fromPromise<unknown, Submission<unknown>>(() =>
        Promise.reject(new CallError(failureOfSilence('timeout'))),
      ),
      find: fromPromise<unknown, { key: string }>(
        () => new Promise((resolve) => (answer = resolve)),
      ),
    },
  });
  const input = { key: 'k', payload: null, resumed: false };
  const actor = createActor(machine, { input }).start();
  function Checkout() {
    const { busy, reason } = useSendButton(actor, 'Placing');
    return (
      <>
        <PlacingNotice actor={actor} />
        <Button busy={busy} reason={reason}>
          Place order
        </Button>
      </>
    );
  }
  render(<Checkout />);
  const button = screen.getByRole('button', { name: 'Placing' });
  const checking = await screen.findByText(/^We are checking/);
  expect(scrollIntoView.mock.contexts.at(-1)).toContainElement(checking);
  expect(button).toHaveAccessibleName('Checking');
  while (!actor.getSnapshot().matches('notPlaced')) {
    // The server is asked several times before it is believed.
    await act(() => new Promise<void>((done) => setTimeout(() => done(answer(null)), 5)));
  }
  const said = screen.getByText('We did not receive your order; nothing was charged.');
  expect(scrollIntoView.mock.contexts.at(-1)).toContainElement(said);
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }], [{ block: 'nearest' }]]);
  expect(button).toHaveAccessibleName('Place order');
  expect(button).toHaveAccessibleDescription('Please choose at the top of this page how to go on.');
});

describe('leaving the page of an order', () => {
  const page = '/checkout?page=cart';

  /** Shows the notice of an order that the server answers with `answer`. */
  async function sendOrder(answer: Promise<unknown>) {
    window.history.replaceState(null, '', page);
    const machine = placingMachine.provide({
      actors: {
        remember: fromPromise<void, Submission<unknown>>(() => Promise.resolve()),
        submit: fromPromise<unknown, Submission<unknown>>(() => answer),
      },
    });
    const input = { key: 'k', payload: null, resumed: false };
    const actor = createActor(machine, { input }).start();
    const outlet = vi.fn();
    const { unmount } = render(
      <OutletProvider value={outlet}>
        <PlacingNotice actor={actor} />
      </OutletProvider>,
    );
    await vi.waitFor(() => expect(actor.getSnapshot().matches('remembering')).toBe(false));
    const leave = (to: string) => {
      window.history.pushState(null, '', to);
      unmount();
    };
    return { outlet, actor, leave };
  }

  it('MSG-21, CHK-01: tells that the order was still being sent, and leads back to its outcome', async () => {
    const { outlet, leave } = await sendOrder(new Promise(() => undefined));
    leave('/home');
    expect(outlet.mock.calls).toEqual([
      [
        {
          type: 'toast',
          kind: 'info',
          message: { key: 'checkout.checking.left' },
          to: page,
          durationMs: 15_000,
        },
      ],
    ]);
  });

  it('tells nothing of an order that is placed', async () => {
    const { outlet, actor, leave } = await sendOrder(Promise.resolve({ orderId: 1 }));
    await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
    leave('/order-result?order_id=1');
    expect(outlet).not.toHaveBeenCalled();
  });

  it('tells nothing while the page stays and only its parts change', async () => {
    const { outlet, leave } = await sendOrder(new Promise(() => undefined));
    leave(page);
    expect(outlet).not.toHaveBeenCalled();
  });
});
