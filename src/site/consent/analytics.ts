import type { AnalyticScript } from '../../../machines/rules/consent.ts';
import { analyticScriptUrl } from '../../api/site/analytics.ts';
import { browserTime } from '../../platform/browser.ts';
import { setGlobal, readGlobal, loadScript } from '../../platform/script.ts';
import { allowScripts } from '../../platform/trusted.ts';

type Queue = unknown[];

const dataLayer = (): Queue => {
  const known = readGlobal('dataLayer');
  if (Array.isArray(known)) return known;
  const made: Queue = [];
  setGlobal('dataLayer', made);
  return made;
};

/**
 * Returns its parameters as an `arguments` object, which Google's library requires instead of an
 * array.
 */
function asArguments(..._values: unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- the library tells calls from data by it
  return arguments;
}

/** Sets the global variables that a service's script expects, before the script is loaded. */
const prepare: Record<AnalyticScript['service'], (id: string) => void> = {
  google_analytics: (id) => {
    dataLayer().push(asArguments('js', browserTime()), asArguments('config', id));
  },
  google_tag_manager: () => {
    dataLayer().push({ 'gtm.start': browserTime().getTime(), event: 'gtm.js' });
  },
  meta_pixel: (id) => {
    const queue: Queue = [];
    const fbq = Object.assign((...call: unknown[]) => void queue.push(call), {
      queue,
      loaded: true,
      version: '2.0',
    });
    setGlobal('fbq', fbq);
    setGlobal('_fbq', fbq);
    fbq('init', id);
    fbq('track', 'PageView');
  },
  linkedin_insight: (id) => setGlobal('_linkedin_data_partner_ids', [id]),
};

/**
 * Loads the script of an analytics service that the visitor has allowed. An ad blocker may stop it,
 * which is not reported as an error.
 */
export function startAnalytics(script: AnalyticScript): void {
  const url = analyticScriptUrl(script);
  allowScripts(`${new URL(url).origin}/`);
  prepare[script.service](script.id);
  loadScript(url).catch(() => undefined);
}
