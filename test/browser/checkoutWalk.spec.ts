import { addressBookPage } from '../place/addressBook.page.ts';
import { addressSavingPage } from '../checkout/addressSaving.page.ts';
import { checkoutPage } from '../checkout/checkout.page.ts';
import { checkoutGatePage } from '../checkout/checkoutGate.page.ts';
import { couponPage } from '../checkout/coupon.page.ts';
import { destinationPage } from '../checkout/destination.page.ts';
import { fulfilmentPage } from '../checkout/fulfilment.page.ts';
import { orderLinesPage } from '../checkout/orderLines.page.ts';
import { orderPaymentPage } from '../checkout/orderPayment.page.ts';
import { paymentChoicePage } from '../checkout/paymentChoice.page.ts';
import { placingPage } from '../checkout/placing.page.ts';
import { prescriptionPage } from '../checkout/prescription.page.ts';
import { expectSummary, fillCheckout } from './journey.ts';
import { eastside } from './shop.ts';
import { expect, test, type Page } from './test.ts';
import {
  customerAtCheckout,
  english,
  guestAtCheckout,
  guestWithCart,
  openCart,
} from './visitor.ts';
import { paymentDuePage, unpaid } from '../orders/paymentDue.page.ts';
import { Walk } from './walk.ts';

const sectionPages = [
  orderLinesPage,
  fulfilmentPage,
  destinationPage,
  paymentChoicePage,
  orderPaymentPage,
];
const stores = '**/api/v1/stores/details/*';
const list = '**/api/v1/customer/cart/list*';
const places = '**/api/v1/customer/order/place';
const finds = '**/api/v1/customer/order/by-key*';
const tells = '**/api/v1/customer/order/offline-payment';
const surges = '**/api/v1/customer/order/get-surge-price';
const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };
const failed = { status: 500, json: { errors: [{ code: 'x', message: 'Out of order.' }] } };
const unknown = { status: 404, json: { errors: [{ code: 'order', message: 'Not found' }] } };
const stands = {
  status: 200,
  json: { message: 'ok', order_id: 100_007, total_ammount: 24, user_id: 7, payment_key: 'k' },
};

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface WireLine {
  quantity: number;
  price: number;
  item: object;
}

/**
 * The store and the cart lines that the server returns; a test can change them while the checkout
 * is open.
 */
class Told {
  readonly #walk: Walk;
  store: object = {};
  item: object = {};
  price = 10;
  quantity = 2;
  isEmpty = false;

  constructor(walk: Walk) {
    this.#walk = walk;
  }

  async begin(): Promise<void> {
    await this.#walk.alters(stores, (store: object) => ({ ...store, ...this.store }));
    await this.#walk.alters(list, (lines: WireLine[]) =>
      this.isEmpty
        ? []
        : lines.map((line) => ({
            ...line,
            quantity: this.quantity,
            price: this.price,
            item: { ...line.item, price: this.price, discount: 0, ...this.item },
          })),
    );
  }

  /** The cart was changed in another tab: from then on the server answers with this cart. */
  async anew(now: { store?: object; item?: object; price?: number }): Promise<void> {
    Object.assign(this, { store: {}, item: {}, price: 10, ...now });
    this.quantity = this.quantity === 2 ? 3 : 2;
    await this.#walk.hearsOfAnotherTab();
    await expect(
      this.#walk.page.getByRole('list', { name: 'Items of the order' }).getByRole('listitem'),
    ).toContainText(`${this.quantity} ×`);
  }
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check();
const says = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

/** Presses "Place order"; the part of the form that needs a change shows the reason. */
async function refuses(page: Page, section: string, text: string | RegExp): Promise<void> {
  await press(page, 'Place order');
  const part = page.locator(`#checkout-${section}`);
  await expect(part.getByRole('alert').getByText(text)).toBeVisible();
  await expect(part).toBeFocused();
}

/** A guest's order that could be placed in cash. */
async function readyOrder(page: Page): Promise<void> {
  await fillCheckout(english(page));
  await expectSummary(english(page));
}

