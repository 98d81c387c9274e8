import { describe, expect, it } from 'vitest';
import { rememberedOf } from '../../machines/cart/remembered.ts';
import { schema } from '../../src/platform/stored/schema.ts';
import { basketOf } from '../../machines/cart/carts.ts';
import {
  badgeCount,
  isBusy,
  isSaved,
  lineElementKey,
  lineError,
  linesOfItem,
  rememberedCart,
  visibleLines,
} from '../../machines/cart/selectors.ts';
import { itemWith } from '../rules/samples.ts';
import { openCart, turn } from './openCart.ts';
import {
  customer,
  elsewhere,
  guest,
  lineWith,
  one,
  pizza,
  salad,
  scarce,
  soup,
} from './samples.ts';

type Page = ReturnType<typeof openCart>;

const shown = ({ cart }: Page) => visibleLines(cart.getSnapshot());
const names = (page: Page) =>
  shown(page).map(({ item, choice }) => `${choice.quantity} ${item.name}`);
const toasts = ({ facts }: Page) =>
  facts.flatMap((fact) => (fact.type === 'toast' ? [fact.message] : []));
const answer = async ({ server }: Page) => {
  server.calls.at(0)?.answer();
  await turn();
};
const settleAll = async (page: Page) => {
  for (let round = 0; round < 20 && page.server.calls.length > 0; round += 1) await answer(page);
};
const opened = async (options: Parameters<typeof openCart>[0]) => {
  const page = openCart(options);
  await page.ready();
  return page;
};

describe('what the cart shows', () => {
  it('OPEN-04: the badge counts rows', async () => {
    const kept = [lineWith(11, soup, { quantity: 2 }), lineWith(12, salad)];
    const { cart } = await opened({ kept });
    const snapshot = cart.getSnapshot();
    expect(badgeCount(snapshot)).toBe(2);
    expect(linesOfItem(snapshot, soup)).toEqual([kept[0]]);
  });

  it('CART-07: of 200 lines a changed quantity makes one new object, sent and saved', async () => {
    const kept = Array.from({ length: 200 }, (_, at) =>
      lineWith(1000 + at, itemWith({ id: 1000 + at, foodVariations: [] })),
    );
    const page = await opened({ kept });
    const before = shown(page);
    const changedSince = () => shown(page).filter((line, at) => line !== before[at]);
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: 1100, quantity: 2 });
    expect(changedSince().map(({ id }) => id)).toEqual([1100]);
    const [changed] = changedSince();
    await turn();
    await answer(page);
    expect(changedSince()).toEqual([changed]);
    expect(changedSince()[0]).toBe(changed);
    expect(isSaved(page.cart.getSnapshot())).toBe(true);
  });

  it('CART-07: a line that is added keeps its element when it is saved', async () => {
    const page = await opened({});
    page.cart.send({ type: 'cart.item.added', item: soup, choice: one });
    const passing = shown(page)[0]?.id ?? 0;
    expect(passing).toBeLessThan(0);
    expect(isBusy(page.cart.getSnapshot(), passing)).toBe(true);
    await turn();
    await answer(page);
    const saved = shown(page)[0]?.id ?? 0;
    expect(saved).toBeGreaterThan(0);
    expect(lineElementKey(page.cart.getSnapshot(), saved)).toBe(passing);
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: passing, quantity: 3 });
    expect(names(page)).toEqual(['3 Soup']);
  });
});

