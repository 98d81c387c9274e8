import type { ItemChoice } from '../../../../machines/rules/domain.ts';
import { chargeLines, type ChargedLine } from '../../../../machines/rules/linePrices.ts';
import { shareOf, sum, times } from '../../../../machines/rules/money.ts';
import { isSoldAt } from '../../../../machines/rules/saleHours.ts';
import type { WallClock } from '../../../../machines/rules/wallClock.ts';
import type { Context } from '../../http/context.ts';
import type { Sent } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { readJson, readNumber } from '../../http/tolerant.ts';
import {
  choiceOf,
  productsOf,
  problemsOf,
  localisedVariation,
  storedVariation,
  type Product,
  type Model,
} from '../cart/products.ts';
import { choiceOfRow, readCartRows } from '../cart/rows.ts';
import { clockOf, termsOf, type DiscountRow } from '../catalogue/serialise.ts';
import type { OrderedLine } from './pricing.ts';
import { texts } from './texts.ts';

/**
 * The maximum number of lines in one order: each must be checked, so an unlimited number could
 * overload the server.
 */
const MAX_LINES = 200;
const MAX_CHOICES = 50;
/** The maximum quantity of one order line, the same as for a cart row. */
const MAX_LINE_QUANTITY = 99_999;

/** Checks the number of lines of an order. @throws Refusal 403 `cart` when there are too many */
function demandFewEnough(lines: readonly unknown[]): void {
  if (lines.length > MAX_LINES) refuse(403, 'cart', texts.tooManyLines, { limit: MAX_LINES });
}

/**
 * Reads the lines of a buy-now order, which does not use the cart: a JSON list in the request (wire
 * facts 10.1).
 */
async function sentLines(ctx: Context, text: string | undefined): Promise<OrderedLine[]> {
  const list = readJson(text);
  if (!Array.isArray(list)) return refuse(403, 'cart', texts.linesUnreadable);
  demandFewEnough(list);
  const asked = list.map((entry: unknown) => {
    const line =
      typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
    const campaign = readNumber(line['item_campaign_id']) || 0;
    const model: Model = campaign > 0 ? 'ItemCampaign' : 'Item';
    return { line, model, itemId: campaign > 0 ? campaign : readNumber(line['item_id']) || 0 };
  });
  const find = await productsOf(ctx, asked);
  const choices = (value: unknown): unknown[] => {
    const sent: unknown[] = Array.isArray(value) ? value : [];
    return sent.length > MAX_CHOICES ? refuse(403, 'cart', texts.linesUnreadable) : sent;
  };
  return asked.map(({ line, model, itemId }) => {
    const product = find(model, itemId) ?? refuse(404, 'item', texts.itemGone);
    const choice = choiceOf(
      product,
      choices(line['variation']),
      choices(line['add_on_ids']).map(readNumber),
      choices(line['add_on_qtys']).map(readNumber),
      readNumber(line['quantity']),
    );
    return { product, choice };
  });
}

/**
 * The request fields that decide whether an order's lines come from the request or from the cart.
 */
type SentLines = Pick<Sent<'previewTax'>, 'is_buy_now' | 'cart'>;

/** The lines of an order: from the request for a buy-now, else from the caller's cart. */
export async function linesOf(ctx: Context, sent: SentLines): Promise<OrderedLine[]> {
  if (Number(sent.is_buy_now ?? 0) === 1) return sentLines(ctx, sent.cart ?? undefined);
  const rows = await readCartRows(ctx);
  demandFewEnough(rows);
  return rows.map((one) => ({ product: one.product, choice: choiceOfRow(one) }));
}

/**
 * Checks that every line can be priced: its options exist and its quantities are possible.
 * @throws Refusal 403
 */
export function demandPossibleChoices(ctx: Context, lines: readonly OrderedLine[]): void {
  for (const { product, choice } of lines) {
    const { quantity } = choice;
    const name = ctx.text(product.row.name);
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_LINE_QUANTITY) {
      refuse(403, 'quantity', texts.choiceInvalid, { name });
    }
    if (choice.addOns.some((one) => !(one.quantity >= 0 && one.quantity <= MAX_LINE_QUANTITY))) {
      refuse(403, 'add_on_qtys', texts.choiceInvalid, { name });
    }
    if (problemsOf(product, choice).length > 0) {
      refuse(403, 'variation', texts.choiceInvalid, { name });
    }
  }
}

