import { addressInZone, zones } from './city.ts';
import type { Random } from './random.ts';
import type { Shelves } from './shelves.ts';
import type { Demo } from './types.ts';

const JOINED = new Date('2026-02-01T10:00:00Z');

const voices: readonly (readonly [string, string])[] = [
  ['Lina', 'Hot, quick and exactly as ordered.'],
  ['Omar', 'طلب لذيذ ووصل قبل الموعد.'],
  ['Jonas', 'Good portion for the price.'],
  ['Salma', 'التغليف ممتاز والطعم رائع.'],
  ['Priya', 'Friendly courier, everything fresh.'],
  ['Marc', 'A little late, but they called and made it right.'],
  ['Huda', 'أطلب منهم كل أسبوع.'],
  ['Tess', 'My new favourite around the corner.'],
];

/** Customers with known sign-ins, couriers, and what customers said. */
export function peopleOf(
  { stores, items }: Shelves,
  random: Random,
): Pick<Demo, 'customers' | 'couriers' | 'reviews'> {
  const reviews: Demo['reviews'] = [];
  for (const store of stores) {
    const own = items.filter((item) => item.storeId === store.id).slice(0, 6);
    for (const item of own) {
      const [customerName, comment] = random.pick(voices);
      reviews.push({
        id: reviews.length + 1,
        storeId: store.id ?? 0,
        itemId: item.id ?? null,
        customerName,
        rating: random.pick([5, 5, 5, 4, 4, 3]),
        comment,
        attachments: [],
        reply: random.chance(25) ? 'Thank you, see you soon.' : null,
        createdAt: new Date(JOINED.getTime() + reviews.length * 5_400_000),
      });
    }
  }
  return {
    customers: [
      {
        id: 1,
        firstName: 'Maya',
        lastName: 'Haddad',
        phone: '+15550137000',
        email: 'maya@sixways.example',
        password: 'Sixways-demo-1',
        phoneVerified: true,
        emailVerified: true,
        walletBalance: 186.4,
        loyaltyPoints: 340,
        refCode: 'MAYA2026',
        interests: [],
        interestModules: [],
        zoneId: 1,
        createdAt: JOINED,
      },
      {
        id: 2,
        firstName: 'Karim',
        lastName: 'Nasser',
        phone: '+15550137001',
        email: 'karim@sixways.example',
        password: 'Sixways-demo-2',
        phoneVerified: true,
        emailVerified: false,
        language: 'ar',
        refCode: 'KARIM2026',
        interests: [],
        interestModules: [],
        zoneId: 2,
        createdAt: JOINED,
      },
    ],
    couriers: zones.flatMap((zone) =>
      (
        [
          ['Ravi', 'Menon'],
          ['Nour', 'Salem'],
        ] as const
      ).map(([firstName, lastName], index) => {
        const { lat, lng } = addressInZone(zone.id, index * 40 + 7);
        return {
          id: zone.id * 2 + index - 1,
          firstName,
          lastName,
          phone: `+1555030${zone.id}${index}00`,
          email: `courier${zone.id}${index}@sixways.example`,
          image: 'motor-scooter.webp',
          zoneId: zone.id,
          vehicleId: 1,
          lat,
          lng,
          avgRating: 4.7,
          ratingCount: 212,
        };
      }),
    ),
    reviews,
  };
}
