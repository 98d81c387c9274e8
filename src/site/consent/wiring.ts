import { fromPromise } from 'xstate';
import { analyticServices, consentOffer, type Consent } from '../../../machines/rules/consent.ts';
import { consentMachine } from '../../../machines/site/consent.machine.ts';
import { vitalsUrl } from '../../api/scope.ts';
import { fetchAnalyticScripts } from '../../api/site/analyticScripts.ts';
import { onConnectionChange } from '../../platform/connection.ts';
import { reloadReachablePage } from '../../platform/reload.ts';
import { get, onStoredElsewhere, set } from '../../platform/stored/store.ts';
import type { RootActor } from '../../shop/root.ts';
import { startAnalytics } from './analytics.ts';
import { reportVitals } from './vitals.ts';

/** Starts the actor that asks for consent to cookies; further calls have no effect. */
export function startConsent(root: RootActor): void {
  const started = new Set<string>();
  /** Whether the page runs code without consent, and could not be reloaded yet. */
  let isReloadDue = false;
  let scripts: Awaited<ReturnType<typeof fetchAnalyticScripts>> = [];
  const logic = consentMachine.provide({
    actors: {
      readOffer: fromPromise(async ({ signal }) => {
        scripts = await fetchAnalyticScripts(signal);
        return consentOffer(scripts, vitalsUrl !== '');
      }),
    },
  });
  const apply = ({ purposes }: Consent) => {
    const allowed = new Map(
      scripts
        .filter(({ service }) => purposes.includes(analyticServices[service]))
        .map((script) => [`${script.service} ${script.id}`, () => startAnalytics(script)]),
    );
    if (vitalsUrl !== '' && purposes.includes('statistics')) {
      // If this does not load, the values of one page are missing, which does not matter.
      allowed.set('web vitals', () => void reportVitals(vitalsUrl).catch(() => undefined));
    }
    // Consent was withdrawn. Code that runs cannot be removed from a page, so the page is reloaded.
    isReloadDue = [...started].some((one) => !allowed.has(one));
    if (isReloadDue) {
      void reloadReachablePage();
      return;
    }
    for (const [name, start] of allowed) {
      if (started.has(name)) continue;
      started.add(name);
      start();
    }
  };
  root.send({ type: 'consent.started', logic, input: { answer: get('consent') } });
  const actor = root.getSnapshot().context.consent;
  actor?.on('consent.settled', ({ consent }) => {
    set('consent', consent);
    apply(consent);
  });
  const stopFollowingTabs = onStoredElsewhere((name) => {
    const answer = name === 'consent' ? get('consent') : null;
    if (answer !== null) actor?.send({ type: 'consent.elsewhere', answer });
  });
  const stopFollowingConnection = onConnectionChange((online) => {
    if (online && isReloadDue) void reloadReachablePage();
  });
  actor?.subscribe({
    complete: () => {
      stopFollowingTabs();
      stopFollowingConnection();
    },
  });
}
