import { describe, expect, it } from 'vitest';
import type { CartLine, Item, ItemChoice, StoreDiscount } from '../../machines/rules/domain.ts';
import { itemTotalsOf } from '../../machines/rules/linePrices.ts';
import { chargeInCart, chargeListed, shownPrice } from '../../machines/rules/shownPrice.ts';
import { choiceWith, groupWith, itemWith, noon, termsWith } from './samples.ts';

/** The terms of a store that advertises "20% off on orders from $15". */
const from15 = termsWith({ discount: 20, minPurchase: 15 });
const burger = itemWith({ price: 13.1, storeDiscount: 20, storeTerms: from15 });

const byTerms = (terms: StoreDiscount | null, now = noon) => ({ terms, now, digits: 2 });
const lineOf = (item: Item, change: Partial<ItemChoice> = {}, id = 90): CartLine => ({
  id,
  item,
  choice: choiceWith(change),
});

/** The price that a card shows for an item beside a cart. */
const card = (item: Item, cart: CartLine[] = [], terms = item.storeTerms, now = noon) => {
  const by = byTerms(terms, now);
  return shownPrice(item, chargeListed(cart, item, by), by);
};

/** The price that a popup shows for a choice beside a cart. */
const popup = (
  item: Item,
  choice: ItemChoice,
  cart: CartLine[] = [],
  lineId: number | null = null,
) => {
  const by = byTerms(item.storeTerms);
  return shownPrice(item, chargeInCart(cart, lineId, { item, choice }, by), by);
};

describe('the price shown is the price charged', () => {
  it('M1: below the minimum of $15 a $13.10 burger costs $13.10, with the 20% from $15 beside it', () => {
    expect(card(burger)).toEqual({
      price: 13.1,
      original: null,
      total: 13.1,
      originalTotal: null,
      discount: null,
      offer: { limit: 'minimum', percent: 20, minimum: 15 },
    });
  });

  it('M1: with $1.90 in the cart the burger reaches $15 and costs $10.48', () => {
    const tea = itemWith({ id: 2, price: 1.9, storeDiscount: 20, storeTerms: from15 });
    expect(card(burger, [lineOf(tea)])).toMatchObject({
      price: 10.48,
      original: 13.1,
      discount: { type: 'percent', value: 20 },
      offer: null,
    });
    const water = { ...tea, price: 1.89 };
    expect(card(burger, [lineOf(water)])).toMatchObject({ price: 13.1, discount: null });
  });

  it('M1: two burgers earn it, and so does one with add-ons for $1.90', () => {
    const withExtra = { ...burger, addOns: [{ id: 5, name: 'Cheese', price: 1.9 }] };
    expect(popup(burger, choiceWith({ quantity: 2 }))).toMatchObject({
      price: 10.48,
      original: 13.1,
      total: 20.96,
      originalTotal: 26.2,
    });
    const one = choiceWith({ addOns: [{ id: 5, quantity: 1 }] });
    expect(popup(withExtra, one)).toMatchObject({ price: 10.48, total: 12.38 });
  });

  it('M1: options count towards the minimum, and the price of one has them', () => {
    const dish = { ...burger, price: 12, foodVariations: [groupWith()] };
    const large = choiceWith({ food: [{ name: 'Size', labels: ['Large'] }] });
    expect(popup(dish, choiceWith())).toMatchObject({ price: 12, original: null });
    expect(popup(dish, large)).toMatchObject({ price: 12, original: 15, total: 12 });
  });

  it('M1: a line that is changed counts once', () => {
    const line = lineOf(burger);
    const one = popup(burger, choiceWith(), [line], line.id);
    expect(one).toMatchObject({ price: 13.1, total: 13.1 });
    expect(popup(burger, choiceWith({ quantity: 2 }), [line], line.id)?.total).toBe(20.96);
    expect(popup(burger, choiceWith(), [line])?.total).toBe(10.48);
  });

  it('M1: the card of what the cart holds says what the cart charges for it', () => {
    expect(card(burger, [lineOf(burger)])).toMatchObject({ price: 13.1, original: null });
    expect(card(burger, [lineOf(burger, { quantity: 2 })])).toMatchObject({ price: 10.48 });
  });

  it('M1: beside another store’s cart, which it would replace, an item earns alone', () => {
    const other = lineOf(itemWith({ id: 9, price: 80, storeId: 2 }));
    expect(card(burger, [other])).toMatchObject({ price: 13.1, original: null });
  });

  it('M1: a cap of $8 is used up line by line, and named when it cuts', () => {
    const capped = termsWith({ discount: 20, minPurchase: 15, maxDiscount: 8 });
    const roast = itemWith({ id: 3, price: 60, storeDiscount: 20, storeTerms: capped });
    expect(card(roast)).toMatchObject({
      price: 52,
      original: 60,
      discount: null,
      offer: { limit: 'cap', percent: 20, maximum: 8 },
    });
    const soup = { ...roast, id: 4, price: 10 };
    const cart = [lineOf(roast)];
    expect(card(soup, cart)).toMatchObject({ price: 10, original: null, discount: null });
    const both = [...cart, lineOf(soup, {}, 91)];
    expect(itemTotalsOf(both, byTerms(capped))).toMatchObject({ storeDiscount: 8, subtotal: 62 });
    // Two for $112 have no price of one that is true of both.
    expect(popup(roast, choiceWith({ quantity: 2 }))).toMatchObject({ price: 60, total: 112 });
  });

  it('M1 PRICE-08: before it starts and once it is over the item’s own discount counts', () => {
    const item = itemWith({ price: 20, discount: 1, discountType: 'amount', storeDiscount: 20 });
    const now = '2026-04-01 00:00';
    expect(card(item, [], from15)).toMatchObject({ price: 16, original: 20 });
    expect(card(item, [], from15, now)).toEqual({
      price: 19,
      original: 20,
      total: 19,
      originalTotal: 20,
      discount: { type: 'amount', value: 1 },
      offer: null,
    });
  });

  it('M1 OPEN-22: below the minimum the own discount stays replaced, as it is charged', () => {
    const item = { ...burger, discount: 3, discountType: 'amount' as const };
    expect(card(item)).toMatchObject({ price: 13.1, discount: null });
    expect(itemTotalsOf([lineOf(item)], byTerms(from15)).subtotal).toBe(13.1);
  });

  it('M1: terms that nobody said are missing: the full price, and the offer without a number', () => {
    const unknown = termsWith({ discount: 20, minPurchase: null });
    expect(card(burger, [lineOf(burger, { quantity: 9 }, 91)], unknown)).toMatchObject({
      price: 13.1,
      original: null,
      discount: null,
      offer: { limit: 'terms', percent: 20 },
    });
  });

  it('ITEM-06: an own discount of 25% or of $1 needs no cart', () => {
    expect(card(itemWith({ price: 6, discount: 25 }))).toMatchObject({ price: 4.5, original: 6 });
    const off = itemWith({ price: 6, discount: 1, discountType: 'amount' });
    expect(card(off)).toMatchObject({ price: 5, discount: { type: 'amount', value: 1 } });
  });
});
