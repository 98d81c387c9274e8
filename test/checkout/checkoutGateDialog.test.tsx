// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import {
  checkoutGateMachine,
  type GateFacts,
} from '../../machines/checkout/checkoutGate.machine.ts';
import { CheckoutGateDialog } from '../../src/checkout/CheckoutGateDialog.tsx';
import { loadMessages } from '../../src/messages/index.ts';

beforeAll(() => loadMessages('en'));

/** The dialog as the app shows it: while the gate waits for an answer. */
function Gate({ actor }: { actor: ActorRefFrom<typeof checkoutGateMachine> }) {
  const prompt = useSelector(actor, (snapshot) => snapshot.children.prompt);
  return prompt === undefined ? null : <CheckoutGateDialog actor={prompt} />;
}

function ask(given: Partial<GateFacts> = {}) {
  const input = { cartEmpty: false, hasToken: false, guestCheckoutOn: true, ...given };
  const actor = createActor(checkoutGateMachine, { input });
  const facts: unknown[] = [];
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  render(<Gate actor={actor} />);
  return { facts, user: userEvent.setup() };
}

const closed = { type: 'overlay.closed', kind: 'checkoutGate' };

describe('the checkout gate', () => {
  it('CHK-02 CHK-05: a guest may go on to the checkout', async () => {
    const { facts, user } = ask();
    await user.click(await screen.findByRole('button', { name: 'Guest' }));
    expect(facts).toEqual([{ type: 'navigate', to: '/checkout?page=cart' }, closed]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('CHK-03 GUEST-03: where guests may not check out, sign-in opens and nothing is asked', () => {
    const { facts } = ask({ guestCheckoutOn: false });
    const intent = { kind: 'open', to: '/checkout?page=cart' };
    expect(facts).toEqual([{ type: 'auth.asked', mode: 'signIn', intent }, closed]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CHK-02: closing it goes nowhere', async () => {
    const { facts, user } = ask();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(facts).toEqual([closed]);
  });

  it('CHK-01 NAV-15: a customer goes to the checkout at once', () => {
    const { facts } = ask({ hasToken: true });
    expect(facts).toEqual([{ type: 'navigate', to: '/checkout?page=cart' }, closed]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CHK-04: an empty cart leads home', () => {
    const { facts } = ask({ cartEmpty: true });
    expect(facts).toEqual([{ type: 'navigate', to: '/home' }, closed]);
  });
});
