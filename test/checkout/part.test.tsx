// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { Part, type CheckoutSnapshot } from '../../src/checkout/Part.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { emptyChoices } from './orders.ts';

function snapshotWith(refusal: object | null): CheckoutSnapshot {
  const { context, ...rest } = createActor(checkoutMachine, {
    input: {
      page: 'cart',
      moduleId: 1,
      place: { lat: 1.02, lng: 1.02 },
      zoneIds: [1],
      now: '2026-11-21 12:00',
      signedIn: false,
      choices: emptyChoices,
      detailsByStore: {},
      couponCode: '',
      couponTyped: '',
      submission: null,
    },
  }).getSnapshot();
  return { ...rest, context: { ...context, refusal } } as unknown as CheckoutSnapshot;
}

const scrollIntoView = vi.fn();
beforeEach(async () => {
  await loadMessages('en');
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

it('CHK-09 MSG-21: a part whose code comes after the refusal that points at it takes the focus then', () => {
  render(
    <Part
      number={4}
      title="Prescription"
      section="prescription"
      snapshot={snapshotWith({
        section: 'prescription',
        message: { key: 'checkout.refused.prescription' },
      })}
      fold={{ open: true, set: () => undefined }}
      summary={null}
    >
      Pictures
    </Part>,
  );
  const part = screen.getByRole('region', { name: 'Prescription' });
  expect(part).toHaveFocus();
  expect(part).toHaveTextContent('Please upload your prescription image.');
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('alert')]);
});

it('F-27: a part that folds is in sight, whatever moves up into the place of its form', () => {
  const part = (open: boolean) => (
    <Part
      number={2}
      title="Address"
      section="address"
      snapshot={snapshotWith(null)}
      fold={{ open, set: () => undefined }}
      summary="24 Harbour Lane"
    >
      A long form
    </Part>
  );
  const { rerender } = render(part(true));
  expect(scrollIntoView).not.toHaveBeenCalled();
  rerender(part(false));
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('region', { name: 'Address' })]);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});
