import { and, eq, inArray } from 'drizzle-orm';
import { choiceProblems } from '../../../../machines/rules/choiceProblems.ts';
import type {
  Item,
  ItemChoice,
  MessageRef,
  ModuleType,
} from '../../../../machines/rules/domain.ts';
import { campaignItems, items } from '../../db/schema/items.ts';
import type { cartRows } from '../../db/schema/orders.ts';
import type { Context } from '../../http/context.ts';
import { readText } from '../../http/tolerant.ts';
import {
  itemOf,
  readItemRelations,
  type CampaignItemRow,
  type ItemRow,
  type StoreWithTerms,
  type ItemRelations,
} from '../catalogue/serialise.ts';
import { isSaid } from '../../languages/index.ts';
import { localisedType, typeKey } from '../catalogue/variationTypes.ts';

export type Model = 'Item' | 'ItemCampaign';
export type CartRow = typeof cartRows.$inferSelect;

/**
 * The item fields that the shared rules (`machines/rules`) need. Option groups and options have
 * their English names here, because the rules find them by these names.
 */
export type ItemForRules = Pick<
  Item,
  | 'kind'
  | 'id'
  | 'price'
  | 'discount'
  | 'discountType'
  | 'storeDiscount'
  | 'moduleType'
  | 'stock'
  | 'maximumCartQuantity'
  | 'foodVariations'
  | 'stockVariations'
  | 'addOns'
>;

/**
 * An item or campaign item (`model` says which) together with its store and everything else that
 * decides its price and availability. `row` is its database row, `item` its form for the shared
 * rules, and `wire` its form in the API's answers.
 */
export interface Product {
  model: Model;
  row: ItemRow | CampaignItemRow;
  item: ItemForRules;
  store: StoreWithTerms;
  wire: ReturnType<typeof itemOf>;
}

const keyOf = (model: Model, id: number) => `${model}/${id}`;

function itemForRules(
  model: Model,
  row: ItemRow | CampaignItemRow,
  wire: ReturnType<typeof itemOf>,
): ItemForRules {
  return {
    kind: model === 'ItemCampaign' ? 'campaign' : 'item',
    id: row.id,
    price: row.price,
    discount: wire.discount,
    discountType: wire.discount_type,
    storeDiscount: wire.store_discount,
    moduleType: wire.module_type as ModuleType,
    stock: wire.stock,
    maximumCartQuantity: row.maximumCartQuantity,
    foodVariations: row.foodVariations.map((group) => ({
      name: group.name.en,
      type: group.type,
      required: group.required,
      min: group.min,
      max: group.max,
      options: group.values.map((value) => ({ label: value.label.en, price: value.price })),
    })),
    stockVariations: row.variations,
    addOns: wire.add_ons.map(({ id, name, price }) => ({ id, name, price })),
  };
}

function productOf(
  model: Model,
  row: ItemRow | CampaignItemRow,
  around: ItemRelations,
  ctx: Context,
): Product | null {
  const store = around.stores.get(row.storeId);
  if (store === undefined || !row.active || !store.store.status) return null;
  const wire = itemOf(row, around, ctx);
  return { model, row, store, wire, item: itemForRules(model, row, wire) };
}

/**
 * Reads many items and campaign items in one query. The returned function finds one of them; it
 * returns null when an item was removed or is inactive.
 */
