import { useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { TripReview } from '../../../machines/rental/trips.machine.ts';
import type { TripVehicle } from '../../../machines/rules/domain.ts';
import { useFormOwner } from '../../identity/formOwner/index.ts';
import { t } from '../../messages/index.ts';
import { focusById, focusedElement } from '../../platform/focus.ts';
import { storedReview, storeReview } from '../../shop/stored/storedReview.ts';
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
  tripId: number;
  vehicles: TripVehicle[];
  busy: boolean;
  onReview: (review: TripReview) => void;
}

/**
 * For each vehicle of the trip, a form to review it, or the review that the customer has already
 * sent. Renders nothing for guests, who cannot review. While the sign-in dialog asks the customer of
 * an ended session to sign in again, the forms stay (API-02, AUTH-25).
 */
export function TripReviews({ vehicles, ...rest }: ReviewsProps) {
  const { signedIn } = useFormOwner();
  if (!signedIn) return null;
  return vehicles.map((vehicle) => <OfVehicle key={vehicle.id} vehicle={vehicle} {...rest} />);
}

interface AskProps extends Omit<ReviewsProps, 'vehicles'> {
  vehicle: TripVehicle;
}

/**
 * The form, or the review once it is sent. The pressed button goes with the form, so the review
 * gets the focus.
 */
function OfVehicle(props: AskProps) {
  const { vehicle } = props;
  const id = useId();
  const isAsked = vehicle.rating === null;
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (wasAsked.current && !isAsked && focusedElement() === null) focusById(id);
    wasAsked.current = isAsked;
  }, [isAsked, id]);
  if (vehicle.rating === null) return <Ask {...props} />;
  return <Given id={id} vehicle={vehicle} rating={vehicle.rating} />;
}

interface GivenProps {
  /** The id of the heading. */
  id: string;
  vehicle: TripVehicle;
  rating: number;
}

function Given({ id, vehicle, rating }: GivenProps) {
  return (
    <Panel>
      <H3 as="h2" id={id} tabIndex={-1}>
        {t('trips.review.yours', { name: vehicle.name })}
      </H3>
      <Rating value={rating} digits={0} />
      {vehicle.comment !== null && <p dir="auto">{vehicle.comment}</p>}
      {vehicle.reply !== null && (
        <Notice>
          <div dir="auto">{vehicle.reply}</div>
        </Notice>
      )}
    </Panel>
  );
}

/** The form to review a vehicle. What is not sent yet is there after a reload (DATA-17). */
function Ask({ tripId, vehicle, busy, onReview }: AskProps) {
  const { identityId, vehicleId, name } = vehicle;
  const key = `vehicle-${identityId}`;
  const [draft] = useState(() => storedReview(`trip ${tripId}`)[key]);
  const form = useSchemaForm<{ rating: number | null; comment: string }>({
    values: { rating: draft?.stars ?? null, comment: draft?.comment ?? '' },
    busy,
    onType: ({ rating, comment }) =>
      storeReview(`trip ${tripId}`, {
        ...storedReview(`trip ${tripId}`),
        [key]: { stars: rating, comment },
      }),
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
