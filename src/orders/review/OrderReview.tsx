import { useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Currency, MessageRef, Order, OrderLine } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { resolve, t } from '../../messages/index.ts';
import { focusById } from '../../platform/focus.ts';
import { storedReview, storeReview, type TypedRatings } from '../../shop/stored/storedReview.ts';
import { Button, ButtonBase } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useSchemaForm, type SchemaForm } from '../../ui/form/useSchemaForm.ts';
import { Panel } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyPanel } from '../../ui/Panels.tsx';
import { AboveDocked } from '../../ui/style/docked.ts';
import { orderKey } from '../queries.ts';
import { AskRating, type ReviewFields } from './AskRating.tsx';
import { ratingKey, wireOrderReview } from './orderReview.wiring.ts';
import { ratedOf, type Rated, type SentReview } from './rated.ts';
import { GivenRating } from './RatedThing.tsx';
import { Cards, OrderAside, RatingCards, ReviewColumns, ReviewFoot } from './ReviewLayout.tsx';

const Hint = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  font: var(--type-sm);
  color: var(--text-2);
`;

const nothing: TypedRatings[string] = { stars: null, comment: '' };

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
 * Runs the statechart that sends an order's review, and its form. `open` are the things that are
 * not rated yet; the form has a rating for each of them.
 */
function useOrderReview(orderId: number, open: readonly Rated[]) {
  const queryClient = useQueryClient();
  const [chart] = useState(() => wireOrderReview(orderId));
  const [stored] = useState(() => storedReview(orderId));
  const [snapshot, send] = useFlow(chart, {
    on: {
      'reviews.saved': () => {
        void queryClient.invalidateQueries({ queryKey: orderKey(orderId) });
        void queryClient.invalidateQueries({ queryKey: ['courier-review'] });
        void queryClient.invalidateQueries({ queryKey: ['orders'] });
        void queryClient.invalidateQueries({ queryKey: ['review-reminder'] });
      },
    },
  });
  const ofOpen = (ratings: TypedRatings): TypedRatings =>
    Object.fromEntries(
      open
        .map(ratingKey)
        .map((key): [string, TypedRatings[string]] => [key, ratings[key] ?? nothing]),
    );
  const form = useSchemaForm<ReviewFields>({
    values: { ratings: ofOpen(stored) },
    busy: snapshot.hasTag('busy'),
    onType: ({ ratings }) => {
      storeReview(orderId, ofOpen(ratings));
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
  return { snapshot, send, form };
}

interface OrderReviewProps {
  order: Order;
  lines: readonly OrderLine[];
  courierReview: Omit<SentReview, 'reply'> | null;
  currency: Currency;
}

/**
 * The form to rate an order's courier and items with stars, text and pictures. What is already
 * rated is read-only.
 */
export function OrderReview({ order, lines, courierReview, currency }: OrderReviewProps) {
  const things = ratedOf(order, lines, courierReview);
  const open = things.filter(({ sentReview }) => sentReview === null);
  const { snapshot, send, form } = useOrderReview(order.id, open);
  const thanked = snapshot.matches('thanked');
  useFocusOnChange(thanked);
  if (thanked || open.length === 0) {
    return (
      <Thanks
        order={order}
        currency={currency}
        things={things}
        thanked={thanked}
        onMore={open.length > 0 ? () => send({ type: 'review.continued' }) : null}
      />
    );
  }
  const { problem, refused } = snapshot.context;
  return (
    <ReviewColumns as={Form} of={form} id={PLACE} tabIndex={-1}>
      <Cards>
        <RatingCards order={order} things={things}>
          {(thing) => {
            const key = ratingKey(thing);
            if (thing.sentReview !== null) {
              return <GivenRating key={key} thing={thing} store={order.store} />;
            }
            const refusal = refused.find(({ rating }) => ratingKey(rating) === key);
            return (
              <AskRating
                key={key}
                orderId={order.id}
                thing={thing}
                form={form}
                problem={refusal?.problem ?? null}
              />
            );
          }}
        </RatingCards>
      </Cards>
      <OrderAside
        order={order}
        currency={currency}
        note={
          <Hint>
            <Info size={20} aria-hidden />
            {t('orders.review.partial')}
          </Hint>
        }
      >
        <Send form={form} open={open} busy={snapshot.hasTag('busy')} problem={problem} />
      </OrderAside>
    </ReviewColumns>
  );
}

interface SendProps {
  form: SchemaForm<ReviewFields>;
  /** The things that are not rated yet. */
  open: readonly Rated[];
  busy: boolean;
  problem: MessageRef | null;
}

/** The button that sends the ratings, and says how many they are. */
function Send({ form, open, busy, problem }: SendProps) {
  const ratings: TypedRatings = useWatch({ control: form.control, name: 'ratings' });
  const count = open.filter(
    (thing) => (ratings[ratingKey(thing)] ?? nothing).stars !== null,
  ).length;
  return (
    <ReviewFoot>
      <AboveDocked />
      {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
      <Button look="primary" size="lg" block type="submit" busy={busy && t('ui.loading')}>
        {count === 0 ? t('orders.review.send') : t('orders.review.sendCount', { count })}
      </Button>
    </ReviewFoot>
  );
}

interface ThanksProps {
  order: Order;
  currency: Currency;
  things: readonly Rated[];
  /** Whether ratings were sent just now; false where all were sent at an earlier visit. */
  thanked: boolean;
  /** Opens the form for what is not rated yet; null when everything is rated. */
  onMore: (() => void) | null;
}

/** Thanks the customer, scrolls to the thanks, and shows the ratings that were sent. */
function Thanks({ order, currency, things, thanked, onMore }: ThanksProps) {
  const seen = useRef<HTMLElement>(null);
  useEffect(() => seen.current?.scrollIntoView({ block: 'nearest' }), []);
  const given = things.filter(({ sentReview }) => sentReview !== null);
  const back = (
    <ButtonBase as={Link} to={linkTo('order', { id: order.id })} $size="lg">
      {t('orders.review.back')}
    </ButtonBase>
  );
  return (
    <ReviewColumns id={PLACE} tabIndex={-1}>
      <Cards>
        {thanked && (
          <Panel ref={seen}>
            <EmptyPanel
              title={t('orders.review.thanks')}
              object="party-popper"
              tint="food"
              action={
                <>
                  {onMore !== null && (
                    <Button look="primary" size="lg" onClick={onMore}>
                      {t('orders.review.more')}
                    </Button>
                  )}
                  {back}
                </>
              }
            />
          </Panel>
        )}
        <RatingCards order={order} things={given}>
          {(thing) => <GivenRating key={ratingKey(thing)} thing={thing} store={order.store} />}
        </RatingCards>
      </Cards>
      <OrderAside
        order={order}
        currency={currency}
        note={
          thanked ? null : (
            <>
              <Notice look="success">{t('orders.review.thanks')}</Notice>
              {back}
            </>
          )
        }
      />
    </ReviewColumns>
  );
}