export async function productsOf(
  ctx: Context,
  asked: readonly { model: Model; itemId: number }[],
): Promise<(model: Model, itemId: number) => Product | null> {
  const ids = (model: Model) => [
    ...new Set(asked.filter((one) => one.model === model).map((one) => one.itemId)),
  ];
  const [plain, campaign] = await Promise.all([
    ids('Item').length === 0
      ? []
      : ctx.db
          .select()
          .from(items)
          .where(and(inArray(items.id, ids('Item')), eq(items.active, true))),
    ids('ItemCampaign').length === 0
      ? []
      : ctx.db
          .select()
          .from(campaignItems)
          .where(inArray(campaignItems.id, ids('ItemCampaign'))),
  ]);
  const around = await readItemRelations(ctx, [...plain, ...campaign]);
  const found = new Map<string, Product | null>([
    ...plain.map((row) => [keyOf('Item', row.id), productOf('Item', row, around, ctx)] as const),
    ...campaign.map(
      (row) =>
        [keyOf('ItemCampaign', row.id), productOf('ItemCampaign', row, around, ctx)] as const,
    ),
  ]);
  return (model, itemId) => found.get(keyOf(model, itemId)) ?? null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts the options in a request to the choice that the shared rules check. Names in any
 * language are replaced by the English names; unknown names stay unchanged, so that the rules can
 * reject them.
 */
export function choiceOf(
  product: Product,
  variation: readonly unknown[],
  addOnIds: readonly number[],
  addOnQuantities: readonly number[],
  quantity: number,
): ItemChoice {
  const food = variation.filter(isRecord).flatMap((group) => {
    const sentName = typeof group['name'] === 'string' ? group['name'] : '';
    const known = product.row.foodVariations.find(({ name }) => isSaid(name, sentName));
    const values = group['values'];
    const sentLabels: unknown[] = Array.isArray(values)
      ? values.map((value) => (isRecord(value) ? value['label'] : value))
      : isRecord(values) && Array.isArray(values['label'])
        ? values['label']
        : [];
    const labels = sentLabels.map((sent) => {
      const text = typeof sent === 'number' ? String(sent) : readText(sent);
      return known?.values.find(({ label }) => isSaid(label, text))?.label.en ?? text;
    });
    return labels.length === 0 ? [] : [{ name: known?.name.en ?? sentName, labels }];
  });
  const first = variation[0];
  const type = isRecord(first) && typeof first['type'] === 'string' ? first['type'] : null;
  return {
    food: product.item.moduleType === 'food' ? food : [],
    variationType:
      product.item.moduleType === 'food' || type === null
        ? null
        : typeKey(product.row.choices, type),
    addOns: addOnIds.map((id, index) => ({ id, quantity: addOnQuantities[index] ?? 1 })),
    quantity,
  };
}

/**
 * The reasons why an item cannot be ordered with these options; empty when it can. Besides the
 * shared rules, it rejects a variation for an item that has none.
 */
export function problemsOf(product: Product, choice: ItemChoice): MessageRef[] {
  const invented = product.row.variations.length === 0 && choice.variationType !== null;
  return [
    ...choiceProblems(product.item, choice),
    ...(invented ? [{ key: 'rules.variation.unknown' as const, values: { name: '' } }] : []),
  ];
}

/** The chosen options in the form in which a cart row stores them, with their English names. */
export function storedVariation(product: Product, choice: ItemChoice): unknown[] {
  if (product.item.moduleType === 'food') {
    return choice.food.map(({ name, labels }) => ({ name, values: { label: labels } }));
  }
  const found = product.row.variations.find(({ type }) => type === choice.variationType);
  return found === undefined ? [] : [found];
}

/** Options from a cart row, with their names translated into the language of the request. */
export function localisedVariation(
  product: Product,
  stored: readonly unknown[],
  ctx: Context,
): unknown[] {
  if (product.item.moduleType !== 'food') {
    return stored.filter(isRecord).map((one) => ({
      ...one,
      type: ctx.text(localisedType(product.row.choices, String(one['type']))),
    }));
  }
  const choice = choiceOf(product, stored, [], [], 1);
  return choice.food.flatMap(({ name, labels }) => {
    const group = product.row.foodVariations.find((one) => one.name.en === name);
    if (group === undefined) return [];
    const values = group.values.filter(({ label }) => labels.includes(label.en));
    return [
      { name: ctx.text(group.name), values: { label: values.map(({ label }) => ctx.text(label)) } },
    ];
  });
}

/**
 * The options of an order line in the language of the request, whatever language it was ordered in.
 * Options that the item no longer has keep their original text.
 */
export function localisedOptions(
  product: Product | null,
  ordered: readonly unknown[],
  ctx: Context,
) {
  if (product === null) return [...ordered];
  return ordered.filter(isRecord).map((one) => {
    if (typeof one['type'] === 'string') {
      const key = typeKey(product.row.choices, one['type']);
      return { ...one, type: ctx.text(localisedType(product.row.choices, key)) };
    }
    const group = product.row.foodVariations.find(({ name }) => isSaid(name, String(one['name'])));
    if (group === undefined || !Array.isArray(one['values'])) return one;
    const values = one['values'].filter(isRecord).map((value) => {
      const option = group.values.find(({ label }) => isSaid(label, String(value['label'])));
      return option === undefined ? value : { ...value, label: ctx.text(option.label) };
    });
    return { ...one, name: ctx.text(group.name), values };
  });
}
