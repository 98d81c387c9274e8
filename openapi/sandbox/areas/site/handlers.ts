import { isEmail } from '../../../../machines/rules/phone.ts';
import type { Texts } from '../../db/schema/columns.ts';
import { newsletter } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers, Reply } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { readSetting } from '../place/config.ts';

const texts = {
  subscribed: { en: 'Subscribed Successfully', ar: 'تم الاشتراك بنجاح' },
  emailInvalid: { en: 'Please insert a valid email.', ar: 'يرجى إدخال بريد إلكتروني صحيح.' },
  emailKnown: {
    en: 'This email is subscribed already.',
    ar: 'هذا البريد الإلكتروني مشترك مسبقًا.',
  },
} satisfies Record<string, Texts>;

async function page(ctx: Context, name: string): Promise<string> {
  const pages = await readSetting<Record<string, Texts>>(ctx.db, 'pages');
  const text = pages[name];
  return text === undefined ? '' : ctx.text(text);
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;

/** What the landing answer holds beside the stored texts: nothing of it is set in the demo shop. */
const unset = {
  ...Object.fromEntries(
    [
      'header_tag_line',
      'header_icon',
      'header_icon_full_url',
      'header_banner',
      'header_banner_full_url',
      'company_title',
      'company_sub_title',
      'company_description',
      'company_button_name',
      'company_button_url',
      'download_user_app_title',
      'download_user_app_sub_title',
      'earning_title',
      'earning_sub_title',
      'business_title',
      'business_sub_title',
      'business_image',
      'business_image_full_url',
      'testimonial_title',
      'fixed_promotional_banner',
      'fixed_promotional_banner_full_url',
      'available_zone_title',
      'available_zone_short_description',
      'available_zone_image',
      'available_zone_image_full_url',
      'download_business_app_links',
    ].map((name) => [name, null]),
  ),
  available_zone_status: 0,
  testimonial_list: [],
  promotion_banners: [],
  promotion_banners_full_url: [],
  available_zone_list: [],
};

/** Landing texts, static pages and the newsletter (wire facts 2, 13). */
export const handlers = {
  getLanding: async (ctx) => {
    const stored = await readSetting<Record<string, unknown>>(ctx.db, 'landing');
    const spoken: unknown = Object.fromEntries(
      Object.entries({ ...unset, ...stored }).map(([key, value]) => [
        key,
        isTexts(value) ? ctx.text(value) : value,
      ]),
    );
    return spoken as Reply<'getLanding'>;
  },
  getTermsAndConditions: (ctx) => page(ctx, 'terms-and-conditions'),
  getAboutUs: (ctx) => page(ctx, 'about-us'),
  getPrivacyPolicy: (ctx) => page(ctx, 'privacy-policy'),
  getRefundPolicy: (ctx) => page(ctx, 'refund-policy'),
  getShippingPolicy: (ctx) => page(ctx, 'shipping-policy'),
  getCancellationPolicy: (ctx) => page(ctx, 'cancelation'),
  subscribeNewsletter: async (ctx, { body }) => {
    const email = body.email.trim().toLowerCase();
    if (!isEmail(email)) refuse(403, 'email', texts.emailInvalid);
    const added = await ctx.db
      .insert(newsletter)
      .values({ email, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: newsletter.id });
    if (added.length === 0) refuse(403, 'email', texts.emailKnown);
    return { message: ctx.say(texts.subscribed) };
  },
} satisfies Partial<Handlers>;
