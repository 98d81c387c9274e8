import { useSearchParams } from 'react-router-dom';
import type { TripDetails } from '../../../machines/rules/domain.ts';
import { groupPhone } from '../../../machines/rules/groupPhone.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { useIsSignedIn } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { useCopy } from '../../shop/copying.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';

/**
 * A notice above the trip about the outcome of its booking and payment. It follows the status of
 * the trip; the gateway's flag in the URL only explains why nothing is paid yet (wire facts 11.1).
 */
export function TripOutcome({ trip }: { trip: TripDetails }) {
  const [params] = useSearchParams();
  const flag = params.get('flag') ?? params.get('status');
  if (trip.status === 'payment_failed') return <Unpaid trip={trip} />;
  if (trip.status === 'canceled' && flag !== null) {
    // The gateway took the money when the vehicles were not free any more.
    return <Notice look="warning">{t('trips.outcome.canceled')}</Notice>;
  }
  const booked = params.has('booked') || flag !== null;
  if (!booked || trip.status === 'canceled' || trip.status === 'completed') return null;
  const open = trip.paymentStatus !== 'paid' && flag !== null;
  if (open && (flag === 'fail' || flag === 'cancel')) return <Unpaid trip={trip} />;
  return (
    <Notice look={open ? 'info' : 'success'}>
      <p>{t(open ? 'trips.outcome.waiting' : 'trips.booked')}</p>
      {trip.status === 'pending' && <p>{t('trips.outcome.next')}</p>}
      <Keep trip={trip} />
    </Notice>
  );
}

/** Says that nothing was paid, or only the part that came from the wallet. */
function Unpaid({ trip: { partiallyPaid } }: { trip: TripDetails }) {
  const isBegun = partiallyPaid !== null && partiallyPaid > 0;
  return (
    <Notice look="warning">
      {t(isBegun ? 'trips.outcome.restFailed' : 'trips.outcome.failed')}
    </Notice>
  );
}

/**
 * Tells a guest that the trip's number and the phone number are needed to find the trip again, and
 * offers to copy them or to sign up. Renders nothing for signed-in customers.
 */
function Keep({ trip: { id, contact } }: { trip: TripDetails }) {
  const signedIn = useIsSignedIn();
  const outlet = useOutlet();
  const copy = useCopy();
  if (signedIn) return null;
  const number = `\u2066${id}\u2069`;
  const phone = `\u2066${groupPhone(contact.phone)}\u2069`;
  return (
    <>
      <p>{t('trips.outcome.keep', { number, phone })}</p>
      <Row $wrap style={{ marginBlockStart: 10 }}>
        <Button size="sm" onClick={() => copy(`${id} ${contact.phone}`)}>
          {t('trips.outcome.copy')}
        </Button>
        <Button
          size="sm"
          look="soft"
          onClick={() => outlet({ type: 'auth.asked', mode: 'signUp', intent: null })}
        >
          {t('trips.outcome.signUp')}
        </Button>
      </Row>
    </>
  );
}
