import { expect, type Page } from '@playwright/test';
import type { components } from '../../openapi/generated/api.ts';
import { settleIn } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

type WireItem = components['schemas']['Item'];

const STORE = 'ember-rye-burgers';
const cart = '**/api/v1/customer/cart/list*';
/** The button that opens the cart shows the number of its lines. */
const opener = (page: Page) => page.getByRole('button', { name: /^Open cart/ }).first();
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
const plus = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Add: / });

const LINE_GONE = 'A line’s buttons go from the page with the line, before they could be pressed.';

export const cartPage = definePage({
  starts: {
    'nothing remembered': async (page) => {
      await settleIn(page);
      const headers = { moduleId: '1', zoneId: '[1]', 'X-localization': 'en' };
      const read = async <T>(path: string) =>
        (await (await page.request.get(`/api/v1/${path}`, { headers })).json()) as T;
      const { id } = await read<{ id: number }>(`stores/details/${STORE}`);
      const list = `items/latest?store_id=${id}&category_id=0&limit=100&offset=1&type=all`;
      const { products } = await read<{ products: WireItem[] }>(list);
      const plain = products.find((item) => item.food_variations.length === 0);
      await page.goto(`/store/${STORE}?q=${encodeURIComponent(plain?.name ?? '')}`);
    },
  },
  acts: {
    // The page requests a guest id without any action of the visitor.
    'cart.owner.changed: a guest': {
      during: ['cart.waitingForOwner'],
      act: (page) => expect(plus(page).first()).toBeVisible(),
    },
    'cart.item.added: one': {
      during: ['cart.open'],
      act: async (page) => {
        // The page shows the results of a search for the name of an item without options, which one
        // press adds.
        await plus(page).last().click();
      },
    },
    'cart.change.saved: add': (page) => expect(opener(page)).toContainText('1'),
  },
  answers: {
    'loadCart done: nothing in it': { call: cart, reply: 'server' },
  },
  sees: {
    'cart.unavailable': (page) =>
      expect(
        drawer(page).getByText(
          /^Nothing in it was lost\.$|^The cart could not be read just now; you see its last known state\./,
        ),
      ).toBeVisible(),
    'cart.offline': (page) =>
      expect(
        drawer(page)
          .getByText('No connection. Your cart is kept and saved when you are back.')
          .first(),
      ).toBeVisible(),
    'cart.open': (page) =>
      expect(
        opener(page)
          .or(drawer(page).getByRole('heading', { level: 2 }))
          .first(),
      ).toBeVisible(),
  },
  invisible: {
    'cart.waitingForOwner': 'what this browser knows of the cart is shown as when it is read',
    'cart.reading.awaitingReplies': 'the lines known before stay until the server has told its own',
    'cart.reading.asking': 'the lines known before stay until the server has told its own',
    'cart.emptying.awaitingReplies':
      'the cart is shown as it is to be: the lines have gone already',
    'cart.emptying.clearing': 'the cart is shown as it is to be: the lines have gone already',
  },
  beyond: {
    'cart | cart.item.added | 0':
      'Card and popup count all lines of the item before they ask the cart.',
    'cart | cart.replaced | 0':
      'Card and popup ask to clear the cart only for as many as there are.',
    'cart | cart.line.quantity.changed | 0': LINE_GONE,
    'cart | cart.line.quantity.changed | 1':
      'The drawer takes a line out when the last of it goes, and asks for no quantity below one.',
    'cart | cart.line.quantity.changed | 2':
      'The drawer looks at the same line of the cart before it asks for more.',
    'cart | cart.line.removed | 1': LINE_GONE,
  },
});
