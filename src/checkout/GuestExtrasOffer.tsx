import { guestExtrasMachine } from '../../machines/checkout/guestExtras.machine.ts';
import type { GuestExtras } from '../../machines/rules/domain.ts';
import { useFlow } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';

interface GuestExtrasOfferProps {
  extras: GuestExtras | null;
  /**
   * Called with the accepted values, or with null when the customer declined. The caller then
   * deletes the stored values, so that the offer is not repeated.
   */
  onSettled: (taken: GuestExtras | null) => void;
}

/**
 * After a guest signs in, offers to add the note, tip and time that they typed as a guest; their
 * contact is not offered.
 */
export function GuestExtrasOffer({ extras, onSettled }: GuestExtrasOfferProps) {
  const [snapshot, send] = useFlow(guestExtrasMachine, {
    input: { extras },
    on: { 'extras.settled': ({ taken }) => onSettled(taken) },
  });
  const offered = snapshot.context.extras;
  if (!snapshot.hasTag('asks') || offered === null) return null;
  const what = [
    ...(offered.note === '' && offered.deliveryInstruction === ''
      ? []
      : [t('checkout.guest.note')]),
    ...(offered.tip === 0 ? [] : [t('checkout.guest.tip')]),
    ...(offered.slot === null ? [] : [t('checkout.guest.time')]),
  ];
  return (
    <Notice>
      <Row $between $wrap $gap={12}>
        <span>{t('checkout.guest.offer', { what })}</span>
        <Row $wrap $gap={8}>
          <Button size="sm" look="primary" onClick={() => send({ type: 'extras.taken' })}>
            {t('checkout.guest.take')}
          </Button>
          <Button size="sm" onClick={() => send({ type: 'extras.left' })}>
            {t('checkout.guest.leave')}
          </Button>
        </Row>
      </Row>
    </Notice>
  );
}