describe('what the cart says', () => {
  it('CART-06 OPEN-17: a line taken out is told of once the server has it', async () => {
    const page = await opened({ kept: [lineWith(11, soup)] });
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: 11, quantity: 0 });
    expect(names(page)).toEqual([]);
    expect(toasts(page)).toEqual([]);
    await turn();
    await answer(page);
    expect(toasts(page)).toEqual([{ key: 'cart.removed' }]);
  });

  it('ITEM-31 OPEN-13: over the maximum nothing is sent and the reason is told', async () => {
    const page = await opened({ kept: [lineWith(11, scarce, { quantity: 3 })] });
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: 11, quantity: 4 });
    page.cart.send({ type: 'cart.item.added', item: scarce, choice: one, ticket: 'mine' });
    await turn();
    expect(names(page)).toEqual(['3 Truffle']);
    expect(toasts(page)).toEqual([
      { key: 'rules.quantity.outOfLimits' },
      { key: 'rules.quantity.outOfLimits' },
    ]);
    expect(page.facts).toContainEqual({
      type: 'cart.settled',
      tickets: ['mine'],
      outcome: 'refused',
    });
    expect(page.server.calls).toEqual([]);
  });

  it('ITEM-29 OPEN-13: more than the stock is refused, fewer of too many is not', async () => {
    const thing = itemWith({ id: 9, name: 'Thing', moduleType: 'grocery', stock: 2 });
    const page = await opened({ kept: [lineWith(11, thing, { quantity: 5 })] });
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: 11, quantity: 6 });
    expect(toasts(page)).toEqual([{ key: 'rules.quantity.outOfStock' }]);
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: 11, quantity: 4 });
    expect(names(page)).toEqual(['4 Thing']);
  });

  it('MSG-21: the reason of a refusal stays at its line until the next change', async () => {
    const page = await opened({ kept: [lineWith(11, soup)] });
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: 11, quantity: 9 });
    await turn();
    await answer(page);
    expect(names(page)).toEqual(['1 Soup']);
    expect(lineError(page.cart.getSnapshot(), 11)).toEqual({ text: 'no: cart_item_limit' });
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: 11, quantity: 2 });
    expect(lineError(page.cart.getSnapshot(), 11)).toBeNull();
  });

  it('ITEM-32 CART-10 CONST-05: another store’s item takes the cart’s place, said for 5 seconds', async () => {
    const page = await opened({ kept: [lineWith(11, soup), lineWith(12, salad)] });
    page.cart.send({ type: 'cart.replaced', item: pizza, choice: one, ticket: 'mine' });
    expect(names(page)).toEqual(['1 Pizza']);
    await turn();
    expect(page.server.calls.map(({ kind }) => kind)).toEqual(['clear']);
    await answer(page);
    expect(page.server.calls.map(({ kind }) => kind)).toEqual(['add']);
    await answer(page);
    expect(page.facts.filter(({ type }) => type === 'toast')).toEqual([
      {
        type: 'toast',
        kind: 'success',
        about: 'cart',
        message: { key: 'cart.replaced' },
        durationMs: 5000,
      },
    ]);
    expect(page.server.rowsOf(guest).map(({ item }) => item.name)).toEqual(['Pizza']);
  });

  it('CART-10: a cart that cannot be emptied comes back whole, without the new item', async () => {
    const page = await opened({ kept: [lineWith(11, soup), lineWith(12, salad)] });
    page.cart.send({ type: 'cart.replaced', item: pizza, choice: one, ticket: 'mine' });
    await turn();
    page.server.calls.at(0)?.expire();
    await turn();
    await settleAll(page);
    expect(names(page)).toEqual(['1 Soup', '1 Salad']);
    expect(page.facts).toContainEqual({
      type: 'cart.settled',
      tickets: ['mine'],
      outcome: 'refused',
    });
  });
});

describe('whose cart it is', () => {
  it('CART-09: each module has its cart, and none loses a change to the other', async () => {
    const page = await opened({ kept: [lineWith(11, soup)] });
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: 11, quantity: 2 });
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: 11, quantity: 3 });
    page.cart.send({ type: 'cart.owner.changed', owner: elsewhere });
    expect(names(page)).toEqual([]);
    await turn();
    await settleAll(page);
    expect(page.server.rowsOf(guest).map(({ choice }) => choice.quantity)).toEqual([3]);
    page.cart.send({ type: 'cart.owner.changed', owner: guest });
    expect(names(page)).toEqual(['3 Soup']);
  });

  it('GUEST-01: what is added before a guest id came is saved when it comes', async () => {
    const page = openCart({ owner: null });
    page.cart.send({ type: 'cart.item.added', item: soup, choice: one, ticket: 'early' });
    expect(names(page)).toEqual(['1 Soup']);
    expect(page.facts).toContainEqual({
      type: 'cart.settled',
      tickets: ['early'],
      outcome: 'kept',
    });
    page.cart.send({ type: 'cart.owner.changed', owner: guest });
    await turn();
    await settleAll(page);
    expect(page.server.rowsOf(guest).map(({ item }) => item.name)).toEqual(['Soup']);
    expect(isSaved(page.cart.getSnapshot())).toBe(true);
  });

  it('GUEST-02: a guest who signs in takes unsaved changes along, and nothing comes back out', async () => {
    const page = await opened({});
    page.cart.send({ type: 'network.offline' });
    page.cart.send({ type: 'cart.item.added', item: soup, choice: one });
    page.cart.send({ type: 'cart.owner.changed', owner: customer });
    await turn();
    await settleAll(page);
    expect(page.server.rowsOf(customer).map(({ item }) => item.name)).toEqual(['Soup']);
    page.cart.send({ type: 'cart.owner.changed', owner: guest });
    expect(names(page)).toEqual([]);
  });
});

