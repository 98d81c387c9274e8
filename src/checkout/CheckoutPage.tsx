import { useQueryClient } from '@tanstack/react-query';
import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { CheckoutPage as Page, Module, Place } from '../../machines/rules/domain.ts';
import { orderTotals } from '../../machines/rules/checkout.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { useCartActor } from '../cart/index.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { resolve, t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { usePlace } from '../place/index.ts';
import { newIntentKey, now } from '../platform/browser.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { H1, Wrap } from '../ui/Layout.tsx';
import { ErrorPanel, Notice } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import {
  emptyChoices,
  forgetDraft,
  forgetIntent,
  prescriptionFiles,
  storeDraft,
  storedDraft,
  storedGuestAddress,
  storedIntent,
  storeGuestOrder,
} from './kept.ts';
import { openPayment } from './payment.ts';
import { Summary } from './Summary.tsx';
import { wireCheckout } from './wiring.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 432px;
  gap: 40px;
  align-items: start;
  margin-block-start: 28px;
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    margin-block-start: 16px;
  }
`;

const pages: readonly Page[] = ['cart', 'buy_now', 'campaign'];

interface CheckoutPageProps {
  onFact: (fact: { type: string }) => void;
}

/** Checkout of a cart, a buy-now or a campaign order (F-27, NAV-15). */
export function CheckoutPage({ onFact }: CheckoutPageProps) {
  const module = useModule();
  const place = usePlace();
  const [params] = useSearchParams();
  const page = pages.find((one) => one === params.get('page')) ?? 'cart';
  if (module === null || place === null) return <Loading />;
  return (
    <Checkout
      key={`${page}-${module.id}`}
      page={page}
      module={module}
      place={place}
      onFact={onFact}
    />
  );
}

function Loading() {
  return (
    <Wrap aria-busy style={{ paddingBlockStart: 28 }}>
      <H1>{t('checkout.title')}</H1>
      <Columns>
        <Skeleton $height="420px" $radius="28px" />
        <Skeleton $height="360px" $radius="28px" />
      </Columns>
    </Wrap>
  );
}

interface CheckoutProps extends CheckoutPageProps {
  page: Page;
  module: Module;
  place: Place;
}

function Checkout({ page, module, place, onFact }: CheckoutProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const cart = useCartActor();
  const signedIn = useIsSignedIn();
  const machine = useMemo(
    () =>
      wireCheckout({
        queryClient,
        moduleId: module.id,
        place,
        prescriptions: prescriptionFiles,
      }),
    [queryClient, module.id, place],
  );
  const input = useMemo(() => {
    const draft = storedDraft();
    const known = draft?.choices ?? emptyChoices;
    const kept = known.address ?? storedGuestAddress();
    const here =
      kept === null
        ? null
        : { ...kept, address: place.address, position: place.position, zoneIds: place.zoneIds };
    return {
      page,
      moduleId: module.id,
      zoneIds: place.zoneIds,
      now: wallClockOf(now()),
      choices: { ...known, address: here },
      couponCode: draft?.couponCode ?? '',
      intent: storedIntent(),
    };
  }, [page, module.id, place]);
  const [snapshot, send, actor] = useMachine(machine, { input });
  const { context } = snapshot;

  useEffect(() => {
    const heard = actor.on('*', (fact) => {
      if (fact.type === 'order.placed') {
        forgetIntent();
        forgetDraft();
        if (!signedIn && fact.draft.choices.address !== null) {
          const { payment } = fact.draft.choices;
          storeGuestOrder({
            orderId: fact.placed.orderId,
            contact: fact.draft.choices.address.contact,
            ...(payment?.kind === 'digital'
              ? { payment: { payerId: fact.placed.payerId, gateway: payment.gateway } }
              : {}),
          });
        }
        cart.send({ type: 'cart.reload' });
        if (fact.draft.choices.payment?.kind !== 'digital') {
          void navigate(`/order-result?order_id=${fact.placed.orderId}`, { replace: true });
        }
      } else if (fact.type === 'payment.opened') {
        openPayment(fact.placed, fact.gateway);
      } else onFact(fact);
    });
    return () => heard.unsubscribe();
  }, [actor, cart, navigate, onFact, signedIn]);

  useEffect(() => {
    storeDraft({ choices: context.choices, couponCode: context.couponCode });
  }, [context.choices, context.couponCode]);
  useEffect(() => {
    // A refused or abandoned order leaves no intent behind that a reload would ask about.
    if (context.intent === null && snapshot.matches({ ordering: 'editing' })) forgetIntent();
  }, [context.intent, snapshot]);

  const { coupon, prescription } = snapshot.children;
  useEffect(() => {
    const heard = [coupon, prescription].map((child) => child?.on('*', onFact));
    return () => heard.forEach((subscription) => subscription?.unsubscribe());
  }, [coupon, prescription, onFact]);

  const { refusal } = context;
  useEffect(() => {
    if (refusal === null) return;
    const section = document.getElementById(`checkout-${refusal.section}`);
    section?.scrollIntoView({ block: 'center' });
    section?.focus({ preventScroll: true });
  }, [refusal]);

  if (snapshot.matches('unavailable')) {
    return (
      <Wrap>
        <ErrorPanel
          message={context.problem ?? { key: 'app.error.generic' }}
          onRetry={() => send({ type: 'checkout.retry' })}
        />
      </Wrap>
    );
  }
  const placing = actor.getSnapshot().children.placing;
  if (context.facts === null) {
    return placing === undefined ? (
      <Loading />
    ) : (
      <Wrap>
        <PlacingNotice actor={placing} />
      </Wrap>
    );
  }
  const totals = orderTotals(context);
  const busy = snapshot.hasTag('placing') && t('checkout.placing');
  return (
    <Wrap style={{ paddingBlockStart: 28 }}>
      <H1>{t('checkout.title')}</H1>
      {placing !== undefined && <PlacingNotice actor={placing} />}
      <Columns>
        <CheckoutForm
          snapshot={snapshot}
          send={send}
          facts={context.facts}
          totals={totals}
          place={place}
          signedIn={signedIn}
        />
        <Summary
          facts={context.facts}
          totals={totals}
          estimated={context.route?.estimated === true}
          problem={context.problem ?? (refusal?.section === 'summary' ? refusal.message : null)}
          busy={busy}
          onPlace={() =>
            send({ type: 'order.place', key: newIntentKey(), now: wallClockOf(now()) })
          }
        />
      </Columns>
      <ConfirmDialog
        open={snapshot.matches({ ordering: 'changed' })}
        title={t('checkout.changed.title')}
        confirm={t('checkout.changed.accept')}
        cancel={t('ui.back')}
        onConfirm={() => send({ type: 'order.change.accepted' })}
        onCancel={() => send({ type: 'order.change.declined' })}
      >
        <p>{t('checkout.changed.text')}</p>
        <p>
          <s>
            <Money
              amount={context.intent?.draft.shownTotal ?? 0}
              currency={context.facts.config.currency}
            />
          </s>{' '}
          <b>
            <Money amount={totals.total} currency={context.facts.config.currency} />
          </b>
        </p>
      </ConfirmDialog>
    </Wrap>
  );
}

type PlacingRef = NonNullable<
  ReturnType<
    ReturnType<typeof useMachine<ReturnType<typeof wireCheckout>>>[2]['getSnapshot']
  >['children']['placing']
>;

const Strip = styled.div`
  margin-block: 16px;
  display: grid;
  gap: 12px;
