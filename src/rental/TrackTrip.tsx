import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { usePhoneCountry } from '../place/index.ts';
import { usePageTitle } from '../site/index.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { typed } from '../ui/typed.ts';
import { H1, Wrap } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PhoneInput } from '../ui/PhoneInput.tsx';
import { keptBooking } from './keptBooking.ts';
import { tripHref } from './links.ts';
import { useTrackingRequest } from './trackingRequest.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-inline-size: 480px;
  margin-block: 24px;
`;

interface TrackTripProps {
  /** Asked for before; the form says it again. */
  tripId?: number;
  phone?: string;
  /** No trip has this number and phone. */
  missing?: boolean;
}

/** Finding a trip by its number and the phone number of its booking (GUEST-02, NAV-18, LAND-11). */
export function TrackTrip({ tripId, phone = '', missing = false }: TrackTripProps) {
  usePageTitle(t('app.nav.trackTrip'));
  const navigate = useNavigate();
  const country = usePhoneCountry();
  const [by, setBy] = useState(() => phone || (keptBooking().draft.contact.phone ?? ''));
  const { field, ask, lacksNumber, isPhoneUnclear } = useTrackingRequest((number, asked) => {
    void navigate(tripHref(Number(number)), { state: { phone: asked } });
  });
  return (
    <Wrap style={{ paddingBlock: 28 }}>
      <H1>{t('app.nav.trackTrip')}</H1>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask(typed(new FormData(event.currentTarget), 'trip'), by);
        }}
      >
        {missing && <Notice look="danger">{t('trips.gone')}</Notice>}
        <TextField
          label={t('trips.track.id')}
          name="trip"
          inputMode="numeric"
          dir="ltr"
          ref={field}
          error={lacksNumber ? t('trips.track.idMissing') : undefined}
          defaultValue={tripId === undefined || Number.isNaN(tripId) ? '' : String(tripId)}
        />
        <PhoneInput
          {...country}
          label={t('trips.track.phone')}
          hint={t('trips.track.phoneWhy')}
          value={by}
          onChange={setBy}
          error={isPhoneUnclear ? t('identity.phone.unclear') : undefined}
        />
        <Button type="submit" look="ink" size="lg">
          {t('trips.track.find')}
        </Button>
      </Form>
    </Wrap>
  );
}
