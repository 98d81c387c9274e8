import { expect } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/customer/order/track*';

export const sendAgainPage = definePage({
  starts: {
    'of a parcel that was sent': async (page) => {
      await customerBefore(page);
      await page.goto('/checkout?page=parcel&module_id=5&again=100001');
    },
  },
  acts: {
    'parcel.retry: by button': (page) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  answers: {
    'fillBooking fails: refused': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
    'fillBooking fails: timeout': { call, reply: 'lost' },
    'fillBooking done: filled': {
      call,
      reply: { status: 200, json: { id: 100001, order_type: 'parcel' } },
    },
  },
  sees: {
    'sendAgain.unread': (page) =>
      expect(page.getByRole('link', { name: 'Send another parcel' })).toBeVisible(),
    'sendAgain.filled': (page) =>
      expect(page.getByRole('heading', { level: 2, name: 'What are you sending?' })).toBeVisible(),
  },
  invisible: { 'sendAgain.filling': 'grey boxes stand for the booking until it is filled' },
});
