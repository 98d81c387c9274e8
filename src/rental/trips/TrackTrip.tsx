import { useNavigate } from 'react-router-dom';
import { t } from '../../messages/index.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { H1, Wrap } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { draftOf } from '../booking/storedDraft.ts';
import { tripHref } from '../links.ts';
import { TrackingForm } from './TrackingForm.tsx';

interface TrackTripProps {
  /** The trip number of the last search; the form shows it and `phone` again. */
  tripId?: number;
  phone?: string;
  /** Whether the last search found no trip with this number and phone number. */
  missing?: boolean;
}

/**
 * The page that finds a trip by its number and the phone number of its booking (GUEST-02, NAV-18,
 * LAND-11).
 */
export function TrackTrip({ tripId, phone = '', missing = false }: TrackTripProps) {
  usePageTitle(t('app.nav.trackTrip'));
  const navigate = useNavigate();
  const isKnown = tripId !== undefined && !Number.isNaN(tripId);
  return (
    <Wrap style={{ paddingBlock: 28 }}>
      <H1>{t('app.nav.trackTrip')}</H1>
      <TrackingForm
        values={{
          number: isKnown ? String(tripId) : '',
          // Only a guest's phone: a customer's must not be shown to the next visitor (OPEN-63).
          phone: phone || (draftOf(null).contact.phone ?? ''),
        }}
        words={{
          number: t('trips.track.id'),
          missing: t('trips.track.idMissing'),
          phone: t('trips.track.phone'),
          phoneHint: t('trips.track.phoneWhy'),
          go: t('trips.track.find'),
        }}
        onOpened={(number, asked) => {
          void navigate(tripHref(Number(number)), { state: { phone: asked } });
        }}
      >
        {missing && <Notice look="danger">{t('trips.gone')}</Notice>}
      </TrackingForm>
    </Wrap>
  );
}
