import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { MessageRef } from '../../../machines/rules/domain.ts';
import { resolve, t } from '../../messages/index.ts';
import type { TypedRatings } from '../../shop/stored/storedReview.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { StarsField } from '../../ui/field/StarsField.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import type { SchemaForm } from '../../ui/form/useSchemaForm.ts';
import { H3 } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { UnsentPictures } from '../UnsentPictures.tsx';
import { ratingKey } from './orderReview.wiring.ts';
import type { Rated } from './rated.ts';
import { Thing, ThingLine } from './RatedThing.tsx';
import { reviewPictures } from './reviewPictures.ts';

/** The maximum characters of a review's text. */
const MAX_CHARACTERS = 500;

/** The words for one to five stars. */
const words = [
  'orders.review.word.one',
  'orders.review.word.two',
  'orders.review.word.three',
  'orders.review.word.four',
  'orders.review.word.five',
] as const;

const Courier = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  text-align: center;
  overflow-wrap: anywhere;
  h2 {
    margin-block-start: 6px;
  }
  > * {
    max-inline-size: 100%;
  }
`;

const Word = styled.span<{ $large: boolean }>`
  display: block;
  font: var(--type-${({ $large }) => ($large ? 'label' : 'sm-strong')});
  color: var(--text-2);
  &[data-none] {
    font-weight: 450;
    color: var(--text-3);
  }
`;

interface StarsWordProps {
  /** The chosen number of stars, from 1 to 5; null before one is chosen. */
  stars: number | null;
  large: boolean;
}

/** What the chosen stars mean, such as "Very good · 4/5". */
function StarsWord({ stars, large }: StarsWordProps) {
  const word = words[(stars ?? 0) - 1];
  return word === undefined ? (
    <Word $large={large} data-none>
      {t('orders.review.unrated')}
    </Word>
  ) : (
    <Word $large={large}>
      {t(word)} · <bdi dir="ltr">{stars}/5</bdi>
    </Word>
  );
}

/** What the form of a review contains. */
export interface ReviewFields {
  /** The draft: a rating for each item and the courier, each under its key such as `item-12`. */
  ratings: TypedRatings;
}

interface AskRatingProps {
  orderId: number;
  thing: Rated;
  form: SchemaForm<ReviewFields>;
  problem: MessageRef | null;
}

/**
 * The fields to rate one item or the courier: stars first, then text and pictures once stars are
 * given.
 */
export function AskRating({ orderId, thing, form, problem }: AskRatingProps) {
  const key = ratingKey(thing);
  const stars = useWatch({ control: form.control, name: `ratings.${key}.stars` });
  const { name, kind, imageUrl } = thing;
  const isCourier = kind === 'courier';
  const word = <StarsWord stars={stars} large={isCourier} />;
  const field = (
    <StarsField
      label={t('orders.review.stars', { name })}
      size={isCourier ? 44 : 30}
      value={stars}
      onChange={(next) => form.setValue(`ratings.${key}.stars`, next)}
    />
  );
  return (
    <Thing>
      {isCourier ? (
        <Courier>
          <Avatar name={name} image={imageUrl} size={88} />
          <H3 as="h2">{t('orders.review.how', { name })}</H3>
          {field}
          {word}
        </Courier>
      ) : (
        <ThingLine thing={thing} stars={field} word={word} />
      )}
      {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
      {stars !== null && (
        <TextArea
          label={t('orders.review.comment', { name })}
          optional
          rows={2}
          maxLength={MAX_CHARACTERS}
          {...form.field(`ratings.${key}.comment`)}
        />
      )}
      {stars !== null && !isCourier && <Pictures orderId={orderId} rating={key} name={name} />}
    </Thing>
  );
}

interface PicturesProps {
  orderId: number;
  /** The key of the item's rating, such as `item-12`. */
  rating: string;
  name: string;
}

/** A field for pictures of an item; `rating` is the key of the item's rating, such as `item-12`. */
function Pictures({ orderId, rating, name }: PicturesProps) {
  const [stored] = useState(() => reviewPictures(orderId, rating));
  return <UnsentPictures label={t('orders.review.pictures', { name })} stored={stored} />;
}
