import { analyticServices, type AnalyticScript } from '../../../machines/rules/consent.ts';
import type { LandingContent } from '../../../machines/rules/domain.ts';
import { asFlag, asList, asObject, asText, asTextOrNull, asWebAddress } from '../scalars.ts';
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

/** The allowed characters of an account id, because it becomes part of a URL. */
const ACCOUNT_ID = /^[\w-]{1,64}$/;

/**
 * Reads the shop's analytics accounts; those of services that the storefront does not know are left
 * out (wire facts 10.5).
 */
export function readAnalyticScripts(value: unknown): AnalyticScript[] {
  return asList(value).flatMap((entry) => {
    const { type, script_id } = asObject<Wire['AnalyticScript']>(entry);
    const name = asText(type);
    const id = asText(script_id);
    const service = (Object.keys(analyticServices) as AnalyticScript['service'][]).find(
      (one) => one === name,
    );
    return service !== undefined && ACCOUNT_ID.test(id) ? [{ service, id }] : [];
  });
}
