import type { ShopModule } from './products.ts';
import { zones } from './city.ts';
import type { Demo } from './types.ts';

/** Module ids by type; the demo and its tests refer to modules by type. */
export const moduleIds: Record<ShopModule | 'parcel' | 'rental', number> = {
  food: 1,
  grocery: 2,
  pharmacy: 3,
  ecommerce: 4,
  parcel: 5,
  rental: 6,
};

const modules: Demo['modules'] = [
  {
    id: 1,
    slug: 'food',
    type: 'food',
    name: { en: 'Food', ar: 'طعام' },
    description: { en: 'Restaurants around you', ar: 'مطاعم من حولك' },
    icon: 'hamburger.webp',
    thumbnail: 'hamburger.webp',
  },
  {
    id: 2,
    slug: 'grocery',
    type: 'grocery',
    name: { en: 'Grocery', ar: 'بقالة' },
    description: { en: 'Fresh in 25 minutes', ar: 'طازج خلال 25 دقيقة' },
    icon: 'broccoli.webp',
    thumbnail: 'broccoli.webp',
  },
  {
    id: 3,
    slug: 'pharmacy',
    type: 'pharmacy',
    name: { en: 'Pharmacy', ar: 'صيدلية' },
    description: { en: 'Open all night', ar: 'مفتوحة طوال الليل' },
    icon: 'pill.webp',
    thumbnail: 'pill.webp',
  },
  {
    id: 4,
    slug: 'shop',
    type: 'ecommerce',
    name: { en: 'Shop', ar: 'متجر' },
    description: { en: 'Free returns', ar: 'إرجاع مجاني' },
    icon: 'handbag.webp',
    thumbnail: 'handbag.webp',
  },
  {
    id: 5,
    slug: 'parcel',
    type: 'parcel',
    name: { en: 'Parcel', ar: 'طرود' },
    description: { en: 'Door to door', ar: 'من الباب إلى الباب' },
    icon: 'package.webp',
    thumbnail: 'package.webp',
  },
  {
    id: 6,
    slug: 'rental',
    type: 'rental',
    name: { en: 'Rental', ar: 'تأجير' },
    description: { en: 'From $6 an hour', ar: 'ابتداءً من 6$ في الساعة' },
    icon: 'sport-utility-vehicle.webp',
    thumbnail: 'sport-utility-vehicle.webp',
  },
].map((module, position) => ({ ...module, position })) as Demo['modules'];

/** The database rows of zones and modules, and of each module's delivery charges in each zone. */
export function cityRows(): Pick<Demo, 'zones' | 'modules' | 'zoneModules'> {
  return {
    zones: zones.map((zone) => ({
      id: zone.id,
      name: zone.name,
      displayName: zone.name,
      polygon: zone.polygon,
      areaSquareKm: zone.areaSquareKm,
      cashOnDelivery: true,
      digitalPayment: true,
      offlinePayment: zone.id !== 3,
      increasedDeliveryFee: zone.id === 3 ? 12 : 0,
      increasedDeliveryFeeStatus: zone.id === 3,
      increaseDeliveryChargeMessage:
        zone.id === 3
          ? {
              en: 'Road works: deliveries in Northfield cost 12% more.',
              ar: 'أعمال طرق: التوصيل في الحقول الشمالية أغلى بنسبة \u206612%\u2069.',
            }
          : null,
    })),
    modules,
    zoneModules: zones.flatMap((zone) =>
      modules.map((module, index) => ({
        zoneId: zone.id,
        moduleId: module.id ?? 0,
        perKmShippingCharge: 0.8 + index * 0.1,
        minimumShippingCharge: 1.5 + zone.id * 0.25,
        maximumShippingCharge: 9,
        maximumCodOrderAmount: zone.id === 2 ? 150 : 250,
      })),
    ),
  };
}
