/** The optional purposes of tracking that a visitor can allow or refuse. */
export type ConsentPurpose = 'statistics' | 'marketing';

/**
 * The analytics services that a shop's owner can connect (wire facts 10.5), with the purpose for
 * which a visitor must consent.
 */
export const analyticServices = {
  google_analytics: 'statistics',
  google_tag_manager: 'marketing',
  meta_pixel: 'marketing',
  linkedin_insight: 'marketing',
} as const satisfies Record<string, ConsentPurpose>;

/** The shop owner's account at an analytics service, which measures visits of the shop. */
export interface AnalyticScript {
  service: keyof typeof analyticServices;
  /** The owner's account id at the service. */
  id: string;
}

/** The consent that this shop asks a visitor for. */
export interface ConsentOffer {
  /**
   * Changes when the services or the question change; an answer to another version is no longer
   * valid.
   */
  version: string;
  /** The purposes to ask about; when empty, the visitor is not asked. */
  purposes: readonly ConsentPurpose[];
}

/** The visitor's answer: the version of the question, and the purposes that the visitor allowed. */
export interface Consent {
  version: string;
  purposes: readonly ConsentPurpose[];
}

/**
 * The version of the question's text; increase it when the meaning changes, so that visitors are
 * asked again.
 */
const WORDING = 1;

/**
 * The consent that a visitor must be asked for, given the services that the owner connected.
 * @param vitals whether the shop measures the speed of its pages for its operator
 */
export function consentOffer(scripts: readonly AnalyticScript[], vitals: boolean): ConsentOffer {
  const services = [...new Set(scripts.map(({ service }) => service))].sort();
  const wanted = new Set<ConsentPurpose>(services.map((service) => analyticServices[service]));
  if (vitals) wanted.add('statistics');
  return {
    version: [WORDING, ...services, ...(vitals ? ['web_vitals'] : [])].join(' '),
    purposes: (['statistics', 'marketing'] as const).filter((purpose) => wanted.has(purpose)),
  };
}