test('ADDR-16 CAT-11 ITEM-31 CHK-09 CHK-11: what keeps an order from being placed is said where it can be mended', async ({
  page,
}) => {
  const walk = new Walk(page, checkoutPage, ...sectionPages);
  const told = new Told(walk);
  await told.begin();
  await page.clock.install();
  await walk.holds(stores, surges);
  await guestAtCheckout(page);
  await walk.sees('checkout.loading');
  await walk.answers(stores);
  await says(page, 'not known yet');
  await walk.sees('fulfilment.asSoonAsPossible');
  await walk.frees(stores, surges);
  await readyOrder(page);
  await told.anew({ store: { zone_id: 2 } });
  await refuses(
    page,
    'address',
    'There is no delivery to that address. Choose another one or take away.',
  );
  await told.anew({ store: { active: 0 } });
  await refuses(
    page,
    'schedule',
    'No orders are taken for this time. Choose a later one or come back.',
  );
  await told.anew({});

  await test.step('a time', async () => {
    await choose(page, /^Schedule order/);
    await walk.sees('fulfilment.slotOpen');
    await refuses(page, 'schedule', 'Please choose a day and a time.');
    await page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').nth(1).click();
    await page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').first().click();
    await walk.sees('fulfilment.atSlot');
    await page.clock.fastForward(3 * 24 * 60 * 60 * 1000);
    await refuses(page, 'schedule', 'The chosen time has passed. Please choose another one.');
    await choose(page, /^Delivery/);
  });

  await told.anew({ item: { maximum_cart_quantity: 1 } });
  await refuses(
    page,
    'summary',
    /^There is not enough of .+ any more\. Please change your order\.$/,
  );
  await told.anew({ store: { minimum_order: 1000 } });
  await refuses(page, 'summary', /\$1,?000/);
  await told.anew({});

  await test.step('a payment', async () => {
    await choose(page, /^Bank transfer/);
    await press(page, 'Place order');
    const holder = page.getByLabel('Account holder');
    await expect(holder).toBeFocused();
    await expect(holder).toHaveAccessibleDescription('Please fill in Account holder.');
    await holder.fill('Maya Haddad');
    await choose(page, /^Cash on delivery/);
    await press(page, 'Done: Payment');
    await told.anew({ price: 300 });
    await refuses(
      page,
      'payment',
      'The total amount of the order, exceeds maximum amount of the cash on delivery method.',
    );
    await expect(page.getByRole('button', { name: 'Done: Payment' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  await told.anew({ item: { is_prescription_required: 1 } });
  await refuses(page, 'prescription', 'Please upload your prescription image.');
  await told.anew({});

  await test.step('lines and a way that cannot be read', async () => {
    await walk.holds(stores);
    told.quantity = told.quantity === 2 ? 3 : 2;
    await walk.hearsOfAnotherTab();
    await walk.answers(stores, 'lost');
    await walk.sees('orderLines.outdated');
    await press(page, 'Try again');
    await walk.answers(stores);
    await walk.frees(stores);
    await walk.sees('orderLines.known');
    await walk.holds(surges);
    await choose(page, /^Take away/);
    await walk.sees('destination.collected');
    await choose(page, /^Delivery/);
    await walk.answers(surges, failed);
    await walk.sees('destination.unmeasured');
    await press(page, 'Try again');
    await walk.answers(surges);
    await walk.frees(surges);
    await walk.sees('destination.measured');
    await told.anew({ store: { id: 999 } });
    await expectSummary(english(page));
  });

  told.isEmpty = true;
  await walk.hearsOfAnotherTab();
  await walk.sees('checkout.left');
  await expect(page).toHaveURL(/\/home/);
});

test('MSG-21 CHK-01 CHK-04: an order is looked at once more, sent, and asked about after a reload', async ({
  page,
}) => {
  const walk = new Walk(page, checkoutPage, ...sectionPages, placingPage);
  const told = new Told(walk);
  await told.begin();
  await page.clock.install();
  await guestAtCheckout(page);
  await readyOrder(page);
  await walk.holds(places, finds, tells);

  await test.step('another price', async () => {
    told.price = 11;
    await press(page, 'Place order');
    await walk.sees('checkout.ordering.changed');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Back' }).click();
    await walk.sees('checkout.ordering.editing');
    told.price = 12;
    await press(page, 'Place order');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Order at the new price' })
      .click();
    await walk.sees('checkout.ordering.placing', 'placing.sending');
    await walk.answers(places, refused);
    await walk.sees('placing.refused');
    told.store = { active: 0 };
    await refuses(
      page,
      'schedule',
      'No orders are taken for this time. Choose a later one or come back.',
    );
    await told.anew({ price: 12 });
  });

  /** Sends the order, and loads the page anew before an answer comes. */
  const reloads = async () => {
    await expectSummary(english(page));
    await Promise.all([page.waitForRequest(places), press(page, 'Place order')]);
    await walk.sees('checkout.ordering.placing');
    await page.reload();
  };

  await test.step('an answer that does not come', async () => {
    await reloads();
    await walk.sees('checkout.resuming', 'placing.checking');
    for (let asked = 0; asked < 4; asked += 1) {
      await walk.answers(finds, 'lost');
      await walk.sees('placing.waiting');
      await page.clock.fastForward(3000);
    }
    await walk.answers(finds, 'lost');
    await walk.sees('placing.unknown');
    await press(page, 'Check again');
    for (let asked = 0; asked < 2; asked += 1) {
      await walk.answers(finds, unknown);
      await walk.sees('placing.waiting');
      await page.clock.fastForward(3000);
    }
    await walk.answers(finds, unknown);
    await walk.sees('placing.notPlaced');
    await press(page, 'Back');
    await walk.sees('placing.abandoned', 'checkout.ordering.editing');
  });

  const stood = async () => {
    await reloads();
    await walk.sees('checkout.resuming');
    await walk.answers(finds, stands);
  };
  const again = async (payment: RegExp) => {
    await page.goto('/checkout?page=cart');
    await choose(page, payment);
  };

  await test.step('an order that stands', async () => {
    await stood();
    await walk.sees('checkout.placed', 'placing.placed');
    await again(/^Paid at a kiosk/);
    await page.getByLabel('Receipt number').fill('0042');
    await stood();
    await walk.answers(tells, { status: 200, json: { message: 'ok' } });
    await walk.sees('checkout.placed');
    await again(/^Paid at a kiosk/);
    await page.getByLabel('Receipt number').fill('0042');
    await expectSummary(english(page));
    await press(page, 'Place order');
    await walk.answers(places, stands);
    await walk.sees('orderPayment.describing');
    await walk.answers(tells, 'lost');
    await says(
      page,
      'Your order is placed, but we could not note your payment. Please tell us once more.',
    );
    await walk.sees('checkout.placed');
    await page.route('**/payment-mobile*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The gateway</h1>' }),
    );
    await again(/^Card/);
    await stood();
    await expect(page.getByRole('heading', { name: 'The gateway' })).toBeVisible();
  });

  await test.step('nothing left to order', async () => {
    await walk.frees(finds);
    await again(/^Cash on delivery/);
    await expectSummary(english(page));
    told.isEmpty = true;
    await press(page, 'Place order');
    await expect(page).toHaveURL(/\/home/);
    await page.goto('/checkout?page=cart');
    await walk.sees('checkout.left');
    await expect(page).toHaveURL(/\/home/);
  });
});

test('ADDR-14 ADDR-15 CHK-06 CHK-07 PRICE-06 PRICE-10 MSG-25: a customer’s addresses, wallet, tax and coupon', async ({
  page,
}) => {
  const walk = new Walk(
    page,
    checkoutPage,
    ...sectionPages,
    addressSavingPage,
    addressBookPage,
    couponPage,
  );
  const told = new Told(walk);
  const saves = '**/api/v1/customer/address/add';
  const coupons = '**/api/v1/coupon/apply*';
  const taxes = '**/api/v1/customer/order/get-Tax';
  let wallet = 1000;
  await told.begin();
  told.store = { tax: undefined };
  await walk.alters('**/api/v1/customer/info*', (said: object) => ({
    ...said,
    wallet_balance: wallet,
  }));
  await walk.alters('**/api/v1/customer/address/list*', (said: object) => ({
    ...said,
    addresses: [
      {
        id: 70,
        address_type: 'office',
        address: '3 Foundry Road, Eastside',
        latitude: '31.99',
        longitude: '-39.99',
        contact_person_name: 'Leila',
        contact_person_number: '+15550137001',
        zone_ids: eastside.zoneid,
      },
    ],
  }));
  await walk.holds(saves, coupons, taxes);
  await customerAtCheckout(page);

  await test.step('a tax that the server is asked for', async () => {
    await walk.answers(taxes, { status: 200, json: { tax_amount: 1.5, tax_status: 'excluded' } });
    await expect(
      page.getByRole('region', { name: 'Your order' }).getByText('$1.50').first(),
    ).toBeVisible();
    await walk.frees(taxes);
  });

  await test.step('a wallet', async () => {
    await choose(page, /^Wallet/);
    await walk.sees('paymentChoice.chosen');
    wallet = 1;
    await told.anew({});
    await refuses(page, 'payment', 'Your wallet holds less than this order costs.');
    await choose(page, /^Cash on delivery/);
  });

  await test.step('addresses for the book', async () => {
    const receiver = page.getByRole('region', { name: 'Delivery Addresses' });
    const save = async (name: string) => {
      await receiver.getByRole('button', { name: 'Edit: Delivery Addresses' }).click();
      await receiver.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await receiver.getByRole('checkbox', { name: 'Save this address' }).check();
      await receiver.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(receiver.getByText(name)).toBeVisible();
    };
    const ok = { status: 200, json: { message: 'Address added successfully.' } };
    await walk.sees('addressSaving.idle');
    await save('Leila One');
    await save('Leila Two');
    await walk.answers(saves, ok);
    await save('Leila Three');
    await walk.answers(saves, refused);
    await walk.answers(saves, ok);
    await walk.sees('addressSaving.saved');
    await save('Leila Three');
    await save('Leila Four');
    await walk.answers(saves, refused);
    await walk.sees('addressSaving.refused');
    await page.getByRole('button', { name: 'Try again' }).click();
    await walk.answers(saves, ok);
    await walk.sees('addressSaving.saved');
    await receiver.getByRole('button', { name: 'View Saved Address' }).click();
    const book = page.getByRole('dialog');
    await book.getByRole('radio').first().check({ force: true });
    await book.getByRole('button', { name: 'Select', exact: true }).click();
    await expect(receiver.getByText('3 Foundry Road, Eastside')).toBeVisible();
    // A new one can be written at once, while the book is still on its way.
    await receiver.getByRole('button', { name: 'Add address', exact: true }).click();
    await walk.sees('addressBook.form.adding');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Add new address' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a coupon', async () => {
    const found = (min_purchase: number) => ({
      status: 200,
      json: {
        id: 9,
        title: 'Six off',
        code: 'SIX',
        discount: 6,
        discount_type: 'amount',
        min_purchase,
      },
    });
    const apply = () => press(page, 'Apply');
    await press(page, 'Add a coupon');
    // The list makes the panel longer than the window, which moves the button above it.
    await expect(page.getByRole('list', { name: 'Coupons to choose from' })).toBeVisible();
    await page.getByLabel('Coupon code').pressSequentially('SIX');
    await apply();
    await walk.sees('coupon.checking');
    await walk.answers(coupons, unknown);
    await walk.sees('coupon.rejected');
    await apply();
    await walk.answers(coupons, found(1000));
    await says(page, 'To apply this coupon, total item amount should be minimum.');
    await walk.sees('coupon.rejected');
    await page.getByLabel('Coupon code').fill('six');
    await page.reload();
    await expect(page.getByLabel('Coupon code')).toHaveValue('six');
    await apply();
    await walk.answers(coupons, found(15));
    await says(page, 'SIX applied');
    await told.anew({});
    await says(page, 'SIX applied');
    await told.anew({ price: 4 });
    await walk.sees('coupon.rejected');
    await says(page, 'The coupon no longer fits this order and was taken off.');
  });
});

/** Lets the browser need a second to open a database, as on a slow phone. */
function openDatabasesLate(): void {
  const open = (...asked: [string, number?]) => IDBFactory.prototype.open.apply(indexedDB, asked);
  indexedDB.open = (...asked) => {
    const late = {} as { -readonly [Key in keyof IDBOpenDBRequest]: IDBOpenDBRequest[Key] };
    setTimeout(() => {
      const request = open(...asked);
      request.onupgradeneeded = (event) => {
        late.result = request.result;
        late.onupgradeneeded?.call(request, event);
      };
      request.onsuccess = (event) => {
        late.result = request.result;
        late.onsuccess?.call(request, event);
      };
    }, 1000);
    return late;
  };
}

test('CHK-09 CHK-10: three pictures of a prescription are there after a reload', async ({
  page,
}) => {
  const walk = new Walk(page, prescriptionPage);
  await page.addInitScript(openDatabasesLate);
  await guestAtCheckout(page, { prescription: true });
  const field = page.getByLabel('Pictures of your prescription (up to 3, 2 MB each)');
  await expect(field).toBeEnabled();
  await field.setInputFiles(
    [0, 1, 2].map((at) => ({ name: `scan ${at}.png`, mimeType: 'image/png', buffer: picture })),
  );
  await walk.sees('prescription.full');
  await page.reload();
  await walk.sees('prescription.full');
  await field.setInputFiles({ name: 'scan 3.png', mimeType: 'image/png', buffer: picture });
  await says(page, 'Maximum 3 images can be send at a time.');
});

test('CHK-03 GUEST-03: where guests may not order, the way to the checkout leads to sign-in', async ({
  page,
}) => {
  const walk = new Walk(page, checkoutGatePage);
  await walk.alters('**/api/v1/config', (said: object) => ({ ...said, guest_checkout_status: 0 }));
  await guestWithCart(page);
  await page.goto('/home');
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await walk.sees('checkoutGate.left');
});

test('F-27 MSG-21: a payment on its way is asked after for a minute, then paid in cash', async ({
  page,
}) => {
  const walk = new Walk(page, paymentDuePage);
  const reads = '**/api/v1/customer/order/track*';
  const switches = '**/api/v1/customer/order/payment-method';
  await page.clock.install();
  await unpaid('&flag=success')(page);
  await walk.sees('paymentDue.waiting');
  await walk.holds(reads, switches);
  const asks = async (answer: Parameters<Walk['answers']>[1]) => {
    await page.clock.fastForward(5000);
    await walk.answers(reads, answer);
    await page.clock.runFor(100);
  };
  const asksForAMinute = async (last: Parameters<Walk['answers']>[1]) => {
    await asks(refused);
    for (let asked = 1; asked < 11; asked += 1) await asks('server');
    await asks(last);
    await walk.sees('paymentDue.givenUp');
  };
  await asksForAMinute('server');
  await press(page, 'Check again');
  await asksForAMinute(refused);
  await press(page, 'Pay in cash');
  await walk.answers(switches, refused);
  await says(page, 'The server says no.');
  // The answer may have been lost although the order was changed, so it is read again.
  await walk.answers(reads);
  await walk.sees('paymentDue.givenUp');
  await press(page, 'Pay in cash');
  await walk.answers(switches);
  await walk.answers(reads);
  await walk.sees('paymentDue.settled');
});

test('F-27: a payment that arrived is seen at the next reading', async ({ page }) => {
  const walk = new Walk(page, paymentDuePage);
  await page.clock.install();
  await unpaid('&flag=success')(page);
  await walk.sees('paymentDue.waiting');
  await walk.alters('**/api/v1/customer/order/track*', (order: object) => ({
    ...order,
    payment_status: 'paid',
  }));
  await page.clock.fastForward(5000);
  await walk.sees('paymentDue.settled');
});
