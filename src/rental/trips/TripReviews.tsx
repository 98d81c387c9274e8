import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { TripReview } from '../../../machines/rental/trips.machine.ts';
import type { TripVehicle } from '../../../machines/rules/domain.ts';
import { useIsSignedIn } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { H3, Panel } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { StarsField } from '../../ui/field/StarsField.tsx';

const Fields = styled(Form)`
  display: grid;
  gap: 14px;
  margin-block-start: 14px;
  > button {
    justify-self: start;
  }
`;

interface ReviewsProps {
  vehicles: TripVehicle[];
  busy: boolean;
  onReview: (review: TripReview) => void;
}

/**
 * For each vehicle of the trip, a form to review it, or the review that the customer has already
 * sent. Renders nothing for guests, who cannot review.
 */
export function TripReviews({ vehicles, busy, onReview }: ReviewsProps) {
  const signedIn = useIsSignedIn();
  if (!signedIn) return null;
  return vehicles.map((vehicle) =>
    vehicle.rating === null ? (
      <Ask key={vehicle.id} vehicle={vehicle} busy={busy} onReview={onReview} />
    ) : (
      <Given key={vehicle.id} vehicle={vehicle} rating={vehicle.rating} />
    ),
  );
}

function Given({ vehicle, rating }: { vehicle: TripVehicle; rating: number }) {
  return (
    <Panel>
      <H3 as="h2">{t('trips.review.yours', { name: vehicle.name })}</H3>
      <Rating value={rating} digits={0} />
      {vehicle.comment !== null && <p>{vehicle.comment}</p>}
      {vehicle.reply !== null && <Notice>{vehicle.reply}</Notice>}
    </Panel>
  );
}

interface AskProps extends Omit<ReviewsProps, 'vehicles'> {
  vehicle: TripVehicle;
}

function Ask({ vehicle: { identityId, vehicleId, name }, busy, onReview }: AskProps) {
  const form = useSchemaForm<{ rating: number | null; comment: string }>({
    values: { rating: null, comment: '' },
    busy,
    onSubmit: ({ rating, comment }) => {
      if (rating === null || identityId === null) return;
      onReview({ vehicleId, vehicleIdentityId: identityId, rating, comment });
    },
  });
  const rating = useWatch({ control: form.control, name: 'rating' });
  if (identityId === null) return null;
  const title = t('trips.review', { name });
  return (
    <Panel aria-label={title}>
      <H3 as="h2">{title}</H3>
      <Fields of={form}>
        <StarsField
          label={t('trips.review.stars')}
          value={rating}
          onChange={(stars) => form.setValue('rating', stars)}
        />
        <TextArea
          label={t('trips.review.comment')}
          optional
          maxLength={1000}
          {...form.field('comment')}
        />
        <Button type="submit" look="soft" disabled={rating === null} busy={busy && t('ui.loading')}>
          {t('trips.review.send')}
        </Button>
      </Fields>
    </Panel>
  );
}
