import type { ModuleType } from '../../../../machines/rules/domain.ts';

/** The features that each type of module has; clients show or hide parts of the page by them. */
const abilities = {
  food: ['add_on', 'veg_non_veg', 'item_available_time', 'show_restaurant_text', 'cutlery'],
  grocery: ['stock', 'unit', 'organic'],
  pharmacy: ['stock', 'unit', 'order_attachment', 'common_condition', 'basic', 'generic_name'],
  ecommerce: ['stock', 'unit', 'brand'],
  parcel: ['is_parcel', 'always_open'],
  rental: ['is_rental', 'always_open'],
} as const satisfies Record<ModuleType, readonly string[]>;

/** The features that only food and grocery have. */
const ofFoodstuffs = ['nutrition', 'allergy', 'halal'] as const;

const descriptions: Record<ModuleType, string> = {
  food: 'Meals of restaurants, with options and add-ons.',
  grocery: 'Groceries by unit and stock.',
  pharmacy: 'Medicine, with prescriptions where it needs one.',
  ecommerce: 'Goods of shops, with variations and stock.',
  parcel: 'Parcels from door to door.',
  rental: 'Vehicles by the hour or by the distance.',
};

const moduleTypes = Object.keys(abilities) as ModuleType[];
const allAbilities = [...new Set([...Object.values(abilities).flat(), ...ofFoodstuffs])];

/**
 * `config.module_config`: the features of each type of module. Mobile clients read the entry of the
 * chosen module without checking that it exists (wire facts 18.35), so none may be missing.
 */
export const moduleConfig = {
  module_type: moduleTypes,
  ...Object.fromEntries(
    moduleTypes.map((type) => {
      const own: readonly string[] = [
        ...abilities[type],
        ...(type === 'food' || type === 'grocery' ? ofFoodstuffs : []),
      ];
      return [
        type,
        {
          order_status: { accepted: false },
          order_place_to_schedule_interval: type !== 'parcel' && type !== 'rental',
          all_zone_service: false,
          ...Object.fromEntries(allAbilities.map((name) => [name, own.includes(name)])),
          description: descriptions[type],
        },
      ];
    }),
  ),
};

/**
 * The fields of `base_urls`, by kind of picture; older clients build picture URLs from them (wire
 * facts 15.1).
 */
const pictureKinds = [
  'item_image_url',
  'customer_image_url',
  'banner_image_url',
  'category_image_url',
  'review_image_url',
  'notification_image_url',
  'vendor_image_url',
  'store_image_url',
  'store_cover_photo_url',
  'delivery_man_image_url',
  'chat_image_url',
  'campaign_image_url',
  'module_image_url',
  'order_attachment_url',
  'parcel_category_image_url',
  'landing_page_image_url',
  'business_logo_url',
  'refund_image_url',
  'vehicle_image_url',
  'vehicle_brand_image_url',
  'gateway_image_url',
];

/**
 * `base_urls`: the folder URL for each kind of picture. Older clients append a slash and the file
 * name.
 */
export const pictureAddresses = (folder: string) =>
  Object.fromEntries(pictureKinds.map((kind) => [kind, folder]));
