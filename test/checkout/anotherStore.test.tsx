// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  emptyChoices,
  forgetDraft,
  prescriptionPictures,
  storeDraft,
  storedDetails,
  storedDraft,
} from '../../src/checkout/storedCheckout.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { forgetAllFiles } from '../../src/platform/forgetFiles.ts';
import { wireItem, type Asked } from '../catalogue/wireShop.tsx';
import { png } from '../rules/pictures.ts';
import { amount, giveContact, keptOnDevice, line, openCheckout, store } from './openCheckout.tsx';

beforeAll(async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = () => undefined;
});

/** The store whose items are in the cart. */
let storeId = 7;
beforeEach(() => {
  storeId = 7;
});
afterEach(() => {
  forgetAllFiles();
  localStorage.clear();
});

const names: Record<number, string> = { 7: 'Cedar Pharmacy', 8: 'Night Pharmacy' };

/** Answers for a cart with an item of the store `storeId`, which needs a prescription. */
const answers = ({ path }: Asked) => {
  if (path === '/api/v1/customer/cart/list') {
    const name = storeId === 7 ? 'Amoxicillin' : 'Salbutamol';
    return [
      line(wireItem({ id: storeId, name, store_id: storeId, is_prescription_required: 1 }), 2),
    ];
  }
  const id = Number(/^\/api\/v1\/stores\/details\/(\d)$/.exec(path)?.[1]);
  return names[id] === undefined ? undefined : { ...store, id, name: names[id] };
};

const open = (stored: Record<string, string> = {}) =>
  openCheckout({ shop: { dm_tips_status: 1 }, answers, stored });

/** Leaves the checkout, and opens it for a cart with an item of another store. */
function openOf(another: number) {
  const stored = keptOnDevice();
  cleanup();
  storeId = another;
  return open(stored);
}

/** Another tab fills the cart with an item of another store, while the checkout is open. */
function changeCartTo(another: number) {
  storeId = another;
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart-lines' }));
}

const picture = () => new File([png(300, 300, 64)], 'for-cedar.png', { type: 'image/png' });
const pictureField = () => screen.findByLabelText(/Pictures of your prescription/);
const shownPictures = () => screen.queryAllByRole('img', { name: 'for-cedar.png' });
const cash = () => screen.findByRole('radio', { name: /Cash on delivery/ });

describe('CHK-09: a prescription is for one pharmacy', () => {
  it('its picture is not in the next pharmacy’s order, which asks for its own, and is there again at the first', async () => {
    const first = open();
    await giveContact(first.user);
    await first.user.upload(await pictureField(), picture());
    await waitFor(() => expect(shownPictures()).toHaveLength(1));

    const { user, log } = openOf(8);
    await waitFor(async () => expect(await pictureField()).toBeEnabled());
    expect(shownPictures()).toEqual([]);
    await user.click(await cash());
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('Please upload your prescription image.')).toBeVisible();
    expect(log.some(({ path }) => path === '/api/v1/customer/order/place')).toBe(false);

    openOf(7);
    await waitFor(() => expect(shownPictures()).toHaveLength(1));
  });

  it('its picture leaves the open checkout when the cart is another pharmacy’s, and comes back with the cart', async () => {
    const { user, log } = open();
    await giveContact(user);
    await user.upload(await pictureField(), picture());
    await waitFor(() => expect(shownPictures()).toHaveLength(1));
    changeCartTo(8);
    expect(await screen.findByText('Salbutamol')).toBeVisible();
    await waitFor(() => expect(shownPictures()).toEqual([]));
    await user.click(await cash());
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('Please upload your prescription image.')).toBeVisible();
    expect(log.some(({ path }) => path === '/api/v1/customer/order/place')).toBe(false);
    changeCartTo(7);
    await waitFor(() => expect(shownPictures()).toHaveLength(1));
  });

  it('AUTH-25: the picture of a customer whose session ended is not in the guest’s order', async () => {
    const hers = prescriptionPictures({ page: 'cart', moduleId: 4, storeId: 7, owner: 12 });
    await hers.store([{ id: 'a', file: picture() }]);
    open();
    await waitFor(async () => expect(await pictureField()).toBeEnabled());
    expect(shownPictures()).toEqual([]);
    expect(await hers.load()).toHaveLength(1);
  });
});

