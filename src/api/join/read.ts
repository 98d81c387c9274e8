import {
  asFlag,
  asList,
  asNumber,
  asNumberOrNull,
  asObject,
  asPrice,
  asText,
  asTextOrNull,
} from '../scalars.ts';
import type { AnswerTo, Row, Wire } from '../wire.ts';

/** A subscription package: a plan that a store pays for by period, instead of by commission. */
export interface StorePackage {
  id: number;
  name: string;
  /** In the shop's currency; null when the answer names none. */
  price: number | null;
  days: number;
  /**
   * The most orders that the plan allows; null without a limit. `products` is the same for
   * products.
   */
  orders: number | null;
  products: number | null;
  features: readonly PackageFeature[];
  /** The shop owner's label for the package, such as "Most chosen"; null when it has none. */
  praise: string | null;
}

const features = ['pos', 'mobile_app', 'chat', 'review', 'self_delivery'] as const;
export type PackageFeature = (typeof features)[number];

/**
 * What stores pay the shop: a commission on each order, or a subscription package. A way to pay
 * that the shop has switched off is null.
 */
export interface PartnerTerms {
  /** The shop's share of each order, in percent. */
  commission: number | null;
  /**
   * The subscription packages; `trial` is the free time at the beginning, null when there is none.
   */
  packages: { trial: { count: number; unit: 'day' | 'month' | 'year' } | null } | null;
}

/** Reads the shop's terms for stores out of the backend's config (wire facts 15.1). */
export function readPartnerTerms(value: unknown): PartnerTerms {
  const config = asObject<Wire['Config']>(value);
  const unit = config.subscription_free_trial_type;
  return {
    commission: asFlag(config.commission_business_model) ? asNumber(config.admin_commission) : null,
    packages: asFlag(config.subscription_business_model)
      ? {
          trial: asFlag(config.subscription_free_trial_status)
            ? {
                count: asNumber(config.subscription_free_trial_days),
                unit: unit === 'month' || unit === 'year' ? unit : 'day',
              }
            : null,
        }
      : null,
  };
}

/** Reads the packages that a store can choose; those that are switched off are left out. */
export function readPackages(value: unknown): StorePackage[] {
  return asList(asObject<AnswerTo<'listPackages'>>(value).packages).flatMap((row) => {
    const plan = asObject<Wire['Package']>(row);
    if (!asFlag(plan.status, true)) return [];
    return [
      {
        id: asNumber(plan.id),
        name: asText(plan.package_name),
        price: asPrice(plan.price),
        days: asNumber(plan.validity),
        orders: asNumberOrNull(plan.max_order),
        products: asNumberOrNull(plan.max_product),
        features: features.filter((feature) => asFlag(plan[feature])),
        praise: asTextOrNull(plan.text),
      },
    ];
  });
}

/** A vehicle that a courier can choose. */
export interface CourierVehicle {
  id: number;
  name: string;
}

/** The kinds of vehicles that couriers may ride; those that are switched off are left out. */
export function readCourierVehicles(value: unknown): CourierVehicle[] {
  return asList(value).flatMap((row) => {
    const { id, type, status } = asObject<Row<AnswerTo<'listCourierVehicles'>>>(row);
    return asFlag(status, true) ? [{ id: asNumber(id), name: asText(type) }] : [];
  });
}
