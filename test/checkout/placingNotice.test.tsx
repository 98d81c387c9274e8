// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { placingMachine, type Submission } from '../../machines/checkout/placing.machine.ts';
import { CallError, failureOfSilence } from '../../src/api/failure.ts';
import { PlacingNotice } from '../../src/checkout/PlacingNotice.tsx';
import { loadMessages } from '../../src/messages/index.ts';

const scrollIntoView = vi.fn();

beforeAll(() => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = scrollIntoView;
  return loadMessages('en');
});

it('CHK-01: comes into view when it says something new, as the button that was pressed is far below', async () => {
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
  render(<PlacingNotice actor={actor} />);
  const checking = await screen.findByText(/^We are checking/);
  expect(scrollIntoView.mock.contexts.at(-1)).toContainElement(checking);
  while (!actor.getSnapshot().matches('notPlaced')) {
    // The server is asked several times before it is believed.
    await act(() => new Promise<void>((done) => setTimeout(() => done(answer(null)), 5)));
  }
  const said = screen.getByText('We did not receive your order; nothing was charged.');
  expect(scrollIntoView.mock.contexts.at(-1)).toContainElement(said);
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }], [{ block: 'nearest' }]]);
});
