import type { RentalCart, Vehicle } from '../../machines/rules/domain.ts';
import { tripBookingPage } from '../rental/tripBooking.page.ts';
import { cartWith, scooter, sixHours } from '../rental/tripCarts.ts';
import { wireTripCart } from '../rental/wireTripCart.ts';
import { settleInRental } from './rental.ts';
import { expect, test } from './test.ts';
import { Walk } from './walk.ts';

const read = '**/user/cart/get-cart*';
const tax = '**/user/trip/get-tax';
const find = '**/user/trip/by-key*';
const book = '**/user/trip/trip-booking';
const pay = '**/user/trip/payment';
const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };
const missing = { status: 404, json: { errors: [{ code: 'trip', message: 'No such trip.' }] } };
const nothing = { status: 200, json: { carts: [], user_data: [] } };

const told = (cart: RentalCart) => ({ status: 200, json: wireTripCart(cart) });
/**
 * A trip cart with one scooter for six hours: $60.00 at $10 an hour; the shop's fee of $0.50 is
 * extra.
 */
const aScooter = (facts: Partial<Vehicle> = {}) =>
  told(cartWith({ ...sixHours, pickupAt: null }, { ...scooter, ...facts }));
/** A scooter whose provider states no tax rate, so that the server is asked for the tax. */
const taxless = { provider: { ...scooter.provider, taxPercent: undefined } };

test('API-44 PRICE-06 RENT-14 MSG-21: a trip is booked once through refusals, another price and silence', async ({
  page,
}) => {
  const walk = new Walk(page, tripBookingPage);
  const main = page.getByRole('main');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await settleInRental(page);
  await page.clock.install();
  await walk.holds(read, tax, find, book, pay);

  await test.step('nothing to book', async () => {
    await page.goto('/rental/checkout');
    await walk.answers(read, refused);
    await walk.answers(read, refused);
    await walk.sees('tripBooking.unavailable');
    await main.getByRole('button', { name: 'Try again' }).click();
    await walk.answers(read, nothing);
    await expect(page).toHaveURL(/\/rental\/cart$/);
    await main.getByRole('button', { name: 'Try again' }).click();
    await walk.answers(read, nothing);
    await walk.sees('tripBooking.left');
  });

  await test.step('what is missing', async () => {
    await page.goto('/rental/checkout');
    await walk.answers(read, aScooter(taxless));
    await walk.answers(read, aScooter(taxless));
    await walk.sees('tripBooking.ordering.editing');
    await expect(main.getByText(/^Please give/)).toBeHidden();
    await walk.answers(tax, { status: 200, json: { tax_amount: 3, tax_status: 'excluded' } });
    await expect(main.getByText('$63.50', { exact: true })).toBeVisible();
    await press('Book this trip');
    await expect(main.getByText('Please give your name.')).toBeVisible();
    await expect(main.getByText('Please choose how to pay.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Noor');
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('+15550137123');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('noor@example.com');
    await page.getByRole('radio', { name: 'Cash at pickup' }).check({ force: true });
  });

  await test.step('refused, unbookable and dearer', async () => {
    await press('Book this trip');
    await walk.sees('tripBooking.ordering.reviewing');
    await walk.answers(read, refused);
    await expect(main.getByText('The server says no.')).toBeVisible();
    await press('Book this trip');
    await walk.answers(read, aScooter({ active: false }));
    await expect(
      main.getByText('Some vehicles cannot be booked as they are. Their lines say why.'),
    ).toBeVisible();
    await press('Book this trip');
    await walk.answers(read, aScooter({ hourlyPrice: 12 }));
    await walk.sees('tripBooking.ordering.changed');
    await expect(page.getByText(/It was .\$60\.50. and is .\$72\.50. now\./)).toBeVisible();
    await press('Cancel');
    await press('Book this trip');
    await walk.answers(read, aScooter());
    await page.getByRole('button', { name: /^Book for .\$60\.50.$/ }).click();
    await walk.sees('tripBooking.placing');
    await walk.answers(book, refused);
    await walk.answers(read, aScooter());
    await expect(main.getByText('The server says no.')).toBeVisible();
  });

  await test.step('silence', async () => {
    await press('Book this trip');
    await walk.answers(read, aScooter());
    await walk.answers(book, 'lost');
    const checking = 'No answer came yet. We are asking whether your trip is booked.';
    const asksAfterAWhile = async (answer: typeof refused) => {
      await walk.answers(find, answer);
      await expect(main.getByText(checking)).toBeVisible();
      await page.clock.fastForward(3000);
    };
    for (let asked = 0; asked < 4; asked += 1) await asksAfterAWhile(refused);
    await walk.answers(find, refused);
    await expect(
      main.getByText(
        'We could not find out whether your trip is booked. Ask again, or look at your trips before you book once more.',
      ),
    ).toBeVisible();
    await press('Ask again');
    for (let asked = 0; asked < 2; asked += 1) await asksAfterAWhile(missing);
    await walk.answers(find, missing);
    await expect(
      main.getByText('We did not receive your booking. Nothing was booked.'),
    ).toBeVisible();
    await press('Back');
    await walk.answers(read, aScooter());
    await press('Book this trip');
    await walk.answers(read, aScooter());
    await walk.answers(book, 'lost');
    await walk.answers(find, { status: 200, json: 7 });
    await walk.answers(pay, { status: 200, json: { message: 'Set.' } });
    await walk.sees('tripBooking.booked');
  });

  await test.step('a cart that was emptied in another tab', async () => {
    await page.goto('/rental/checkout');
    await walk.answers(read, aScooter());
    await walk.answers(read, aScooter());
    await page.getByRole('radio', { name: 'Cash at pickup' }).check({ force: true });
    await press('Book this trip');
    await walk.answers(read, nothing);
    await expect(page).toHaveURL(/\/rental\/cart$/);
  });
});
