import type { Texts } from '../../db/schema/columns.ts';

/** Messages of the wishlist's API answers. */
export const texts = {
  added: { en: 'Added to your favourites.', ar: 'أُضيف إلى المفضلة.' },
  removed: { en: 'Removed from your favourites.', ar: 'أُزيل من المفضلة.' },
  alreadyThere: { en: 'It is already one of your favourites.', ar: 'هو في مفضلتك بالفعل.' },
  notThere: { en: 'It is not one of your favourites.', ar: 'ليس في مفضلتك.' },
  oneThing: {
    en: 'Name either an item or a store.',
    ar: 'اذكر منتجًا أو متجرًا واحدًا فقط.',
  },
} satisfies Record<string, Texts>;