`;

/** What is going on with an order on its way: asked about, unknown, or never arrived. */
function PlacingNotice({ actor }: { actor: PlacingRef }) {
  const snapshot = usePlacing(actor);
  if (snapshot.matches('unknown')) {
    return (
      <Strip>
        <Notice look="warning">{t('checkout.checking.unknown')}</Notice>
        <Button look="ink" onClick={() => actor.send({ type: 'placing.askAgain' })}>
          {t('checkout.checking.ask')}
        </Button>
      </Strip>
    );
  }
  if (snapshot.matches('notPlaced')) {
    return (
      <Strip>
        <Notice look="warning">{t('checkout.checking.notPlaced')}</Notice>
        <Button look="primary" onClick={() => actor.send({ type: 'placing.again' })}>
          {t('checkout.checking.again')}
        </Button>
        <Button onClick={() => actor.send({ type: 'placing.abandoned' })}>{t('ui.back')}</Button>
      </Strip>
    );
  }
  if (!snapshot.hasTag('checking')) return null;
  return (
    <Strip>
      <Notice>
        {snapshot.context.problem === null
          ? t('checkout.checking.text')
          : resolve(snapshot.context.problem)}
      </Notice>
    </Strip>
  );
}

function usePlacing(actor: PlacingRef) {
  return useSelector(actor, (snapshot) => snapshot);
}
