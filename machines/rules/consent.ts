/** The purposes, besides those the shop needs to work, that a visitor can allow. */
export type ConsentPurpose = 'statistics' | 'marketing';

/** Third-party services that an owner can connect (wire facts 10.5), with their purpose. */
export const analyticServices = {
  google_analytics: 'statistics',
  google_tag_manager: 'marketing',
  meta_pixel: 'marketing',
  linkedin_insight: 'marketing',
} as const satisfies Record<string, ConsentPurpose>;

/** An account that the owner connected. */
export interface AnalyticScript {
  service: keyof typeof analyticServices;
  /** The owner's account id at the service. */
  id: string;
}

/** The consent that this shop asks a visitor for. */
export interface ConsentOffer {
  /** Changes with what is asked for: an answer to another version is not valid any more. */
  version: string;
  /** When empty, nothing is asked. */
  purposes: readonly ConsentPurpose[];
}

/** The visitor's answer to an offer. */
export interface Consent {
  version: string;
  purposes: readonly ConsentPurpose[];
}

/** Increase it when the question's text changes its meaning. */
const WORDING = 1;

/**
 * The consent to ask for.
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
