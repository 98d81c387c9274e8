import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { RecoveryInput } from '../../../machines/identity/recovery.machine.ts';
import type { LoginSwitches } from '../../../machines/rules/identity.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { useIsAwake } from '../../flow/awake.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { useFacts, useFlow } from '../../flow/useFlow.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { useLongLivedActor } from '../../shop/root.ts';
import { whenIdle } from '../../platform/browser.ts';
import { catchFocus } from '../../platform/focus.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { H1, H2, Wrap } from '../../ui/Layout.tsx';
import { EmptyPanel } from '../../ui/Panels.tsx';
import { Nothing } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Steps } from '../../ui/progress/Progress.tsx';
import {
  forgetForm,
  storeForm,
  storeRecovery,
  storedForm,
  storedRecovery,
} from '../storedForms.ts';
import { codeFacts } from '../credentials/otp.wiring.ts';
import { RecoveryRequestForm } from './RecoveryRequestForm.tsx';
import { wiredRecovery } from './recovery.wiring.ts';

const CodeForm = lazyPart(async () => (await import('../credentials/CodeForm.tsx')).CodeForm);
const RecoveryArt = lazyPart(async () => (await import('./RecoveryArt.tsx')).RecoveryArt);
const NewPasswordForm = lazyPart(
  async () => (await import('./NewPasswordForm.tsx')).NewPasswordForm,
);

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
  gap: 96px;
  /* Not centred: the steps and a pressed button must stay where they are when a step grows. */
  align-items: start;
  min-block-size: 640px;
  padding-block: 56px;
  > :last-child {
    padding-block-start: 48px;
  }
  ol {
    margin-block-end: 32px;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  h1 + p {
    color: var(--text-2);
    margin-block-start: 6px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 480px);
    justify-content: center;
    min-block-size: 0;
    padding-block: 32px;
    > :last-child {
      padding-block-start: 0;
    }
  }
`;

const Art = styled.aside`
  position: relative;
  isolation: isolate;
  align-self: stretch;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  padding: 48px;
  border-radius: 36px;
  background: radial-gradient(80% 80% at 60% 40%, var(--stage-b), var(--stage-a));
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: repeating-radial-gradient(
      circle at 56% 40%,
      transparent 0 69px,
      color-mix(in oklab, var(--stage-c) 60%, transparent) 70px 71px
    );
    mask: radial-gradient(circle at 56% 40%, #000, transparent 68%);
  }
  > svg {
    position: absolute;
    inline-size: 52%;
    inset-inline-start: 27%;
    inset-block-start: 15%;
    filter: drop-shadow(0 16px 20px rgb(90 40 0 / 0.16));
  }
  p {
    color: var(--text-2);
    max-inline-size: 36ch;
    margin-block-start: 6px;
  }
  @media (max-width: 1180px) {
    display: none;
  }
