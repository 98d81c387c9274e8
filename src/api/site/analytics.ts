import type { AnalyticScript } from '../../../machines/rules/consent.ts';

/** The address of an analytics service's script, and the origins that the script calls. */
interface Service {
  script: (id: string) => string;
  /** The origins that the script sends data to, by requests and by tracking pixels. */
  connect: readonly string[];
}

const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

const services: Record<AnalyticScript['service'], Service> = {
  google_analytics: {
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    connect: google,
  },
  google_tag_manager: {
    script: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
    connect: google,
  },
  meta_pixel: {
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    connect: ['https://www.facebook.com'],
  },
  linkedin_insight: {
    script: () => 'https://snap.licdn.com/li.lms-analytics/insight.min.js',
    connect: ['https://px.ads.linkedin.com'],
  },
};

/** The address of an analytics service's script, for the shop's account. */
export const analyticScriptUrl = ({ service, id }: AnalyticScript): string =>
  services[service].script(id);

/**
 * The origins that a page's content security policy has to allow for the connected analytics
 * services.
 */
export function analyticSources(scripts: readonly AnalyticScript[]): {
  script: string[];
  connect: string[];
} {
  return {
    script: [...new Set(scripts.map((one) => new URL(analyticScriptUrl(one)).origin))],
    connect: [...new Set(scripts.flatMap(({ service }) => services[service].connect))],
  };
}
