/** What a visitor may allow beside what the shop needs to work. */
export type ConsentPurpose = 'statistics' | 'marketing';

/** Services of other firms that an owner can connect (wire facts 10.5), and what each is for. */
export const analyticServices = {
  google_analytics: 'statistics',
  google_tag_manager: 'marketing',
  meta_pixel: 'marketing',
  linkedin_insight: 'marketing',
} as const satisfies Record<string, ConsentPurpose>;

/** An account that the owner connected. */
export interface AnalyticScript {
  service: keyof typeof analyticServices;
  /** The owner's id there. */
  id: string;
}

/** What this shop asks a visitor for. */
export interface ConsentOffer {
  /** Changes with what is asked for: an answer to another version counts no more. */
  version: string;
  /** None of them: nothing is asked. */
  purposes: readonly ConsentPurpose[];
}

/** What a visitor allowed, of an offer. */
export interface Consent {
  version: string;
  purposes: readonly ConsentPurpose[];
}

/** Raised when the words of the question change their meaning. */
const WORDING = 1;

/**
 * What is asked for.
 * @param vitals whether the shop measures how fast its pages were, for its operator
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