describe('when the network fails', () => {
  it('CART-07: changes made offline are shown, kept, and saved when it is back', async () => {
    const page = await opened({ kept: [lineWith(11, soup)] });
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: 11, quantity: 2 });
    await turn();
    page.server.calls.at(0)?.lose();
    await turn();
    expect(page.cart.getSnapshot().hasTag('offline')).toBe(true);
    expect(toasts(page)).toEqual([{ key: 'cart.offline.kept' }]);
    page.cart.send({ type: 'cart.item.added', item: salad, choice: one });
    expect(names(page)).toEqual(['2 Soup', '1 Salad']);
    page.clock.increment(10_000);
    await turn();
    await settleAll(page);
    expect(
      page.server.rowsOf(guest).map(({ item, choice }) => `${choice.quantity} ${item.name}`),
    ).toEqual(['2 Soup', '1 Salad']);
  });

  it('CART-07: an addition whose answer got lost is not made twice', async () => {
    const page = await opened({});
    page.cart.send({ type: 'cart.item.added', item: soup, choice: one });
    await turn();
    const [call] = page.server.calls;
    call?.act();
    call?.lose();
    await turn();
    page.cart.send({ type: 'network.online' });
    await turn();
    await settleAll(page);
    expect(page.server.rowsOf(guest)).toHaveLength(1);
    expect(names(page)).toEqual(['1 Soup']);
  });

  it('MSG-21: a call that fails once without a word heals unseen, twice it is taken back', async () => {
    const page = await opened({ kept: [lineWith(11, soup)] });
    const fail = async () => {
      page.server.calls.at(0)?.expire();
      await turn();
      await answer(page);
    };
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: 11, quantity: 2 });
    await turn();
    await fail();
    expect(toasts(page)).toEqual([]);
    await answer(page);
    expect(page.server.rowsOf(guest)[0]?.choice.quantity).toBe(2);
    page.cart.send({ type: 'cart.line.quantity.changed', lineId: 11, quantity: 3 });
    await turn();
    await fail();
    await fail();
    expect(toasts(page)).toEqual([{ key: 'app.error.timeout' }]);
    expect(names(page)).toEqual(['2 Soup']);
  });
});

describe('what a browser remembers of it', () => {
  const readRemembered = (stored: unknown) => schema.cartLines.shape([stored])?.[0] ?? null;

  it('CART-02: a reload shows the cart at once, with what was not saved yet', async () => {
    const before = await opened({ kept: [lineWith(11, soup)] });
    before.cart.send({ type: 'cart.line.quantity.changed', lineId: 11, quantity: 2 });
    const kept = JSON.parse(JSON.stringify(rememberedCart(before.cart.getSnapshot())));
    before.cart.stop();
    const read = readRemembered(kept);
    expect(read).not.toBeNull();
    const page = openCart({
      server: before.server,
      remembered: read === null ? [] : [read],
    });
    expect(names(page)).toEqual(['2 Soup']);
    before.server.dropAll(false);
    page.cart.send({ type: 'cart.reload' });
    await turn();
    await settleAll(page);
    expect(names(page)).toEqual(['2 Soup']);
  });

  it('CART-06: an addition taken back after a reload does not take its successor along', async () => {
    const page = await opened({});
    page.cart.send({ type: 'cart.item.added', item: soup, choice: one });
    const read = readRemembered(rememberedCart(page.cart.getSnapshot()));
    page.cart.stop();
    page.server.dropAll(false);
    const { cart, server } = openCart({
      server: page.server,
      remembered: read === null ? [] : [read],
    });
    const [line] = visibleLines(cart.getSnapshot());
    cart.send({ type: 'cart.line.removed', lineId: line?.id ?? 0 });
    cart.send({ type: 'cart.item.added', item: soup, choice: one });
    for (const owner of [elsewhere, guest]) {
      cart.send({ type: 'cart.owner.changed', owner });
      await turn();
      while (server.calls.length > 0) {
        server.calls.at(-1)?.answer();
        await turn();
      }
    }
    expect(server.rowsOf(guest).map(({ item }) => item.name)).toEqual(['Soup']);
  });

  it('CART-02: the same is remembered while nothing changes', async () => {
    const { cart } = await opened({ kept: [lineWith(11, soup)] });
    const first = rememberedCart(cart.getSnapshot());
    cart.send({ type: 'network.offline' });
    expect(rememberedCart(cart.getSnapshot())).toBe(first);
  });

  const whole = rememberedOf({
    ...basketOf({ owner: null, baskets: {} }),
    owner: guest,
    lines: [lineWith(11, soup)],
  });
  const damaged: [string, unknown][] = [
    ['nothing', null],
    ['a text', 'cart'],
    ['no owner', { ...whole, owner: undefined }],
    ['an owner without a module', { ...whole, owner: { signedIn: false, guestId: 'g' } }],
    ['lines that are no list', { ...whole, lines: {} }],
    ['a line without a choice', { ...whole, lines: [{ id: 1, item: soup }] }],
    ['half a quantity', { ...whole, lines: [lineWith(11, soup, { quantity: 1.5 })] }],
    [
      'an item without lists',
      { ...whole, lines: [{ id: 1, item: { id: 1, price: 2 }, choice: one }] },
    ],
    ['a wish without a line', { ...whole, wishes: [{ removed: true, replacesCart: false }] }],
  ];
  it.each(damaged)('CART-02: %s is dropped', (_, value) => {
    expect(readRemembered(value)).toBeNull();
  });

  it('CART-02: what was written is read', () => {
    expect(readRemembered(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });
});
