import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from '../../../machines/site/consent.machine.ts';
import { useRootContext } from '../../shop/root.ts';

const isChangeable = (snapshot: SnapshotFrom<typeof consentMachine> | undefined) =>
  snapshot?.hasTag('changeable') === true;

/**
 * The purposes that the visitor allows now, and a function that opens the dialog of the cookie
 * choice; null where the shop needs no consent.
 */
export function useCookieChoice() {
  const consent = useRootContext((context) => context.consent);
  const changeable = useSelector(consent ?? undefined, isChangeable);
  const purposes = useSelector(
    consent ?? undefined,
    (snapshot: SnapshotFrom<typeof consentMachine> | undefined) =>
      snapshot?.context.answer?.purposes ?? null,
  );
  if (consent === null || !changeable) return null;
  return { purposes: purposes ?? [], choose: () => consent.send({ type: 'consent.choosing' }) };
}
