import type {
  addOns,
  brands,
  campaignItems,
  categories,
  conditions,
  items,
} from '../db/schema/items.ts';
import type {
  banners,
  campaigns,
  campaignStores,
  coupons,
  flashSaleItems,
  flashSales,
} from '../db/schema/offers.ts';
import type { conversations, messages, notifications } from '../db/schema/inbox.ts';
import type { parcelCategories } from '../db/schema/parcel.ts';
import type { addresses, couriers, customers, reviews } from '../db/schema/people.ts';
import type { modules, zoneModules, zones } from '../db/schema/place.ts';
import type {
  drivers,
  tripLines,
  trips,
  tripUnits,
  vehicleBrands,
  vehicleCategories,
  vehicleReviews,
  vehicles,
  vehicleUnits,
} from '../db/schema/rental.ts';
import type { storeDiscounts, storeHours, stores } from '../db/schema/stores.ts';
import type { walletBonuses } from '../db/schema/wallet.ts';

/**
 * The size of the demo data: `demo`, or `load` for load tests with 200 stores, one of them with
 * 10,000 items.
 */
export type Size = 'demo' | 'load';

/** A demo customer with the password in plain text; it is hashed when the database is filled. */
export type DemoCustomer = Omit<typeof customers.$inferInsert, 'passwordHash'> & {
  password: string;
};

/** The demo data of rental: one list of rows for each table, with ids. */
export interface RentalDemo {
  stores: (typeof stores.$inferInsert)[];
  storeHours: (typeof storeHours.$inferInsert)[];
  storeDiscounts: (typeof storeDiscounts.$inferInsert)[];
  banners: (typeof banners.$inferInsert)[];
  coupons: (typeof coupons.$inferInsert)[];
  vehicleCategories: (typeof vehicleCategories.$inferInsert)[];
  vehicleBrands: (typeof vehicleBrands.$inferInsert)[];
  vehicles: (typeof vehicles.$inferInsert)[];
  vehicleUnits: (typeof vehicleUnits.$inferInsert)[];
  drivers: (typeof drivers.$inferInsert)[];
  vehicleReviews: (typeof vehicleReviews.$inferInsert)[];
  trips: (typeof trips.$inferInsert)[];
  tripLines: (typeof tripLines.$inferInsert)[];
  tripUnits: (typeof tripUnits.$inferInsert)[];
}

/**
 * The demo data of parcels, wallet bonuses and inbox: one list of rows for each table, with ids.
 */
export interface ServiceDemo {
  parcelCategories: (typeof parcelCategories.$inferInsert)[];
  walletBonuses: (typeof walletBonuses.$inferInsert)[];
  notifications: (typeof notifications.$inferInsert)[];
  conversations: (typeof conversations.$inferInsert)[];
  messages: (typeof messages.$inferInsert)[];
}

/** All demo data: one list of rows for each table, with ids. */
export interface Demo {
  zones: (typeof zones.$inferInsert)[];
  modules: (typeof modules.$inferInsert)[];
  zoneModules: (typeof zoneModules.$inferInsert)[];
  stores: (typeof stores.$inferInsert)[];
  storeHours: (typeof storeHours.$inferInsert)[];
  storeDiscounts: (typeof storeDiscounts.$inferInsert)[];
  categories: (typeof categories.$inferInsert)[];
  brands: (typeof brands.$inferInsert)[];
  conditions: (typeof conditions.$inferInsert)[];
  addOns: (typeof addOns.$inferInsert)[];
  items: (typeof items.$inferInsert)[];
  campaignItems: (typeof campaignItems.$inferInsert)[];
  campaigns: (typeof campaigns.$inferInsert)[];
  campaignStores: (typeof campaignStores.$inferInsert)[];
  flashSales: (typeof flashSales.$inferInsert)[];
  flashSaleItems: (typeof flashSaleItems.$inferInsert)[];
  banners: (typeof banners.$inferInsert)[];
  coupons: (typeof coupons.$inferInsert)[];
  customers: DemoCustomer[];
  addresses: (typeof addresses.$inferInsert)[];
  couriers: (typeof couriers.$inferInsert)[];
  reviews: (typeof reviews.$inferInsert)[];
  rental: RentalDemo;
  service: ServiceDemo;
  /**
   * Rows of the settings table by key: `config`, `landing`, `pages`, and the lists of predefined
   * sentences.
   */
  settings: Record<string, unknown>;
}
