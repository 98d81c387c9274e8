import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { isSaved } from '../../machines/cart/selectors.ts';
import type { CheckoutFact } from '../../machines/checkout/orderDraft.ts';
import {
  couponFactsOf,
  offeredOrderType,
  orderTotals,
  summaryWarning,
  walletShare,
} from '../../machines/rules/checkout.ts';
import type {
  CheckoutPage as Page,
  DeliveryAddress,
  GuestExtras,
  LatLng,
  Module,
  Place,
} from '../../machines/rules/domain.ts';
import { noDoor } from '../../machines/rules/door.ts';
import type { OrderTotals } from '../../machines/rules/order.ts';
import { areSameLines } from '../../machines/rules/orderChanges.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { isPaidOnline } from '../../machines/rules/payment/digital.ts';
import { phoneProblem } from '../../machines/rules/phone.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { linesNow, useCartActor } from '../cart/index.ts';
import { useOutlet } from '../flow/outlet.ts';
import { useFacts, useFlow } from '../flow/useFlow.ts';
import { customerQuery, useIsSignedIn, type Customer } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { addressesQuery } from '../place/index.ts';
import { Cashback } from '../shop/Cashback.tsx';
import { zonesQuery } from '../shop/zones.ts';
import { usePlace } from '../shop/place.ts';
import { configQuery } from '../shop/config.ts';
import { prescriptionPictures } from '../shop/storedPictures.ts';
import { newIntentKey, now } from '../platform/browser.ts';
import { Button } from '../ui/Button.tsx';
import { H1, Row, Wrap } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { Delayed } from './Delayed.tsx';
import {
  emptyChoices,
  forgetDraft,
  forgetExtras,
  forgetIntent,
  forgetPreparedLines,
  storeDraft,
  storedDraft,
  storedExtras,
  storedGuestAddress,
  storedIntent,
  storeGuestOrder,
} from './storedCheckout.ts';
import { ChangedDialog, CouponField, GuestExtrasOffer } from './lazyParts.ts';
import { openPayment } from './payment/payment.ts';
import { useRefusalInView } from './Part.tsx';
import { PlacingNotice } from './PlacingNotice.tsx';
import { couponsQuery } from './queries.ts';
import { Summary } from './Summary.tsx';
import { taxKey, useOrderTax } from './tax.ts';
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

/** Checkout of a cart, a buy-now or a campaign order (F-27, NAV-15). */
export function CheckoutPage() {
  const module = useModule();
  const place = usePlace();
  const signedIn = useIsSignedIn();
  const account = useAccount(signedIn);
  const [params] = useSearchParams();
  const page = pages.find((one) => one === params.get('page')) ?? 'cart';
  if (module === null || place === null || account === null) return <Loading />;
  const { lat, lng } = place.position;
  return (
    <Checkout
      key={[page, module.id, signedIn, account.customer?.id, lat, lng].join(' ')}
      page={page}
      module={module}
      place={place}
      signedIn={signedIn}
      account={account}
    />
  );
}

/** Whose order it is; a guest has neither. */
interface Account {
  customer: Customer | null;
  addresses: DeliveryAddress[];
}

/**
 * The customer's data of the server; null until it has answered. If it does not answer, it is asked
 * again.
 */
