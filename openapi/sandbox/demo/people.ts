import { addressInZone, placeById, zones } from './city.ts';
import { toSpot } from './city/plane.ts';
import { zonesAtSpot } from './city/terrain.ts';
import { moduleIds } from './cityRows.ts';
import { inTurn, type Random } from './random.ts';
import type { Shelves } from './shelves.ts';
import type { Demo } from './types.ts';
import { replies, voices } from './voices.ts';

const JOINED = new Date('2026-02-01T10:00:00Z');

const shopModules = ['food', 'grocery', 'pharmacy', 'ecommerce'] as const;

/**
 * The first demo customer's saved addresses: id of the place, type, label, house and floor. The
 * rowing club is in another delivery zone.
 */
const savedPlaces = [
  ['sight-20', 'other', 'Rowing club', null, null],
  ['address-2-8', 'office', null, 'Suite 12', null],
  ['address-1-24', 'home', null, null, 'Floor 3'],
] as const;

function addressesOf(): Demo['addresses'] {
  return savedPlaces.map(([placeId, type, label, house, floor], index) => {
    const place = placeById(placeId);
    if (place === null) throw new Error(`the city has no ${placeId}`);
    const { lat, lng } = place;
    return {
      id: index + 1,
      customerId: 1,
      type,
      label,
      contactName: 'Maya Haddad',
      contactNumber: '+15550137000',
      address: place.address.en,
      lat,
      lng,
      house,
      floor,
      zoneIds: zonesAtSpot(toSpot(place)),
      createdAt: JOINED,
    };
  });
}

/** Demo data of people: customers with known passwords, their addresses, couriers, and reviews. */
export function peopleOf(
  { stores, items }: Shelves,
  random: Random,
): Pick<Demo, 'customers' | 'addresses' | 'couriers' | 'reviews'> {
  const reviews: Demo['reviews'] = [];
  for (const store of stores) {
    const module = shopModules.find((type) => moduleIds[type] === store.moduleId) ?? 'food';
    const own = items.filter((item) => item.storeId === store.id);
    // Every third item has a review; the texts are used in turn, so that they rarely repeat.
    for (const [at, item] of own
      .slice(0, 18)
      .filter((_, index) => index % 3 === 0)
      .entries()) {
      const [customerName, rating, comment] = inTurn(voices[module], (store.id ?? 0) * 5 + at);
      const { praise, complaint } = /[a-z]/i.test(comment) ? replies.en : replies.ar;
      const createdAt = new Date(JOINED.getTime() + reviews.length * 5_400_000);
      const answered = rating < 4 || random.chance(25);
      reviews.push({
        id: reviews.length + 1,
        storeId: store.id ?? 0,
        itemId: item.id ?? null,
        customerName,
        rating,
        comment,
        attachments: [],
        reply: answered ? (rating < 4 ? complaint : praise) : null,
        repliedAt: answered ? new Date(createdAt.getTime() + 7_200_000) : null,
        createdAt,
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
    addresses: addressesOf(),
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