/**
 * Checks that every line can be ordered: options are valid, the item is on offer at the time of the
 * order, and the quantity is within its limits.
 * @param slot the time that the order is for; null for now
 * @throws Refusal 403 for wrong options or quantities; 406 when the item is not on offer at the time
 * of the order, or when the order has more of it than one order may have
 */
export function demandPossibleLines(
  ctx: Context,
  lines: readonly OrderedLine[],
  slot: WallClock | null,
): void {
  demandPossibleChoices(ctx, lines);
  const ofItem = new Map<unknown, number>();
  for (const { product, choice } of lines) {
    const { quantity } = choice;
    const name = ctx.text(product.row.name);
    const timed = {
      kind: product.item.kind,
      availableFrom: product.row.availableFrom,
      availableTo: product.row.availableTo,
      campaignFrom: product.wire.available_date_starts ?? null,
      campaignTo: product.wire.available_date_ends ?? null,
    };
    if (!isSoldAt(timed, slot ?? clockOf(ctx))) {
      const text = slot === null ? texts.unavailableNow : texts.unavailableThen;
      refuse(406, 'order_time', text, { name });
    }
    const limit = product.row.maximumCartQuantity;
    const together = (ofItem.get(product) ?? 0) + quantity;
    ofItem.set(product, together);
    if (limit !== null && together > limit) {
      refuse(406, 'quantity', texts.outOfLimits, { name, limit });
    }
  }
}

/**
 * Database rows for the lines of an order. `digits` is the number of decimals of the shop's
 * currency.
 */
export function lineRows(
  ctx: Context,
  orderId: number,
  lines: readonly OrderedLine[],
  discount: DiscountRow | null,
  digits: number,
) {
  const charged = chargeLines(
    lines.map(({ product, choice }) => ({ item: product.item, choice })),
    { terms: discount === null ? null : termsOf(discount), now: clockOf(ctx), digits },
  );
  return lines.flatMap((line, at) => {
    const price = charged[at];
    return price === undefined || price === null
      ? []
      : [lineRow(ctx, orderId, line, price, digits)];
  });
}

function lineRow(
  ctx: Context,
  orderId: number,
  { product, choice }: OrderedLine,
  charged: ChargedLine,
  digits: number,
) {
  const addOns = choice.addOns.flatMap(({ id, quantity }) => {
    const addOn = product.wire.add_ons.find((one) => one.id === id);
    return addOn === undefined || quantity === 0
      ? []
      : [{ id, name: addOn.name, price: addOn.price, quantity }];
  });
  return {
    orderId,
    model: product.model,
    itemId: product.row.id,
    name: product.row.name,
    snapshot: product.wire,
    price: charged.unit,
    quantity: choice.quantity,
    variation: snapshotVariation(ctx, product, choice),
    variant: choice.variationType ?? '',
    addOns,
    unitDiscount: shareOf(
      sum([charged.itemDiscount, charged.storeDiscount]),
      1,
      choice.quantity,
      digits,
    ),
    addOnsAmount: sum(addOns.map((one) => times(one.price, one.quantity, digits))),
  };
}

/**
 * The chosen options with names and prices, stored with the order so that later changes of the item
 * do not alter it (wire facts 15.16).
 */
function snapshotVariation(ctx: Context, product: Product, choice: ItemChoice): unknown[] {
  if (product.item.moduleType !== 'food') {
    return localisedVariation(product, storedVariation(product, choice), ctx);
  }
  return choice.food.flatMap(({ name, labels }) => {
    const group = product.row.foodVariations.find((one) => one.name.en === name);
    return group === undefined
      ? []
      : [
          {
            name: ctx.text(group.name),
            values: group.values
              .filter(({ label }) => labels.includes(label.en))
              .map(({ label, price }) => ({ label: ctx.text(label), optionPrice: price })),
          },
        ];
  });
}