function useAccount(signedIn: boolean): Account | null {
  const customer = useQuery({ ...customerQuery(), enabled: signedIn });
  const book = useQuery({ ...addressesQuery(), enabled: signedIn, retry: false });
  if (signedIn && (customer.isPending || book.isPending)) return null;
  return {
    customer: (signedIn ? customer.data : null) ?? null,
    addresses: (signedIn ? book.data : null) ?? [],
  };
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

interface CheckoutProps {
  page: Page;
  module: Module;
  place: Place;
  signedIn: boolean;
  account: Account;
}

const isAt = (a: LatLng, b: LatLng): boolean => a.lat === b.lat && a.lng === b.lng;

/**
 * The initial destination of an order: what this customer typed before; else, for a customer, the
 * saved address chosen as their place, or that place with the contact of the account (ADDR-10,
 * ADDR-17); for a guest, what this device has stored (GUEST-04).
 */
function startingAddress(
  draft: ReturnType<typeof storedDraft>,
  place: Place,
  { customer, addresses }: Account,
): DeliveryAddress | null {
  const here = { ...place, id: null, type: 'Selected Address', label: '' };
  const typed = draft?.choices.address ?? (customer === null ? storedGuestAddress() : null);
  if (typed !== null) {
    const isOfBook = typed.id !== null && draft !== null && isAt(draft.at, place.position);
    return isOfBook && customer !== null ? typed : { ...typed, ...here };
  }
  const chosen = addresses.find(({ position }) => isAt(position, place.position));
  if (chosen !== undefined) return chosen;
  if (customer === null) return null;
  const contact = { name: customer.name, phone: customer.phone, email: customer.email ?? '' };
  const isWhole = contact.name !== '' && phoneProblem(contact.phone) === null;
  return isWhole ? { ...here, ...noDoor, contact } : null;
}

const resultOf = (orderId: number): string => linkTo('orderResult', { order_id: orderId });

/** An order that was placed is remembered and shown, or the gateway opens that it is paid at. */
function usePlacedOrder({ page, signedIn }: CheckoutProps) {
  const navigate = useNavigate();
  const cart = useCartActor();
  return {
    'payment.opened': ({ placed, gateway }: Extract<CheckoutFact, { type: 'payment.opened' }>) => {
      // Back from the gateway must lead to the placed order, not to an empty checkout.
      void navigate(resultOf(placed.orderId), { replace: true });
      openPayment(placed, gateway);
    },
    'order.placed': ({ draft, placed }: Extract<CheckoutFact, { type: 'order.placed' }>) => {
      const { address } = draft.choices;
      const { orderId } = placed;
      forgetIntent(draft);
      forgetDraft(draft);
      void prescriptionPictures.forget();
      if (page !== 'cart') forgetPreparedLines(draft);
      if (!signedIn && address !== null) storeGuestOrder({ orderId, contact: address.contact });
      if (!isPaidOnline(draft)) void navigate(resultOf(orderId), { replace: true });
      cart.send({ type: 'cart.reload' });
    },
  };
}

/** The checkout's machine, with the draft from before a reload. Changes of the draft are stored. */
function useCheckout(props: CheckoutProps) {
  const { page, module, place, signedIn, account } = props;
  const queryClient = useQueryClient();
  const owner = account.customer?.id ?? null;
  const [known] = useState(account);
  const checkout = useMemo(() => ({ page, moduleId: module.id }), [page, module.id]);
  const machine = useMemo(
    () => wireCheckout({ queryClient, moduleId: module.id, place, signedIn }),
    [queryClient, module.id, place, signedIn],
  );
  const input = useMemo(() => {
    const stored = storedDraft(checkout);
    // A draft of another customer on this device is not shown.
    const draft = stored?.owner === (known.customer?.id ?? null) ? stored : null;
    const choices = draft?.choices ?? emptyChoices;
    return {
      page,
      moduleId: module.id,
      place: place.position,
      zoneIds: place.zoneIds,
      now: wallClockOf(now()),
      signedIn,
      choices: { ...choices, address: startingAddress(draft, place, known) },
      couponCode: draft?.couponCode ?? '',
      couponTyped: draft?.couponTyped ?? '',
      intent: storedIntent(checkout),
    };
  }, [checkout, page, module.id, place, signedIn, known]);
  const [snapshot, send, actor] = useFlow(machine, { input, on: usePlacedOrder(props) });
  const { choices, couponCode, intent } = snapshot.context;
  const { coupon, prescription, paymentChoice, orderPayment } = snapshot.children;
  useFacts(coupon);
  useFacts(prescription);
  useFacts(paymentChoice);
  useFacts(orderPayment);
  const couponTyped = useSelector(coupon, (state) => state?.context.code ?? '');
  const isForm = snapshot.hasTag('form');
  useEffect(() => {
    const at = place.position;
    if (isForm) storeDraft(checkout, { choices, couponCode, couponTyped, at, owner });
  }, [isForm, checkout, choices, couponCode, couponTyped, place.position, owner]);
  useEffect(() => {
    // A refused or abandoned order leaves no intent behind that a reload would ask about.
    if (intent === null && isForm) forgetIntent(checkout);
  }, [checkout, intent, isForm]);
  return { snapshot, send, actor };
}

type CheckoutFlow = ReturnType<typeof useCheckout>;
type CheckoutActor = CheckoutFlow['actor'];

/** Tells the checkout when the cart has changed, once the change is saved. */
function useCartChanges(actor: CheckoutActor, page: Page): void {
  const cart = useCartActor();
  useEffect(() => {
    if (page !== 'cart') return undefined;
    const heard = cart.subscribe((state) => {
      const { context, children } = actor.getSnapshot();
      const { facts } = context;
      if (facts === null || !isSaved(state) || state.hasTag('busy')) return;
      if (!areSameLines(linesNow(cart), facts.lines)) {
        children.orderLines?.send({ type: 'order.lines.changed' });
      }
    });
    return () => heard.unsubscribe();
  }, [actor, cart, page]);
}

/** What a guest had typed before signing in: offered once, and added to the order when accepted. */
function useExtras({ signedIn }: CheckoutProps, { snapshot, send }: CheckoutFlow) {
  const { context } = snapshot;
  const { facts, choices } = context;
  const [extras, setExtras] = useState(() => (signedIn ? storedExtras(context) : null));
  const take = (taken: GuestExtras | null) => {
    forgetExtras(context);
    setExtras(null);
    if (taken === null || facts === null) return;
    const { note, deliveryInstruction, tip, orderType, slot } = taken;
    const { fulfilment } = snapshot.children;
    if (slot !== null) {
      fulfilment?.send({
        type: 'order.type.chosen',
        orderType: offeredOrderType(orderType, facts),
      });
      fulfilment?.send({ type: 'order.slot.chosen', slot });
    }
    send({
      type: 'order.details.changed',
      choices: {
        note: note || choices.note,
        deliveryInstruction: deliveryInstruction || choices.deliveryInstruction,
        tip: tip || choices.tip,
      },
    });
  };
  return { extras, take };
}

/**
 * Reads the order again. The shop's own charges are cached for the visit, unless reading them
 * failed.
 */
function useReadAgain(place: Place, { snapshot }: CheckoutFlow) {
  const queryClient = useQueryClient();
  return async () => {
    const kept = [configQuery().queryKey, zonesQuery(place.position).queryKey, taxKey];
    await Promise.all(kept.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    snapshot.children.orderLines?.send({ type: 'order.lines.changed' });
  };
}

type Facts = NonNullable<CheckoutFlow['snapshot']['context']['facts']>;

interface FormPartProps {
  props: CheckoutProps;
  flow: CheckoutFlow;
  facts: Facts;
}

/**
 * Dialogs and messages beside the form: a changed price, lines that could not be read, a guest's
 * extras.
 */
function Interruptions({ props, flow, facts }: FormPartProps) {
  const { snapshot, send } = flow;
  const { context } = snapshot;
  const { orderLines } = snapshot.children;
  const isOutdated = useSelector(orderLines, (state) => state?.matches('outdated') ?? false);
  const { extras, take } = useExtras(props, flow);
  const changed = snapshot.matches({ ordering: 'changed' });
  return (
    <>
      {context.intent !== null && (
        // It loads while the order is being sent; most orders do not need it, so a failure to load
        // is usually not noticed.
        <Delayed missed={changed}>
          <ChangedDialog
            open={changed}
            shown={context.intent.draft}
            context={{ ...context, facts }}
            onAccept={() => send({ type: 'order.change.accepted' })}
            onDecline={() => send({ type: 'order.change.declined' })}
          />
        </Delayed>
      )}
      {isOutdated && (
        <Notice look="warning">
          <Row $between $wrap>
            {t('checkout.outdated')}
            <Button size="sm" onClick={() => orderLines?.send({ type: 'order.lines.retry' })}>
              {t('ui.retry')}
            </Button>
          </Row>
        </Notice>
      )}
      {extras !== null && snapshot.hasTag('form') && (
        <Delayed missed={false}>
          <GuestExtrasOffer extras={extras} onSettled={take} />
        </Delayed>
      )}
    </>
  );
}

/** What the order costs in all; null while part of it is not known. */
const wholeOf = ({ unknown, taxState, deliveryFeePending, total }: OrderTotals): number | null =>
  unknown.length > 0 || taxState === 'pending' || deliveryFeePending ? null : total;

/** The amounts of the order with its coupon, and the button that places it. */
function OrderSummary({
  props: { page, place },
  flow,
  facts,
  totals,
}: FormPartProps & { totals: OrderTotals }) {
  const outlet = useOutlet();
  const { snapshot, send } = flow;
  const { context } = snapshot;
  const { refusal } = context;
  const { coupon } = snapshot.children;
  const ref = useRefusalInView('summary', refusal);
  const readAgain = useReadAgain(place, flow);
  const said = refusal?.section === 'summary' ? refusal.message : null;
  return (
    <Summary
      ref={ref}
      facts={facts}
      totals={totals}
      route={context.route}
      fromWallet={walletShare({ ...context, facts })}
      takeAway={context.choices.orderType === 'take_away'}
      problem={context.problem ?? said}
      warning={summaryWarning({ ...context, facts })}
      onRead={() => void readAgain()}
      busy={snapshot.hasTag('placing') && t('checkout.placing')}
      cashback={
        <Cashback
          of="order"
          moduleId={context.moduleId}
          amount={wholeOf(totals)}
          config={facts.config}
        />
      }
      coupon={
        coupon !== undefined && (
          <Delayed fallback={<Skeleton $height="44px" />}>
            <CouponField
              actor={coupon}
              facts={couponFactsOf(context)}
              offered={couponsQuery(context.moduleId)}
              saved={totals.couponDiscount}
              currency={facts.config.currency}
            />
          </Delayed>
        )
      }
      onEdit={
        page === 'cart' ? () => outlet({ type: 'overlay.opened', overlay: { kind: 'cart' } }) : null
      }
      onPlace={() => send({ type: 'order.place', key: newIntentKey(), now: wallClockOf(now()) })}
    />
  );
}

function Checkout(props: CheckoutProps) {
  const { page, place } = props;
  const flow = useCheckout(props);
  const { snapshot, send, actor } = flow;
  const { context } = snapshot;
  const { facts } = context;
  const { placing } = snapshot.children;
  useCartChanges(actor, page);
  useOrderTax(actor, snapshot);
  if (snapshot.matches('unavailable')) {
    return (
      <Wrap>
        <ErrorPanel
          message={context.problem ?? { key: 'app.error.generic' }}
          kept={t('checkout.kept')}
          onRetry={() => send({ type: 'checkout.retry' })}
        />
      </Wrap>
    );
  }
  if (facts === null) {
    return placing === undefined ? (
      <Loading />
    ) : (
      <Wrap>
        <PlacingNotice actor={placing} />
      </Wrap>
    );
  }
  const totals = orderTotals({ ...context, facts });
  return (
    <Wrap style={{ paddingBlockStart: 28 }}>
      <H1>{t('checkout.title')}</H1>
      {placing !== undefined && <PlacingNotice actor={placing} />}
      <Interruptions props={props} flow={flow} facts={facts} />
      <Columns>
        <CheckoutForm snapshot={snapshot} send={send} facts={facts} totals={totals} place={place} />
        <OrderSummary props={props} flow={flow} facts={facts} totals={totals} />
      </Columns>
    </Wrap>
  );
}