`;

const words = [
  'identity.recovery.step1',
  'identity.recovery.step2',
  'identity.recovery.step3',
] as const;

/** The three steps of a recovery. `step` is the current one, from 1. */
function StepList({ step }: { step: number }) {
  return (
    <Steps
      label={t('identity.recovery.step', { step })}
      steps={words.map((word) => t(word))}
      current={step - 1}
    />
  );
}

/**
 * The page `/forgot-password`, on which a customer sets a new password in three steps (REC-01..11).
 */
export function RecoveryPage() {
  usePageTitle(t('identity.recovery.title'));
  const { data: config } = useQuery(configQuery());
  const isAwake = useIsAwake();
  const [before] = useState(storedProgress);
  if (config === undefined) return null;
  // The server rendered the first step, because it does not know what this browser has stored. If a
  // recovery is stored, the key changes, and the page starts again from it. Otherwise the rendered
  // form stays, with anything typed in it.
  const stored = isAwake ? before : null;
  return (
    <Recovery
      key={stored === null ? 'new' : 'resumed'}
      switches={config.login}
      stored={stored ?? { step: null, chosen: null }}
    />
  );
}

type Progress = Pick<RecoveryInput, 'step' | 'chosen'>;

/**
 * The password recovery that a reload interrupted, as stored in this browser. `step` says where the
 * code was sent (null: not sent yet), `chosen` whether the customer chose phone or e-mail (null:
 * neither). Returns null when nothing is stored.
 */
function storedProgress(): Progress | null {
  const { channel } = storedForm();
  const chosen = channel === 'phone' || channel === 'email' ? channel : null;
  const step = storedRecovery();
  return step === null && chosen === null ? null : { step, chosen };
}

/**
 * What every step (1 to 3) brings with it. The code of the next one is loaded in advance; if that
 * fails, the customer is told when that step begins. The page gets the focus when a step has taken
 * the focused button of the step before with it; most steps then take it themselves.
 */
function useStep(step: number): void {
  useEffect(() => {
    const next = step === 1 ? CodeForm : NewPasswordForm;
    whenIdle(() => void next.preload().catch(() => undefined));
  }, [step]);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) catchFocus();
    before.current = step;
  }, [step]);
}

interface RecoveryProps {
  switches: LoginSwitches;
  stored: Progress;
}

function Recovery({ switches, stored }: RecoveryProps) {
  const [input] = useState(() => ({ switches, ...stored }));
  const [snapshot, send] = useFlow(wiredRecovery, {
    input,
    on: { 'step.changed': ({ step }) => storeRecovery(step) },
  });
  const navigate = useNavigate();
  const outlet = useOutlet();
  const session = useLongLivedActor('session');
  const closed = snapshot.matches('closed');
  const leave = useEffectEvent(() => {
    forgetForm();
    session.send({ type: 'session.passwordReset' });
    void navigate(linkTo('home'), { replace: true });
    outlet({ type: 'auth.asked', mode: 'signIn', intent: null });
  });
  useEffect(() => {
    if (closed) leave();
  }, [closed]);
  const { otp } = snapshot.children;
  useFacts(otp, codeFacts);
  const step = snapshot.hasTag('step.code') ? 2 : snapshot.hasTag('step.password') ? 3 : 1;
  useStep(step);
  if (snapshot.matches('unavailable')) return <Unavailable />;
  const { channel, refusal } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return (
    <Wrap>
      <Halves>
        <Art data-tint="parcel">
          <Delayed instead={Nothing}>
            <RecoveryArt />
          </Delayed>
          <H2>{t('identity.recovery.art.title')}</H2>
          <p>{t('identity.recovery.art.text')}</p>
        </Art>
        <div>
          <StepList step={step} />
          {step === 1 && (
            <RecoveryRequestForm
              channel={channel}
              both={switches.phoneVerification && switches.emailVerification}
              busy={busy}
              refusal={refusal}
              onChannel={(chosen) => {
                storeForm({ channel: chosen });
                send({ type: 'recovery.method.chosen', channel: chosen });
              }}
              onSubmit={(target) =>
                send({ type: 'recovery.requested', channel, target, valid: true })
              }
              onSignIn={() => outlet({ type: 'auth.asked', mode: 'signIn', intent: null })}
            />
          )}
          <Delayed instead={FailedPart}>
            {step === 2 && otp !== undefined && (
              <form noValidate>
                <CodeForm
                  actor={otp}
                  back={t('identity.recovery.other')}
                  emptyWords={t('identity.recovery.code.empty')}
                  heading={<H1>{t('identity.recovery.verify')}</H1>}
                />
              </form>
            )}
            {step === 3 && (
              <NewPasswordForm
                account={snapshot.context.target}
                busy={busy}
                refusal={refusal}
                onSubmit={(password) => send({ type: 'recovery.password.chosen', password })}
                onAgain={() => send({ type: 'recovery.restarted' })}
              />
            )}
          </Delayed>
        </div>
      </Halves>
    </Wrap>
  );
}

/**
 * Shown where the shop can verify neither phone nor e-mail, so that no password can be recovered
 * (REC-03, REC-04).
 */
function Unavailable() {
  return (
    <Wrap>
      <EmptyPanel
        title={t('identity.recovery.off.title')}
        text={t('identity.recovery.off.text')}
        object="light-bulb"
        tint="food"
        action={
          <ButtonBase as="a" $look="ink" href={linkTo('help')} target="_blank" rel="noreferrer">
            {t('identity.recovery.off.help')}
          </ButtonBase>
        }
      />
    </Wrap>
  );
}
