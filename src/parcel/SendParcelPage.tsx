import { usePrefetchQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { loaded } from '../../machines/parcel/parcelBooking.ts';
import type { MessageRef, ParcelStep } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { parcelSteps, parcelTotals, parcelWalletShare } from '../../machines/rules/parcel.ts';
import { PlacingNotice } from '../checkout/index.ts';
import { SessionEnded, useFormOwner } from '../identity/formOwner/index.ts';
import { t } from '../messages/index.ts';
import { useModule, useModules } from '../modules/index.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { usePlace } from '../shop/place.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { SubpageHead } from '../ui/menu/SubpageHead.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CompletedSteps } from './CompletedSteps.tsx';
import { CategoryStep } from './CategoryStep.tsx';
import { ItemStep } from './ItemStep.tsx';
import { ParcelSummary } from './ParcelSummary.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { parcelInstructionsQuery } from './queries.ts';
import { SendAgain } from './SendAgain.tsx';
import { StepList } from './StepList.tsx';
import {
  useParcelBooking,
  type BookingProps,
  type ParcelFlow,
  type StepProps,
} from './useParcelBooking.ts';

/**
 * The step for the sender or the receiver. It has its own chunk, because it includes the form
 * library; the chunk is loaded right after the page, so that it is there when the step opens.
 */
const EndStep = lazyPart(async () => (await import('./EndStep.tsx')).EndStep);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 432px;
  gap: 40px;
  align-items: start;
  > div {
    display: grid;
    gap: 20px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;

/** The link to help; on a wide screen the shop's header has one. */
const Help = styled(IconButton)`
  @media (min-width: 1181px) {
    display: none;
  }
`;

/** The page that books a parcel step by step, for guests as well (F-29, NAV-15). */
export function SendParcelPage() {
  usePageTitle(t('parcel.home.send'));
  const present = useModule();
  const modules = useModules();
  const module =
    present?.type === 'parcel' ? present : modules.find((one) => one.type === 'parcel');
  const place = usePlace();
  const { signedIn, session, customer, isPending, ended, goOnAsGuest, error, retry } =
    useFormOwner();
  const [params] = useSearchParams();
  const category = Number(params.get('category'));
  if (ended) {
    return (
      <Wrap>
        <SessionEnded reassurance={t('parcel.kept')} onGuest={goOnAsGuest} />
      </Wrap>
    );
  }
  if (error !== null) return <Unavailable message={messageOf(error)} onRetry={retry} />;
  if (module === undefined || place === null || isPending) return <Loading />;
  const repeatedOrderId = params.get('again');
  if (repeatedOrderId !== null)
    return <SendAgain orderId={repeatedOrderId} owner={customer?.id ?? null} />;
  return (
    <Booking
      key={[module.id, session, customer?.id].join(' ')}
      moduleId={module.id}
      place={place}
      signedIn={signedIn}
      customer={customer}
      categoryId={Number.isInteger(category) && category > 0 ? category : null}
    />
  );
}

/** The title, and the way back to the parcels' home page, where the booking is kept. */
function PageHead({ children }: { children?: ReactNode }) {
  return (
    <SubpageHead
      title={t('parcel.home.send')}
      to={linkTo('home')}
      back={t('app.nav.home')}
      backIsNarrow
      action={
        <Help as={Link} to={linkTo('help')} aria-label={t('site.footer.help')}>
          <LifeBuoy size={20} aria-hidden />
        </Help>
      }
    >
      {children}
    </SubpageHead>
  );
}

function Loading() {
  return (
    <Wrap aria-busy>
      <PageHead />
      <Columns>
        <Skeleton $height="420px" $radius="28px" />
        <Skeleton $height="360px" $radius="28px" />
      </Columns>
    </Wrap>
  );
}

interface UnavailableProps {
  message: MessageRef;
  onRetry: () => void;
}

function Unavailable({ message, onRetry }: UnavailableProps) {
  return (
    <Wrap>
      <ErrorPanel message={message} reassurance={t('parcel.kept')} onRetry={onRetry} />
    </Wrap>
  );
}

const placingWords = () => ({
  checking: t('parcel.checking'),
  unknown: t('parcel.unknown'),
  ask: t('parcel.ask'),
  notPlaced: t('parcel.notPlaced'),
  again: t('parcel.again'),
});

function Booking(props: BookingProps) {
  const flow = useParcelBooking(props);
  // What fails here is loaded when it is shown, and can be retried there.
  useEffect(() => void EndStep.preload().catch(() => undefined), []);
  // Prefetched for a later step, which asks for the parcel's contents.
  usePrefetchQuery(parcelInstructionsQuery());
  const { snapshot, send } = flow;
  const { facts, problem } = snapshot.context;
  const { placing } = snapshot.children;
  if (snapshot.matches('unavailable')) {
    return (
      <Unavailable
        message={problem ?? { key: 'app.error.generic' }}
        onRetry={() => send({ type: 'parcel.retry' })}
      />
    );
  }
  const notice = placing !== undefined && (
    <PlacingNotice actor={placing} words={placingWords()} left="parcel.left" />
  );
  if (facts === null) return placing === undefined ? <Loading /> : <Wrap>{notice}</Wrap>;
  const step = openStep(flow);
  return <Form flow={flow} step={step} notice={notice} customer={props.customer} />;
}

interface FormProps extends StepProps, Pick<BookingProps, 'customer'> {
  step: ParcelStep;
  /** A notice on a booking that is being sent, or whose outcome is unknown. */
  notice: ReactNode;
}

function Form({ flow, step, notice, customer }: FormProps) {
  return (
    <Wrap>
      <PageHead>
        <StepList step={step} />
      </PageHead>
      {notice}
      <Columns>
        <div>
          <CompletedSteps flow={flow} step={step} />
          <OpenStep flow={flow} step={step} customer={customer} />
        </div>
        <ParcelSummary flow={flow} step={step} />
      </Columns>
      <ChangedPrice flow={flow} />
    </Wrap>
  );
}

/** The step that is open; the last one while the booking is being sent. */
const openStep = ({ snapshot }: ParcelFlow): ParcelStep =>
  parcelSteps.find((step) => snapshot.matches({ booking: { editing: step } })) ?? 'payment';

interface OpenStepProps extends StepProps, Pick<BookingProps, 'customer'> {
  step: ParcelStep;
}

function OpenStep({ flow, step, customer }: OpenStepProps) {
  switch (step) {
    case 'category':
      return <CategoryStep flow={flow} />;
    case 'sender':
    case 'receiver':
      return (
        <Delayed instead={FailedPart} fallback={<Skeleton $height="420px" $radius="28px" />}>
          <EndStep key={step} flow={flow} end={step} signedIn={customer !== null} />
        </Delayed>
      );
    case 'item':
      return <ItemStep flow={flow} />;
    case 'payment':
      return <PaymentStep flow={flow} />;
  }
}

/**
 * Shown when the price, or at the same price the part that the wallet pays, has changed since the
 * customer pressed the button: asks whether to book all the same.
 */
function ChangedPrice({ flow: { snapshot, send } }: StepProps) {
  const state = loaded(snapshot.context);
  const money = (amount: number) => isolatedMoney(amount, state.facts.config.currency);
  const total = parcelTotals(state)?.total ?? 0;
  const { shownTotal = 0, fromWallet = 0 } = snapshot.context.submission?.draft ?? {};
  const isSamePrice = total === shownTotal;
  return (
    <ConfirmDialog
      open={snapshot.matches({ booking: 'changed' })}
      title={t(isSamePrice ? 'checkout.changed.wallet' : 'parcel.changed')}
      confirm={t('parcel.accept', { after: money(total) })}
      onConfirm={() => send({ type: 'parcel.change.accepted' })}
      onCancel={() => send({ type: 'parcel.change.declined' })}
    >
      {isSamePrice
        ? t('parcel.changedWalletText', {
            before: money(fromWallet),
            after: money(parcelWalletShare(state)),
          })
        : t('parcel.changedText', { before: money(shownTotal), after: money(total) })}
    </ConfirmDialog>
  );
}
