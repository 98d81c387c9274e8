import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { OrderRating } from '../../../machines/orders/orderReview.machine.ts';
import type { ItemReview, MessageRef, Order, OrderLine } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { resolve, t } from '../../messages/index.ts';
import { newIntentKey } from '../../platform/browser.ts';
import { focusById } from '../../platform/focus.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, ButtonFace } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useSchemaForm, type SchemaForm } from '../../ui/form/useSchemaForm.ts';
import { H3, Panel, Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PictureField, type GivenPicture } from '../../ui/field/PictureField.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { StarsField } from '../../ui/field/StarsField.tsx';
import { ratingKey, wireOrderReview } from './orderReview.wiring.ts';
import { reviewPictures, storedReview, storeReview, type TypedRatings } from './storedReview.ts';

/** The maximum characters of a review's text, and the maximum number of its pictures. */
const MAX_CHARACTERS = 500;
const MAX_PICTURES = 3;

const Fields = styled(Form)`
  display: grid;
  gap: 20px;
`;

const Thing = styled.section`
  display: grid;
  gap: 14px;
  & + & {
    border-block-start: 1px solid var(--line);
    margin-block-start: 20px;
    padding-block-start: 20px;
  }
  [data-tint] {
    inline-size: 64px;
  }
`;

interface Typed {
  /** The draft: a rating for each item and the courier, each under its key such as `item-12`. */
  ratings: TypedRatings;
}

const nothing: TypedRatings[string] = { stars: null, comment: '' };

/** The courier or an item, each of which gets one rating. */
interface Rated {
  kind: OrderRating['kind'];
  id: number;
  name: string;
  imageUrl: string | null;
  /** The review that the customer has sent already. */
  sentReview: Pick<ItemReview, 'rating' | 'comment'> | null;
}

interface OrderReviewProps {
  order: Order;
  lines: readonly OrderLine[];
  courierReview: Rated['sentReview'];
}

/**
 * What can be rated: the courier, if there is one, and each item once, even if several lines have
 * it.
 */
function thingsOf({ order, lines, courierReview }: OrderReviewProps): Rated[] {
  const { courier } = order;
  const items = new Map(
    lines.flatMap(({ itemId, name, imageUrl }): [number, Rated][] => {
      if (itemId === null) return [];
      const sentReview = order.reviews.find((review) => review.itemId === itemId) ?? null;
      return [[itemId, { kind: 'item', id: itemId, name, imageUrl, sentReview }]];
    }),
  );
  return [
    ...(courier === null
      ? []
      : [{ kind: 'courier' as const, ...courier, sentReview: courierReview }]),
    ...items.values(),
  ];
}

const PLACE = 'order-review';

/**
 * Moves the focus to the thanks when they replace the form, and to the form when it comes back. The
 * button that had the focus was removed with the other view.
 */
function useFocusOnChange(thanked: boolean): void {
  const before = useRef(thanked);
  useEffect(() => {
    if (before.current !== thanked) focusById(PLACE);
    before.current = thanked;
  }, [thanked]);
}

/**
 * The form to rate an order's courier and items with stars, text and pictures. What is already
 * rated is read-only.
 */
