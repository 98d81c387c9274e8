import type { AnalyticScript } from '../../../machines/rules/consent.ts';

/** The origins of a service's code and of its requests. */
interface Service {
  script: (id: string) => string;
  /** Sources of calls and of pictures that count. */
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

/** The address of a service's code. */
export const analyticScriptUrl = ({ service, id }: AnalyticScript): string =>
  services[service].script(id);

/** The sources that the connected services need in a page's content policy. */
export function analyticSources(scripts: readonly AnalyticScript[]): {
  script: string[];
  connect: string[];
} {
  return {
    script: [...new Set(scripts.map((one) => new URL(analyticScriptUrl(one)).origin))],
    connect: [...new Set(scripts.flatMap(({ service }) => services[service].connect))],
  };
}
