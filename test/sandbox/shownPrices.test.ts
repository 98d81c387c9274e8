import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartLine, Item, ItemChoice } from '../../machines/rules/domain.ts';
import { subtract } from '../../machines/rules/money.ts';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { cartRows, orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { flashSaleItems, flashSales } from '../../openapi/sandbox/db/schema/offers.ts';
import { storeDiscounts, stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { readCart } from '../../src/api/cart/read.ts';
import { writeVariation } from '../../src/api/cart/write.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { readPlaced } from '../../src/api/checkout/read.ts';
import { asList } from '../../src/api/scalars.ts';
import { seed } from '../seed.ts';
import { askShop, clientPrice, type Known } from './clientPrice.ts';
import { manual, tokenOf } from './identity.ts';
import { choiceFor, fillShelves, shelfOf, shopsOf } from './shelves.ts';
import { inCart, inPopup, onCard } from './shownPrices.ts';
import { newGuest, NOON, orderOf, place, stopClock, type StoreRow } from './shop.ts';
import { openServerForTest, type TestServer } from './support.ts';

/** As many as fit the suite's time; `PRICE_WALKS=2000` tries more at once. */
const WALKS = Number(process.env['PRICE_WALKS'] ?? 100);
const now = NOON.replace('T', ' ').slice(0, 16);

/** What a store may take off, in turn; `null` takes off nothing. */
const discounts = [
  { kind: 'none', terms: null },
  { kind: 'from $15', terms: { discount: 20, minPurchase: 15, maxDiscount: 0 } },
  { kind: 'always', terms: { discount: 15, minPurchase: 0, maxDiscount: 0 } },
  { kind: 'from $10, capped', terms: { discount: 25, minPurchase: 10, maxDiscount: 3 } },
  { kind: 'capped', terms: { discount: 12.5, minPurchase: 0, maxDiscount: 1.11 } },
  { kind: 'over', terms: { discount: 30, minPurchase: 0, maxDiscount: 0, endDate: '2026-11-17' } },
  {
    kind: 'of the night',
    terms: { discount: 10, minPurchase: 5, maxDiscount: 0, startTime: '18:00', endTime: '06:00' },
  },
] as const;
const always = {
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  startTime: '00:00',
  endTime: '23:59',
};
const discountOf = (shop: StoreRow) => discounts[shop.id % discounts.length] ?? discounts[0];

let server: TestServer;
let shops: StoreRow[];
let token: string;
let campaigns: Item[];
const shelves = new Map<number, Item[]>();
/** The items of the running flash sale. */
const onSale = new Set<number>();
const known = new Map<number, Known>();

beforeAll(async () => {
  server = await openServerForTest();
  await stopClock(server, NOON);
  await fillShelves(server);
  await server.db.update(stores).set({ minimumOrder: 0, takeAway: true });
  await server.db.update(items).set({
    discount: sql`case ${items.id} % 4 when 1 then 12.5 when 2 then 0.75 else 0 end`,
    discountType: sql`case ${items.id} % 4 when 2 then 'amount' else 'percent' end`,
  });
  const all = await shopsOf(server);
  const [sale] = await server.db
    .insert(flashSales)
    .values({
      title: { en: 'Noon sale', ar: 'عرض الظهيرة' },
      moduleId: 1,
      startsAt: new Date('2026-11-18T00:00:00'),
      endsAt: new Date('2026-11-19T00:00:00'),
      adminShare: 50,
      vendorShare: 50,
    })
    .returning();
  const everyFifth = await server.db
    .select({ id: items.id })
    .from(items)
    .where(sql`${items.id} % 5 = 0`);
  for (const { id } of everyFifth) onSale.add(id);
  await server.db.delete(flashSaleItems);
  await server.db.insert(flashSaleItems).values(
    [...onSale].map((itemId, at) => ({
      flashSaleId: sale?.id ?? 0,
      itemId,
      stock: 100_000,
      discount: at % 2 === 0 ? 33.3 : 1.25,
      discountType: at % 2 === 0 ? ('percent' as const) : ('amount' as const),
    })),
  );
  await server.db.delete(storeDiscounts);
  await server.db.insert(storeDiscounts).values(
    all.flatMap((shop) => {
      const { terms } = discountOf(shop);
      return terms === null ? [] : [{ storeId: shop.id, ...always, ...terms }];
    }),
  );
  for (const shop of all) {
    known.set(shop.id, await askShop(server, shop));
    shelves.set(shop.id, await shelfOf(server, shop));
  }
  shops = all.filter(({ id }) => known.get(id)?.store.open !== false && shelves.get(id)?.length);
  const food = shops.find(({ moduleId }) => moduleId === 1) ?? shops[0];
  if (food === undefined) throw new Error('The demo has no stores.');
  const reply = await server.call({
    url: '/api/v1/campaigns/item',
    moduleId: food.moduleId,
    zoneIds: [1, 2, 3],
  });
  campaigns = asList(reply.body).map((row) => readItem(row));
  const signedIn = await server.call({
    method: 'POST',
    url: '/api/v1/auth/login',
    body: manual('maya@sixways.example', 'Sixways-demo-1'),
  });
  token = tokenOf(signedIn);
}, 240_000);
afterAll(() => server.close());

/** Somebody who orders: a member by token, or a guest of this walk. */
interface Visitor {
  token?: string;
  guestId: number;
}

const lineOf = (item: Item, choice: ItemChoice) => ({
  ...(item.kind === 'campaign' ? { item_campaign_id: item.id } : { item_id: item.id }),
  quantity: choice.quantity,
  variation: writeVariation(item, choice),
  add_on_ids: choice.addOns.map(({ id }) => id),
  add_on_qtys: choice.addOns.map(({ quantity }) => quantity),
});

/** Presses "Add to cart": the cart as the server answers it. */
async function addToCart(
  shop: StoreRow,
  visitor: Visitor,
  item: Item,
  choice: ItemChoice,
): Promise<CartLine[]> {
  const reply = await server.call({
    method: 'POST',
    url: '/api/v1/customer/cart/add',
    moduleId: shop.moduleId,
    zoneIds: [shop.zoneId],
    body: {
      ...lineOf(item, choice),
      item_id: item.id,
      model: 'Item',
      price: item.price,
      guest_id: visitor.token === undefined ? String(visitor.guestId) : null,
    },
    ...(visitor.token === undefined ? {} : { token: visitor.token }),
  });
  expect(reply.status, reply.text).toBe(200);
  return readCart(reply.body);
}

/**
 * Goes to the checkout with these lines and orders there: the total shown is the one charged. Gives
 * what the server charged for the items alone.
 */
async function order(
  shop: StoreRow,
  visitor: Visitor,
  lines: readonly { item: Item; choice: ItemChoice }[],
  { fromCart, takeAway }: { fromCart: boolean; takeAway: boolean },
): Promise<number> {
  const facts = known.get(shop.id);
  if (facts === undefined) throw new Error('The shop was not read.');
  const totals = clientPrice(facts, {
    lines: [...lines],
    now,
    orderType: takeAway ? 'take_away' : 'delivery',
  });
  const { guest_id, is_guest, ...body } = orderOf(
    shop,
    visitor.guestId,
    lines.map(({ item, choice }) => lineOf(item, choice)),
    totals.total,
  );
  const reply = await place(
    server,
    shop,
    {
      ...body,
      ...(visitor.token === undefined ? { guest_id, is_guest } : {}),
      ...(fromCart ? { is_buy_now: 0, cart: undefined } : {}),
      order_type: takeAway ? 'take_away' : 'delivery',
      payment_method: 'digital_payment',
    },
    undefined,
    visitor.token,
  );
  expect(reply.status, reply.text).toBe(200);
  const placed = readPlaced(reply.body);
  expect(placed.total).toBe(totals.total);
  const [row] = await server.db.select().from(orders).where(eq(orders.id, placed.orderId));
  if (row === undefined) throw new Error('The order was not written.');
  return subtract(row.itemsAmount, row.storeDiscountAmount);
}

const walk = fc.record({
  shop: fc.nat(),
  member: fc.boolean(),
  way: fc.constantFrom('cart', 'cart', 'cart', 'buy now', 'campaign'),
  takeAway: fc.boolean(),
  picks: fc.array(
    fc.record({
      item: fc.nat(),
      plain: fc.boolean(),
      picks: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
type Walk = typeof walk extends fc.Arbitrary<infer T> ? T : never;

const hasNoOptions = (item: Item) =>
  item.foodVariations.length === 0 && item.stockVariations.length === 0;

/**
 * What a visitor chooses of an item: one piece without options, as on its card, or options by
 * `picks`.
 */
function choose(item: Item, { plain, picks }: Walk['picks'][number]): ItemChoice {
  const one = { food: [], variationType: null, addOns: [], quantity: 1 };
  return plain && hasNoOptions(item) ? one : choiceFor(item, picks);
}

describe('from a card to an order', () => {
  it(`M1: ${WALKS} walks are charged what was shown last (SEED=${seed})`, async () => {
    const met = new Map<string, number>();
    const count = (...what: string[]) => {
      for (const one of what) met.set(one, (met.get(one) ?? 0) + 1);
    };

    /** Looks at the card, then at the popup; returns the price of the choice in the popup. */
    const look = (item: Item, pick: Walk['picks'][number], cart: CartLine[]) => {
      const choice = choose(item, pick);
      const shown = inPopup(item, choice, cart, now);
      if (pick.plain && hasNoOptions(item)) expect(shown).toBe(onCard(item, cart, now));
      return { choice, shown };
    };

    await fc.assert(
      fc.asyncProperty(walk, async (chance) => {
        const campaign = campaigns[chance.shop % campaigns.length];
        const apart = chance.way === 'campaign' && campaign !== undefined ? campaign : null;
        const shop =
          shops.find(({ id }) => id === apart?.storeId) ?? shops[chance.shop % shops.length];
        const first = chance.picks[0];
        if (shop === undefined || first === undefined) throw new Error('nowhere to walk');
        // Campaigns are for members (ITEM-14).
        const member = chance.member || apart?.storeId === shop.id;
        const visitor: Visitor = member
          ? { token, guestId: 0 }
          : { guestId: await newGuest(server) };
        const { takeAway } = chance;
        const shelf = shelves.get(shop.id) ?? [];
        const store = known.get(shop.id)?.store;
        if (store === undefined) throw new Error('The shop was not read.');
        count(member ? 'member' : 'guest', discountOf(shop).kind);

        if (apart !== null && apart.storeId === shop.id) {
          const { choice, shown } = look(apart, { ...first, plain: true }, []);
          const goods = await order(shop, visitor, [{ item: apart, choice }], {
            fromCart: false,
            takeAway,
          });
          expect(goods).toBe(shown);
          return count('campaign');
        }
        const picked = [
          ...new Map(chance.picks.map((pick) => [shelf[pick.item % shelf.length], pick] as const)),
        ];
        if (chance.way === 'buy now') {
          const item = picked[0]?.[0];
          if (item === undefined) throw new Error('an empty shelf');
          const { choice, shown } = look(item, first, []);
          const goods = await order(shop, visitor, [{ item, choice }], {
            fromCart: false,
            takeAway,
          });
          expect(goods).toBe(shown);
          return count('buy now');
        }

        await server.db.delete(cartRows);
        let cart: CartLine[] = [];
        for (const [item, pick] of picked) {
          if (item === undefined) throw new Error('an empty shelf');
          const { choice, shown } = look(item, pick, cart);
          cart = await addToCart(shop, visitor, item, choice);
          expect(inCart(cart, store, now).lines.get(item.id)).toBe(shown);
          if (onSale.has(item.id)) count('flash sale');
          if (item.discount > 0) count(`own ${item.discountType}`);
        }
        const { sum, subtotal } = inCart(cart, store, now);
        expect(subtotal).toBe(sum);
        const goods = await order(shop, visitor, cart, { fromCart: true, takeAway });
        expect(goods).toBe(subtotal);
        count('cart');
      }),
      { numRuns: WALKS, seed },
    );
    const kinds = discounts.map(({ kind }) => kind);
    const own = ['own percent', 'own amount', 'flash sale'];
    const ways = ['guest', 'member', 'cart', 'buy now', 'campaign', ...own];
    for (const one of [...kinds, ...ways]) expect(met.get(one) ?? 0, one).toBeGreaterThan(0);
  }, 1_800_000);
});
