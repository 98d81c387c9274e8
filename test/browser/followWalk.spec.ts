import { trackingPage } from '../orders/tracking.page.ts';
import { tripsPage } from '../rental/trips.page.ts';
import { settleInRental } from './rental.ts';
import { expect, test, type Page } from './test.ts';
import { customerBefore, renderInBrowser } from './visitor.ts';
import { Walk } from './walk.ts';

const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };
const failed = { status: 500, json: { errors: [{ code: 'x', message: 'Out of order.' }] } };

/** The customer looks at another tab, or comes back. */
const look = (page: Page, visible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

test('MSG-21: an order is followed, canceled and its money asked back', async ({ page }) => {
  const walk = new Walk(page, trackingPage);
  const reads = '**/api/v1/customer/order/track*';
  const cancels = '**/api/v1/customer/order/cancel';
  const refunds = '**/api/v1/customer/order/refund-request';
  const token = await customerBefore(page);
  const headers = { Authorization: `Bearer ${token}`, moduleId: '1', zoneId: '[1]' };
  const list = await page.request.get('/api/v1/customer/order/list?limit=10&offset=1', { headers });
  const { orders } = (await list.json()) as { orders: { id: number }[] };
  const id = orders[0]?.id ?? 0;
  const read = await page.request.get(`/api/v1/customer/order/track?order_id=${id}`, { headers });
  const order = (await read.json()) as object;
  const as = (order_status: string) => ({ status: 200, json: { ...order, order_status } });

  await page.clock.install();
  await walk.holds(reads, cancels, refunds);
  await page.goto(`/track-order?order_id=${id}`);
  await walk.sees('tracking.searching');
  await walk.answers(reads, { status: 404, json: { errors: [{ code: 'order', message: 'No.' }] } });
  await walk.sees('tracking.notFound');
  await page.goto('/track-order');
  await walk.sees('tracking.asking');
  await page.getByLabel('Order number').fill(String(id));
  await press(page, 'Find order');
  await walk.answers(reads, refused);
  await walk.sees('tracking.unavailable');
  await press(page, 'Try again');
  await walk.answers(reads, as('pending'));
  await walk.sees('tracking.following.resting');

  await press(page, 'Refresh');
  await walk.sees('tracking.following.reading');
  await look(page, false);
  await look(page, true);
  await walk.answers(reads, as('pending'));
  await walk.answers(reads, as('pending'));
  await walk.sees('tracking.following.resting');
  await look(page, false);
  await look(page, true);
  await walk.answers(reads, refused);
  await walk.sees('tracking.following.stale');
  await page.clock.fastForward(10_000);
  await walk.answers(reads, refused);
  await walk.sees('tracking.following.stale');
  await press(page, 'Refresh');
  await walk.answers(reads, refused);
  await walk.sees('tracking.following.stale');
  await look(page, false);
  await look(page, true);
  await walk.answers(reads, as('pending'));
  await walk.sees('tracking.following.resting');
  await page.clock.fastForward(10_000);
  await walk.answers(reads, as('pending'));
  await walk.sees('tracking.following.resting');

  await press(page, 'Cancel order');
  await walk.sees('tracking.confirmingCancel');
  await press(page, 'Keep it');
  await walk.sees('tracking.following.resting');
  const confirm = () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await press(page, 'Cancel order');
  await confirm();
  await walk.sees('tracking.canceling');
  await walk.answers(cancels, refused);
  await expect(page.getByText('The server says no.').first()).toBeVisible();
  await walk.answers(reads, as('pending'));
  await walk.sees('tracking.following.resting');
  await press(page, 'Cancel order');
  await confirm();
  await walk.answers(cancels, { status: 200, json: { message: 'ok' } });
  await walk.answers(reads, as('pending'));
  await walk.sees('tracking.following.resting');
  await press(page, 'Refresh');
  await walk.answers(reads, as('delivered'));
  await walk.sees('tracking.ended');

  await press(page, 'Ask for a refund');
  await walk.sees('tracking.askingRefund');
  await press(page, 'Cancel');
  await walk.sees('tracking.ended');
  await press(page, 'Ask for a refund');
  await press(page, 'Send request');
  await walk.sees('tracking.refunding');
  await walk.answers(refunds, refused);
  await expect(page.getByRole('alertdialog').getByText('The server says no.')).toBeVisible();
  await press(page, 'Send request');
  await walk.answers(refunds, { status: 200, json: { message: 'ok' } });
  await walk.answers(reads, as('delivered'));
  await walk.sees('tracking.ended');
});

const trip = (trip_status: string, payment_status: string) => ({
  status: 200,
  json: {
    id: 7,
    trip_status,
    trip_type: 'hourly',
    estimated_hours: 6,
    trip_amount: 60,
    payment_status,
    pickup_location: { lat: 31.988, lng: -39.984, location_name: '24 Harbour Lane' },
    trip_details: [
      { id: 1, vehicle_id: 3, vehicle: { id: 3, name: 'City Runner' }, quantity: 1, price: 60 },
    ],
    vehicle_identity: [
      { id: 11, vehicle_id: 3, vehicle_identity_id: 5, vehicles: { id: 3, name: 'City Runner' } },
    ],
  },
});

test('API-44 NAV-18 MSG-21: a trip is found, followed, paid and reviewed, and told what is refused', async ({
  page,
}) => {
  const walk = new Walk(page, tripsPage);
  const reads = '**/user/trip/get-trip-details*';
  const cancels = '**/user/trip/cancel-trip*';
  const pays = '**/user/trip/payment';
  const reviews = '**/user/review/add';
  await settleInRental(page);
  await customerBefore(page);
  await page.clock.install();
  await walk.holds(reads, cancels, pays, reviews);
  await page.goto('/rental/trips/7');
  await walk.sees('trips.reading');
  await walk.answers(reads, {
    status: 404,
    json: { errors: [{ code: 'trip', message: 'No such trip.' }] },
  });
  await walk.sees('trips.notFound');
  await press(page, 'Find trip');
  await walk.answers(reads, failed);
  await walk.sees('trips.unavailable');
  await press(page, 'Try again');
  await walk.answers(reads, trip('pending', 'unpaid'));
  await walk.sees('trips.shown.running');
  await look(page, false);
  await look(page, true);
  await walk.answers(reads, failed);
  await expect(page.getByText('The last update failed. What you see may be old.')).toBeVisible();
  await page.clock.fastForward(10_000);
  await walk.answers(reads, trip('pending', 'unpaid'));
  await walk.sees('trips.shown.running');
  await press(page, 'Cancel trip');
  await walk.sees('trips.confirmingCancel');
  await press(page, 'Keep it');
  await walk.sees('trips.shown.running');
  const confirm = () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Cancel trip' }).click();
  await press(page, 'Cancel trip');
  await confirm();
  await walk.sees('trips.canceling');
  await walk.answers(cancels, refused);
  await expect(page.getByText('The server says no.').first()).toBeVisible();
  await walk.answers(reads, trip('pending', 'unpaid'));
  await walk.sees('trips.shown.running');
  await press(page, 'Refresh');
  await press(page, 'Cancel trip');
  await walk.sees('trips.confirmingCancel');
  await press(page, 'Keep it');

  await page.getByRole('radio', { name: 'Wallet' }).check({ force: true });
  await page.getByRole('radio', { name: /^Cash at pickup/ }).check({ force: true });
  await expect(page.getByText('Payment info updated.').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Wallet' }).check({ force: true });
  await press(page, 'Pay now');
  await walk.sees('trips.paying');
  await walk.answers(pays, refused);
  await expect(page.getByText('The server says no.').first()).toBeVisible();
  await press(page, 'Pay now');
  await walk.answers(pays, { status: 200, json: { message: 'Set.' } });
  await expect(page.getByText('Your payment is noted.').first()).toBeVisible();
  await walk.answers(reads, trip('pending', 'unpaid'));
  await page.route('https://pay.example/', (route) => route.fulfill({ body: 'A gateway.' }));
  await press(page, 'Pay now');
  await walk.answers(pays, { status: 200, json: 'https://pay.example/' });
  await expect(page).toHaveURL('https://pay.example/');

  await page.goto('/rental/trips/7');
  await walk.answers(reads, trip('completed', 'paid'));
  await walk.sees('trips.shown.over');
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await press(page, 'Send review');
  await walk.sees('trips.reviewing');
  await walk.answers(reviews, refused);
  await expect(page.getByText('The server says no.').first()).toBeVisible();
  await press(page, 'Send review');
  await walk.answers(reviews, { status: 200, json: { message: 'Thank you for your words.' } });
  await expect(page.getByText('Thank you for your words.').first()).toBeVisible();
  await walk.answers(reads, trip('completed', 'paid'));
  await walk.sees('trips.shown.over');
});

test('CONST-07 GUEST-02: nobody guesses which country a phone belongs to', async ({ page }) => {
  const walk = new Walk(page);
  // The shop names no country, and the browser's language none either.
  await walk.alters('**/api/v1/config', (said: object) => ({ ...said, country: '' }));
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['en'] }));
  await renderInBrowser(page);
  await page.goto('/track-order');
  await page.getByLabel('Order number').fill('7');
  await page.getByLabel('Phone Number').fill('5550137000');
  await press(page, 'Find order');
  await expect(page.getByText('Say which country this number belongs to.')).toBeVisible();
});
