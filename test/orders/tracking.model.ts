import { isDeepStrictEqual } from 'node:util';
import { trackingMachine } from '../../machines/orders/tracking.machine.ts';
import { readOrder } from '../../src/api/orders/read.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const readAt = '2026-11-21T12:00:00Z';
const order = (status: string, payment = 'unpaid') => ({
  order: readOrder({ id: 100001, order_status: status, payment_status: payment }),
  readAt,
});
const parcel = (status: string) => ({
  order: readOrder({
    id: 100001,
    order_type: 'parcel',
    order_status: status,
    picked_up: '2026-11-21T11:50:00Z',
  }),
  readAt,
});
const unknown = failedCall('notFound', [{ code: 'order', message: 'Order not found.' }], 404);
const offline = failedCall('offline', [], 0);
const phoneless = failedCall('refused', [{ code: 'contact_number', message: 'Required.' }], 403);

export const trackingModel = defineModel(trackingMachine, {
  inputs: [
    named('no order named', { orderId: '', phone: '' }),
    named('an order in the address', { orderId: '100001', phone: '+15550137000' }),
  ],
  events: {
    'order.cancel.confirmed': [{ reason: 'Changed my mind', note: '' }],
    'parcel.return.confirmed': [{ code: '4821' }],
    'order.refund.confirmed': [{ reason: 'It was cold', note: 'All of it' }],
  },
  actors: {
    readOrder: {
      done: [
        named('pending', order('pending')),
        named('on its way', order('picked_up')),
        named('failed, for it is not paid', order('failed')),
        named('delivered', order('delivered')),
        named('delivered and paid', order('delivered', 'paid')),
        named('a parcel on its way', parcel('picked_up')),
        named('a parcel that comes back', parcel('canceled')),
      ],
      error: [
        named('unknown order', unknown),
        named('no phone', phoneless),
        named('no answer', silence),
      ],
    },
    cancelOrder: { done: [undefined], error: [refusal, named('no connection', offline)] },
    requestRefund: { done: [undefined], error: [refusal] },
    confirmReturn: { done: [undefined], error: [refusal] },
  },
  key: ({ context }) => ({
    asked: context.orderId !== '',
    type: context.order?.type,
    status: context.order?.status,
    paid: context.order?.paymentStatus,
    problem: context.problem !== null,
  }),
  invariants: {
    'success is told once the server has canceled or taken the request, and never otherwise': (
      _,
      step,
    ) =>
      step === null ||
      step.emitted.some((fact) => 'kind' in fact && fact.kind === 'success') ===
        (step.answer?.failed === false && step.answer.of !== 'readOrder'),
    'what was read of an order stays in sight when a call fails': (s, step) =>
      step?.answer?.failed !== true || s.context.order === step.previous.context.order,
    'MSG-21: a call that fails is told, but for an order that nobody knows': (s, step) =>
      step?.answer?.failed !== true ||
      (/unknown order|no phone/.test(step.label) && s.matches('notFound')) ||
      s.context.problem !== null ||
      step.emitted.some((fact) => 'kind' in fact && fact.kind === 'error'),
    'an order of goods that was handed over, or is on its way, is never canceled': (s, step) =>
      step === null ||
      step.started.every(
        ({ src }) =>
          src !== 'cancelOrder' ||
          s.context.order?.type === 'parcel' ||
          ['pending', 'failed'].includes(s.context.order?.status ?? ''),
      ),
    'OPEN-41: only a parcel that was called back under way is taken back with a code': (s, step) =>
      step === null ||
      step.started.every(
        ({ src }) =>
          src !== 'confirmReturn' ||
          (s.context.order?.type === 'parcel' && s.context.order.status === 'canceled'),
      ),
    'reason and note reach the server as they were written': (_, step) =>
      step === null ||
      step.started.every(
        ({ src, input }) =>
          src === 'readOrder' ||
          isDeepStrictEqual(
            { ...step.event, orderId: '100001' },
            { ...(typeof input === 'object' ? input : {}), type: step.event?.type },
          ),
      ),
    'nothing is read while nobody looks': (_, step) =>
      step?.event?.type !== 'tracking.hidden' || step.started.length === 0,
    'what is followed is known': (s) => !s.matches('following') || s.context.order !== null,
  },
});
