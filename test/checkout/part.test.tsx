// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { Part, type CheckoutSnapshot } from '../../src/checkout/Part.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { emptyChoices } from './orders.ts';

it('CHK-09 MSG-21: a part whose code comes after the refusal that points at it takes the focus then', async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = vi.fn();
  const { context, ...rest } = createActor(checkoutMachine, {
    input: {
      page: 'cart',
      moduleId: 1,
      place: { lat: 1.02, lng: 1.02 },
      zoneIds: [1],
      now: '2026-11-21 12:00',
      signedIn: false,
      choices: emptyChoices,
      couponCode: '',
      couponTyped: '',
      intent: null,
    },
  }).getSnapshot();
  const refusal = { section: 'prescription', message: { key: 'checkout.refused.prescription' } };
  const snapshot = { ...rest, context: { ...context, refusal } } as unknown as CheckoutSnapshot;
  render(
    <Part
      number={4}
      title="Prescription"
      section="prescription"
      snapshot={snapshot}
      fold={{ open: true, set: () => undefined }}
      summary={null}
    >
      Pictures
    </Part>,
  );
  const part = screen.getByRole('region', { name: 'Prescription' });
  expect(part).toHaveFocus();
  expect(part).toHaveTextContent('Please upload your prescription image.');
});
