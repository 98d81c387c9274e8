import { asc, eq } from 'drizzle-orm';
import type { Texts } from '../../db/schema/columns.ts';
import { zones } from '../../db/schema/place.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers, Reply } from '../../http/handlers.ts';
import { isTexts } from '../../http/texts.ts';
import { clockOf, storesById } from '../catalogue/serialise.ts';
import { readSetting } from '../place/config.ts';
import { modulesOfZones } from '../place/zones.ts';

/**
 * A stored testimonial of a customer; `designation` is the customer's profession, such as baker.
 */
interface StoredTestimonial {
  id: number;
  name: Texts;
  designation: Texts;
  review: Texts;
  image: string;
}

/** A stored advertisement that a store pays for. */
interface StoredAdvert {
  id: number;
  storeId: number;
  title: Texts;
  description: Texts;
  startDate: string;
  endDate: string;
}

/**
 * Stored content for an answer: texts in the language of the request, and for each picture also its
 * URL.
 */
function localised(ctx: Context, stored: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]): [string, unknown][] => {
      if (isTexts(value)) return [[key, ctx.text(value)]];
      if (Array.isArray(value))
        return [[key, value.map((row: object) => localised(ctx, { ...row }))]];
      const picture = typeof value === 'string' && value.endsWith('.webp');
      return picture
        ? [
            [key, value],
            [`${key}_full_url`, ctx.media(value)],
          ]
        : [[key, value]];
    }),
  );
}

async function testimonials(ctx: Context) {
  const stored = await readSetting<StoredTestimonial[]>(ctx.db, 'testimonials');
  return stored.map((row) => ({
    id: row.id,
    name: ctx.text(row.name),
    designation: ctx.text(row.designation),
    review: ctx.text(row.review),
    reviewer_image: row.image,
    reviewer_image_full_url: ctx.media(row.image),
    company_image: null,
    company_image_full_url: null,
    status: 1,
  }));
}

/** The zones that the shop serves, with the modules of each. */
async function zoneList(ctx: Context) {
  const rows = await ctx.db
    .select()
    .from(zones)
    .where(eq(zones.active, true))
    .orderBy(asc(zones.id));
  const offered = await modulesOfZones(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((zone) => ({
    id: zone.id,
    name: ctx.text(zone.name),
    display_name: zone.displayName === null ? null : ctx.text(zone.displayName),
    modules: offered
      .filter(({ pivot }) => pivot.zoneId === zone.id)
      .map(({ module }) => ctx.text(module.name)),
  }));
}

/** The content of the landing page; the older API calls get the same (wire facts 15.2). */
async function landing(ctx: Context): Promise<Record<string, unknown>> {
  const stored = await readSetting<Record<string, unknown>>(ctx.db, 'landing');
  const [testimonial_list, available_zone_list] = await Promise.all([
    testimonials(ctx),
    zoneList(ctx),
  ]);
  return { ...localised(ctx, stored), testimonial_list, available_zone_list };
}

/**
 * A promotional banner for the module of the request; `{}` when there is none. `key` is the setting
 * that contains the banners of all modules, such as `videoBanners`.
 */
async function slot(ctx: Context, key: string): Promise<Record<string, unknown>> {
  const byModule = await readSetting<Record<string, Record<string, unknown>>>(ctx.db, key);
  return localised(ctx, byModule[ctx.module?.type ?? ''] ?? {});
}

/**
 * Handlers for landing page, testimonials, advertisements and promotional banners (wire facts 2,
 * 7.2).
 */
export const promotionHandlers = {
  getLanding: async (ctx) => (await landing(ctx)) as Reply<'getLanding'>,
  getLandingLegacy: landing,
  getLandingForApps: landing,
  getMetadata: async (ctx) => {
    const { meta_title, meta_description, meta_image, meta_image_full_url } = await landing(ctx);
    return {
      meta_title,
      meta_description,
      meta_image,
      meta_image_full_url,
    } as Reply<'getMetadata'>;
  },
  listTestimonials: testimonials,
  listAdvertisements: async (ctx) => {
    const today = clockOf(ctx).slice(0, 10);
    const stored = await readSetting<StoredAdvert[]>(ctx.db, 'advertisements');
    const running = stored.filter(
      ({ startDate, endDate }) => startDate <= today && today <= endDate,
    );
    const byId = await storesById(
      ctx,
      running.map(({ storeId }) => storeId),
    );
    return running.flatMap((advert, index) => {
      const store = byId.get(advert.storeId)?.store;
      if (store === undefined || !store.status || store.moduleId !== ctx.module?.id) return [];
      if (ctx.zoneIds.length > 0 && !ctx.zoneIds.includes(store.zoneId)) return [];
      return [
        {
          id: advert.id,
          store_id: store.id,
          module_id: store.moduleId,
          add_type: 'store_promotion' as const,
          title: ctx.text(advert.title),
          description: ctx.text(advert.description),
          start_date: advert.startDate,
          end_date: advert.endDate,
          priority: index + 1,
          is_rating_active: 1,
          is_review_active: 1,
          average_rating: store.avgRating,
          reviews_comments_count: store.ratingCount,
          cover_image: store.cover,
          cover_image_full_url: ctx.media(store.cover),
          profile_image: store.logo,
          profile_image_full_url: ctx.media(store.logo),
          video_attachment: null,
          video_attachment_full_url: null,
          status: 'approved',
          store: {
            id: store.id,
            name: ctx.text(store.name),
            slug: store.slug,
            logo_full_url: ctx.media(store.logo),
          },
        },
      ];
    });
  },
  getOtherBanners: (ctx) => slot(ctx, 'promotionalBanners'),
  getVideoBanner: (ctx) => slot(ctx, 'videoBanners'),
  getWhyChoose: async (ctx) => {
    const stored = await readSetting<Record<string, Record<string, unknown>[]>>(
      ctx.db,
      'whyChoose',
    );
    return {
      banners: (stored[ctx.module?.type ?? ''] ?? []).map((row, index) => ({
        id: index + 1,
        ...localised(ctx, row),
      })),
    };
  },
  listAnalyticScripts: (ctx) =>
    readSetting<Reply<'listAnalyticScripts'>>(ctx.db, 'analyticScripts'),
} satisfies Partial<Handlers>;