describe('F-27: note and tip are for one store', () => {
  const tipRow = () => screen.queryByText('Tip', { selector: 'dt' })?.closest('div') ?? null;
  const extras = () => screen.getByRole('region', { name: 'Extras' });
  const typeExtras = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Edit: Extras' }));
    await user.type(await screen.findByLabelText(/Note for the store/), 'For Dr Ali');
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    await user.type(screen.getByLabelText('Tip'), '2');
    await waitFor(() => expect(tipRow()).toHaveTextContent('$2.00'));
  };

  it('they are not in the next store’s order, and are there again at the first', async () => {
    const first = open();
    await typeExtras(first.user);
    openOf(8);
    expect(await screen.findByText('Salbutamol')).toBeVisible();
    expect(extras()).not.toHaveTextContent('For Dr Ali');
    expect(tipRow()).toBeNull();
    openOf(7);
    expect(await screen.findByText('Tip \u2066$2.00\u2069 · For Dr Ali')).toBeVisible();
  });

  it('they leave the open checkout when the cart is another store’s, and come back with the cart', async () => {
    const { user } = open();
    await typeExtras(user);
    changeCartTo(8);
    expect(await screen.findByText('Salbutamol')).toBeVisible();
    expect(screen.getByLabelText(/Note for the store/)).toHaveValue('');
    expect(tipRow()).toBeNull();
    changeCartTo(7);
    expect(await screen.findByText('Amoxicillin')).toBeVisible();
    expect(screen.getByLabelText(/Note for the store/)).toHaveValue('For Dr Ali');
    await waitFor(() => expect(tipRow()).toHaveTextContent('$2.00'));
  });

  describe('an order of a cart that is another store’s by now is not placed unasked', () => {
    /** Presses the button that places an order of store 7, when the cart is of store 8 by then. */
    async function pressWhenChanged({ total, ofStore8 }: { total: string; ofStore8: object }) {
      const shown = openCheckout({
        answers: (asked) => {
          if (asked.path === '/api/v1/customer/cart/list') {
            return [line(wireItem({ id: storeId, store_id: storeId }), 2)];
          }
          if (asked.path === '/api/v1/config/distance-api') {
            return { distanceMeters: asked.query.get('origin_lat') === '0.02' ? 1000 : 7000 };
          }
          const answer = answers(asked);
          return asked.path === '/api/v1/stores/details/8'
            ? { ...(answer as object), ...ofStore8 }
            : answer;
        },
      });
      await giveContact(shown.user);
      await shown.user.click(await cash());
      await waitFor(() => expect(amount('Total')).toHaveTextContent(total));
      storeId = 8;
      await shown.user.click(screen.getByRole('button', { name: 'Place order' }));
      const body = () =>
        shown.log.find(({ path }) => path === '/api/v1/customer/order/place')?.body;
      return { ...shown, body };
    }

    /** As `pressWhenChanged`; with the question that is asked before anything is ordered. */
    async function orderWhenChanged(changed: { total: string; ofStore8: object }) {
      const shown = await pressWhenChanged(changed);
      const dialog = await screen.findByRole('alertdialog');
      expect(shown.body()).toBeUndefined();
      return { ...shown, dialog };
    }

    it('at the same total, it is asked about as an order to another store', async () => {
      const { user, dialog, body } = await orderWhenChanged({ total: '$24.60', ofStore8: {} });
      expect(dialog).toHaveAccessibleName('The store has changed');
      expect(dialog).toHaveTextContent(
        'The order would go to Night Pharmacy now. Nothing was ordered yet.',
      );
      expect(dialog).not.toHaveTextContent(/price|total has changed/);
      expect(within(dialog).getByText('$24.60').closest('s')).toBeNull();
      await user.click(within(dialog).getByRole('button', { name: 'Order from Night Pharmacy' }));
      await waitFor(() => expect(body()).toMatchObject({ store_id: 8, order_amount: 24.6 }));
    });

    it('at another total, the store and the price are named', async () => {
      const { user, dialog, body } = await orderWhenChanged({
        total: '$24.60',
        ofStore8: { tax: 0 },
      });
      expect(dialog).toHaveAccessibleName('The store and the price have changed');
      expect(dialog).toHaveTextContent(
        'The order would go to Night Pharmacy now, and the total has changed. Nothing was ordered yet.',
      );
      expect(within(dialog).getByText('$24.60').closest('s')).not.toBeNull();
      expect(within(dialog).getByText('$23.00').closest('s')).toBeNull();
      await user.click(within(dialog).getByRole('button', { name: 'Order at the new price' }));
      await waitFor(() => expect(body()).toMatchObject({ store_id: 8, order_amount: 23 }));
    });

    it('PRICE-12: from another place, the form shows the fee of the way from there first', async () => {
      const { user, body } = await pressWhenChanged({
        total: '$24.60',
        ofStore8: { latitude: '0.06' },
      });
      await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$7.00'));
      expect(amount('Total')).toHaveTextContent('$28.60');
      expect(screen.getByRole('heading', { name: 'Night Pharmacy' })).toBeVisible();
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(body()).toBeUndefined();
      await user.click(screen.getByRole('button', { name: 'Place order' }));
      await waitFor(() =>
        expect(body()).toMatchObject({ store_id: 8, order_amount: 28.6, distance: 7 }),
      );
    });
  });

  it('they stay for the first store when an order of the next is placed', () => {
    const cart = { moduleId: 4, page: 'cart' } as const;
    const at = { lat: 1, lng: 2 };
    const draft = { choices: emptyChoices, couponCode: '', couponTyped: '', at, owner: null };
    const typed = { ...emptyChoices, note: 'For Dr Ali', tip: 2 };
    storeDraft(cart, { ...draft, choices: typed, storeId: 7 });
    storeDraft(cart, { ...draft, choices: { ...emptyChoices, note: 'Ring twice' }, storeId: 8 });
    forgetDraft({ ...cart, storeId: 8 }, null);
    expect(storedDraft(cart, null)?.choices.note).toBe('');
    expect(storedDetails(storedDraft(cart, null))).toMatchObject({
      7: { note: 'For Dr Ali', tip: 2 },
    });
    forgetDraft({ ...cart, storeId: 7 }, null);
    expect(storedDraft(cart, null)).toBeNull();
  });
});
