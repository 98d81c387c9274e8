import type { LandingContent } from '../../../machines/rules/domain.ts';
import { asFlag, asObject, asTextOrNull, asWebAddress } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/** Reads the landing page's texts (wire facts 15.2). */
export function readLanding(value: unknown): LandingContent {
  const landing = asObject<Wire['Landing']>(value);
  const apps = asObject<Wire['Landing']['download_user_app_links']>(
    landing.download_user_app_links,
  );
  return {
    headerTitle: asTextOrNull(landing.header_title),
    headerSubTitle: asTextOrNull(landing.header_sub_title),
    footerDescription: asTextOrNull(landing.fixed_footer_description),
    newsletterTitle: asTextOrNull(landing.fixed_newsletter_title),
    newsletterSubTitle: asTextOrNull(landing.fixed_newsletter_sub_title),
    playStoreUrl: asFlag(apps.playstore_url_status) ? asWebAddress(apps.playstore_url) : null,
    appStoreUrl: asFlag(apps.apple_store_url_status) ? asWebAddress(apps.apple_store_url) : null,
  };
}
