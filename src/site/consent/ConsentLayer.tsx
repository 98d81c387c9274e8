import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { consentMachine } from '../../../machines/site/consent.machine.ts';
import { useFacts } from '../../flow/useFlow.ts';
import { withTexts } from '../../messages/index.ts';
import { useRoot, useRootContext } from '../../shop/root.ts';
import { Nothing } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { startConsent } from './wiring.ts';

const ConsentBanner = lazyPart(
  async () => (await withTexts(import('./ConsentBanner.tsx'))).ConsentBanner,
);
const ConsentDialog = lazyPart(
  async () => (await withTexts(import('./ConsentDialog.tsx'))).ConsentDialog,
);

/**
 * Asks for consent to cookies in a banner over the page. The page can be used before the visitor
 * answers.
 */
export function ConsentLayer() {
  const root = useRoot();
  const consent = useRootContext((context) => context.consent);
  useEffect(() => {
    if (consent === null) startConsent(root);
  }, [root, consent]);
  return consent !== null && <Asked consent={consent} />;
}

const isAsking = (snapshot: SnapshotFrom<typeof consentMachine>) => snapshot.matches('asking');
const isChoosing = (snapshot: SnapshotFrom<typeof consentMachine>) => snapshot.matches('choosing');

function Asked({ consent }: { consent: ActorRefFrom<typeof consentMachine> }) {
  useFacts(consent);
  const asking = useSelector(consent, isAsking);
  const choosing = useSelector(consent, isChoosing);
  return (
    <>
      <Delayed instead={Nothing}>{asking && <ConsentBanner consent={consent} />}</Delayed>
      <Delayed instead={FailedLayer} onLeave={() => consent.send({ type: 'consent.closed' })}>
        {choosing && <ConsentDialog consent={consent} />}
      </Delayed>
    </>
  );
}