export function OrderReview(props: OrderReviewProps) {
  const { order } = props;
  const queryClient = useQueryClient();
  const things = thingsOf(props);
  const open = things.filter(({ sentReview }) => sentReview === null);
  const [chart] = useState(() => wireOrderReview(order.id));
  const [stored] = useState(() => storedReview(order.id));
  const [snapshot, send] = useFlow(chart, {
    on: {
      'reviews.saved': () => {
        void queryClient.invalidateQueries({ queryKey: ['order', String(order.id)] });
        void queryClient.invalidateQueries({ queryKey: ['courier-review'] });
        void queryClient.invalidateQueries({ queryKey: ['orders'] });
        void queryClient.invalidateQueries({ queryKey: ['review-reminder'] });
      },
    },
  });
  const busy = snapshot.hasTag('busy');
  useFocusOnChange(snapshot.matches('thanked'));
  const { problem, refused } = snapshot.context;
  const ofOpen = (ratings: TypedRatings): TypedRatings =>
    Object.fromEntries(
      open
        .map(ratingKey)
        .map((key): [string, TypedRatings[string]] => [key, ratings[key] ?? nothing]),
    );
  const form = useSchemaForm<Typed>({
    values: { ratings: ofOpen(stored) },
    busy,
    onType: ({ ratings }) => {
      storeReview(order.id, ofOpen(ratings));
      send({ type: 'review.changed' });
    },
    onSubmit: ({ ratings }) =>
      send({
        type: 'review.submitted',
        ratings: open.flatMap(({ kind, id }) => {
          const { stars, comment } = ratings[ratingKey({ kind, id })] ?? nothing;
          return stars === null ? [] : [{ kind, id, stars, comment }];
        }),
      }),
  });
  if (snapshot.matches('thanked') || open.length === 0) {
    return (
      <Thanks
        orderId={order.id}
        things={things}
        onMore={open.length > 0 ? () => send({ type: 'review.continued' }) : null}
      />
    );
  }
  return (
    <Fields of={form} id={PLACE} tabIndex={-1}>
      <Panel>
        {things.map((thing) => {
          const key = ratingKey(thing);
          if (thing.sentReview !== null) return <Given key={key} thing={thing} />;
          const refusal = refused.find(({ rating }) => ratingKey(rating) === key);
          return (
            <Ask
              key={key}
              orderId={order.id}
              thing={thing}
              form={form}
              problem={refusal?.problem ?? null}
            />
          );
        })}
      </Panel>
      {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
      <Row $between $wrap>
        <p>{t('orders.review.partial')}</p>
        <Button look="primary" size="lg" type="submit" busy={busy && t('ui.loading')}>
          {t('orders.review.send')}
        </Button>
      </Row>
    </Fields>
  );
}

function Head({ thing }: { thing: Rated }) {
  return (
    <Row $gap={14}>
      {thing.kind === 'courier' ? (
        <Avatar name={thing.name} image={thing.imageUrl} size={64} />
      ) : (
        <Stage id={thing.id} image={thing.imageUrl} radius="var(--r-md)" art="70%" />
      )}
      <H3 as="h2">{t('orders.review.how', { name: thing.name })}</H3>
    </Row>
  );
}

function Given({ thing }: { thing: Rated }) {
  return (
    <Thing>
      <Head thing={thing} />
      {thing.sentReview !== null && <Rating value={thing.sentReview.rating} digits={0} />}
      {thing.sentReview?.comment != null && thing.sentReview.comment !== '' && (
        <p>{thing.sentReview.comment}</p>
      )}
    </Thing>
  );
}

interface AskProps {
  orderId: number;
  thing: Rated;
  form: SchemaForm<Typed>;
  problem: MessageRef | null;
}

/**
 * The fields to rate one item or the courier: stars first, then text and pictures once stars are
 * given.
 */
function Ask({ orderId, thing, form, problem }: AskProps) {
  const key = ratingKey(thing);
  const stars = useWatch({ control: form.control, name: `ratings.${key}.stars` });
  const { name, kind } = thing;
  return (
    <Thing>
      <Row $between $wrap>
        <Head thing={thing} />
        <StarsField
          label={t('orders.review.stars', { name })}
          value={stars}
          onChange={(next) => form.setValue(`ratings.${key}.stars`, next)}
        />
      </Row>
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
      {stars !== null && kind === 'item' && <Pictures orderId={orderId} rating={key} name={name} />}
    </Thing>
  );
}

interface PicturesProps {
  orderId: number;
  /** The key of the item's rating, such as `item-12`. */
  rating: string;
  name: string;
}

/**
 * A field for pictures of an item. The browser stores them until they are sent. `rating` is the key
 * of the item's rating, such as `item-12`.
 */
function Pictures({ orderId, rating, name }: PicturesProps) {
  const [stored] = useState(() => reviewPictures(orderId, rating));
  const [pictures, setPictures] = useState<GivenPicture[]>([]);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const loaded = await stored.load();
      if (!left) setPictures((added) => [...loaded, ...added].slice(0, MAX_PICTURES));
    };
    void load();
    return () => {
      left = true;
    };
  }, [stored]);
  const change = (next: GivenPicture[]) => {
    const some = next.slice(0, MAX_PICTURES);
    setPictures(some);
    void stored.store(some);
  };
  return (
    <PictureField
      label={t('orders.review.pictures', { name })}
      pictures={pictures}
      onAdd={(files) =>
        change([...pictures, ...files.map((file) => ({ id: newIntentKey(), file }))])
      }
      onRemove={(picture) => change(pictures.filter((one) => one !== picture))}
    />
  );
}

interface ThanksProps {
  orderId: number;
  things: readonly Rated[];
  /** Opens the form for what is not rated yet; null when everything is rated. */
  onMore: (() => void) | null;
}

function Thanks({ orderId, things, onMore }: ThanksProps) {
  return (
    <Panel id={PLACE} tabIndex={-1}>
      <Notice look="success">{t('orders.review.thanks')}</Notice>
      {things
        .filter(({ sentReview }) => sentReview !== null)
        .map((thing) => (
          <Given key={ratingKey(thing)} thing={thing} />
        ))}
      <Row $wrap style={{ marginBlockStart: 20 }}>
        {onMore !== null && (
          <Button look="soft" onClick={onMore}>
            {t('orders.review.more')}
          </Button>
        )}
        <ButtonFace as={Link} to={linkTo('order', { id: orderId })}>
          {t('orders.review.back')}
        </ButtonFace>
      </Row>
    </Panel>
  );
}
