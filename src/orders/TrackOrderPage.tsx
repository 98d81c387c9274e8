import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { linkTo } from '../../machines/rules/paths.ts';
import { storedGuestOrder } from '../checkout/index.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { usePhoneCountry } from '../place/index.ts';
import { isVisible, onVisibilityChange } from '../platform/browser.ts';
import { TrackTrip, useTrackingRequest } from '../rental/index.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { typed } from '../ui/typed.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { H1, Row, Wrap } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { later } from '../ui/later.tsx';
import { PhoneInput } from '../ui/PhoneInput.tsx';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { FollowedOrder } from './FollowedOrder.tsx';
import { wiredTracking } from './wiring.ts';

/** Of those few orders that went wrong. */
const RefundDialog = later(async () => (await import('./RefundDialog.tsx')).RefundDialog);

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-inline-size: 480px;
  margin-block: 24px;
`;

/** Following an order, by token or by number and phone; in rental it is a trip (NAV-18, LAND-11). */
export function TrackOrderPage() {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const rental = useModule()?.type === 'rental';
  return rental && !params.has('order_id') ? (
    <Suspense>
      <TrackTrip />
    </Suspense>
  ) : (
    <TrackedOrder key={key} />
  );
}

const orderHref = (orderId: string): string =>
  linkTo('trackOrder', { order_id: orderId === '' ? null : orderId });

/**
 * The order that the address names, or the form that leads to it. The address has its number, and
 * the tab's history the phone it was asked for with: a reload reads it again, a copied address says
 * nobody's phone.
 */
function TrackedOrder() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { phone?: string } | null };
  const signedIn = useIsSignedIn();
  const known = storedGuestOrder();
  const asked = params.get('order_id') ?? '';
  const isOfGuest = signedIn && known !== null && asked === String(known.orderId);
  // Who signed in is offered the order they placed as a guest, and is not taken for that guest.
  const byGuest = !signedIn || isOfGuest ? known?.contact.phone : undefined;
  const phone = state?.phone ?? byGuest ?? '';
  const [snapshot, send, actor] = useFlow(wiredTracking, { input: { orderId: asked, phone } });
  useEffect(
    () =>
      onVisibilityChange((visible) =>
        actor.send({ type: visible ? 'tracking.shown' : 'tracking.hidden' }),
      ),
    [actor],
  );
  const followed = snapshot.hasTag('live');
  useEffect(() => {
    // A page that is in the background when it starts to follow reads nothing either.
    if (followed && !isVisible()) actor.send({ type: 'tracking.hidden' });
  }, [actor, followed]);
  const { context } = snapshot;
  const asking = snapshot.matches('asking') || snapshot.matches('notFound');
  return (
    <>
      {context.order !== null && !asking ? (
        <>
          <Hidden as="h1">{t('orders.track.title')}</Hidden>
          {isOfGuest && (
            <Wrap style={{ paddingBlock: 12 }}>
              <Notice>{t('orders.ofGuest')}</Notice>
            </Wrap>
          )}
          <FollowedOrder
            order={context.order}
            updatedAt={context.updatedAt}
            stale={snapshot.matches({ following: 'stale' })}
            busy={snapshot.hasTag('busy')}
            over={snapshot.hasTag('over')}
            onRefresh={() => send({ type: 'tracking.refresh' })}
            onAnother={() => void navigate(orderHref(''))}
            onCancel={() => send({ type: 'order.cancel.asked' })}
            onRefund={() => send({ type: 'order.refund.asked' })}
          />
        </>
      ) : (
        <Wrap style={{ paddingBlockStart: 28 }}>
          <H1>{t('orders.track.title')}</H1>
          {asking && signedIn && known !== null && !isOfGuest && (
            <Notice>
              <Row $between $wrap>
                {t('orders.track.ofGuest', { number: String(known.orderId) })}
                <Button size="sm" onClick={() => void navigate(orderHref(String(known.orderId)))}>
                  {t('orders.result.track')}
                </Button>
              </Row>
            </Notice>
          )}
          {asking && (
            <AskForm
              orderId={asked || (signedIn ? '' : String(known?.orderId ?? ''))}
              phone={signedIn ? (state?.phone ?? '') : phone}
              notFound={snapshot.matches('notFound')}
              onAsk={(orderId, by) =>
                void navigate(orderHref(orderId), {
                  state: { phone: by },
                  // What was not found is corrected: Back does not lead to it.
                  replace: asked !== '',
                })
              }
            />
          )}
          {snapshot.matches('searching') && <Skeleton $height="320px" $radius="28px" />}
          {snapshot.matches('unavailable') && (
            <ErrorPanel
              message={context.problem ?? { key: 'app.error.generic' }}
              onRetry={() => send({ type: 'tracking.refresh' })}
              action={
                <Button onClick={() => void navigate(orderHref(''))}>
                  {t('orders.track.another')}
                </Button>
              }
            />
          )}
        </Wrap>
      )}
      <CancelOrderDialog
        open={snapshot.matches('confirmingCancel') || snapshot.matches('canceling')}
        busy={snapshot.matches('canceling')}
        onConfirm={(reason, note) => send({ type: 'order.cancel.confirmed', reason, note })}
        onDecline={() => send({ type: 'order.cancel.declined' })}
      />
      {(snapshot.matches('askingRefund') || snapshot.matches('refunding')) && (
        <Suspense>
          <RefundDialog
            open
            busy={snapshot.matches('refunding')}
            problem={context.problem}
            onConfirm={(reason, note) => send({ type: 'order.refund.confirmed', reason, note })}
            onDecline={() => send({ type: 'order.refund.declined' })}
          />
        </Suspense>
      )}
    </>
  );
}

function AskForm({
  orderId,
  phone,
  notFound,
  onAsk,
}: {
  orderId: string;
  phone: string;
  notFound: boolean;
  onAsk: (orderId: string, phone: string) => void;
}) {
  const country = usePhoneCountry();
  const [by, setBy] = useState(phone);
  const { field, ask, lacksNumber, isPhoneUnclear } = useTrackingRequest(onAsk);
  useEffect(() => {
    // The form comes back after a search that found nothing: the customer goes on where they were.
    if (notFound) field.current?.focus();
  }, [notFound, field]);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask(typed(new FormData(event.currentTarget), 'order'), by);
      }}
    >
      {notFound && <Notice look="danger">{t('orders.notFound')}</Notice>}
      <TextField
        label={t('orders.track.id')}
        name="order"
        inputMode="numeric"
        dir="ltr"
        ref={field}
        error={lacksNumber ? t('orders.track.idRequired') : undefined}
        defaultValue={orderId}
      />
      <PhoneInput
        {...country}
        label={t('orders.track.phone')}
        value={by}
        onChange={setBy}
        error={isPhoneUnclear ? t('identity.phone.unclear') : undefined}
      />
      <Button type="submit" look="ink" size="lg">
        {t('orders.track.find')}
      </Button>
    </Form>
  );
}
