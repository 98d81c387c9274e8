import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { loginMethodsMachine } from '../../machines/identity/loginMethods.machine.ts';
import type { SignInContext, SignInEvent } from '../../machines/identity/signIn.machine.ts';
import { offeredMedia } from '../../machines/rules/identity.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { DialogTitle } from '../ui/Dialog.tsx';
import { AuthForm, Foot, LinkButton } from './frame.ts';
import { keepDraft, keptDraft } from './kept.ts';
import { SignInFields } from './SignInForm.tsx';

const OtpSwitch = lazy(async () => ({ default: (await import('./OtpSwitch.tsx')).OtpSwitch }));
const PhoneFields = lazy(async () => ({
  default: (await import('./PhoneFields.tsx')).PhoneFields,
}));

const SocialButtons = lazy(async () => ({
  default: (await import('./SocialButtons.tsx')).SocialButtons,
}));

/** The ways of our own, out of reach while a provider is asked. */
const Own = styled.div`
  display: grid;
  gap: 18px;
  &[inert] {
    opacity: 0.5;
  }
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  font: var(--type-xs);
  color: var(--text-3);
  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: var(--line);
  }
`;

interface SignInPaneProps {
  context: SignInContext;
  busy: boolean;
  /** A provider's window is open. */
  waiting: boolean;
  send: (event: SignInEvent) => void;
  onForgot: () => void;
}

/** The ways to sign in that the shop has switched on (AUTH-03..05, AUTH-35). */
export function SignInPane({ context, busy, waiting, send, onForgot }: SignInPaneProps) {
  const { switches, refusal, request, medium, providerProblem } = context;
  const { manual, otp } = switches;
  const media = offeredMedia(switches);
  const social = media.length > 0;
  const [methods, sendMethod] = useMachine(loginMethodsMachine, {
    input: { methods: { manual, otp, social }, byCode: keptDraft()['byCode'] === 'true' },
  });
  useEffect(() => {
    sendMethod({ type: 'methods.config.changed', methods: { manual, otp, social } });
  }, [sendMethod, manual, otp, social]);
  const byPassword = methods.hasTag('shows.manual');
  useEffect(() => keepDraft({ byCode: String(!byPassword) }), [byPassword]);
  const byCode = methods.hasTag('shows.otp');
  const byProvider = methods.hasTag('shows.social');
  const asking = waiting || (busy && request?.kind === 'social') ? medium : null;
  const sending = busy && asking === null;
  return (
    <AuthForm as="div">
      <div>
        <DialogTitle asChild>
          <h2>{t('identity.signIn.title')}</h2>
        </DialogTitle>
        <p>{t(byPassword || !byCode ? 'identity.signIn.text' : 'identity.code.text')}</p>
      </div>
      <Own inert={asking !== null}>
        {byPassword && (
          <SignInFields
            busy={sending}
            refusal={refusal}
            onSubmit={(sent) => send({ type: 'signIn.submitted', ...sent })}
            onForgot={onForgot}
          />
        )}
        {byCode && !byPassword && (
          <PhoneFields
            go={t('identity.code.go')}
            busyWords={t('identity.code.busy')}
            busy={sending}
            refusal={refusal}
            onSubmit={(phone) => send({ type: 'signIn.code.asked', phone })}
          />
        )}
        {(byPassword || byCode) && (byProvider || (byPassword && byCode)) && (
          <Or>{t('identity.signIn.or')}</Or>
        )}
        {byCode && byPassword && (
          <Suspense
            fallback={
              <Button look="outline" block disabled>
                {t('identity.signIn.withOtp')}
              </Button>
            }
          >
            <OtpSwitch onChoose={() => sendMethod({ type: 'methods.otp.chosen' })} />
          </Suspense>
        )}
      </Own>
      {byProvider && (
        <SocialButtons
          media={media}
          asking={asking}
          waiting={waiting}
          problem={
            providerProblem === null || medium === null ? null : { medium, said: providerProblem }
          }
          onChoose={(chosen) => send({ type: 'provider.chosen', medium: chosen })}
          onLeave={() => send({ type: 'provider.left' })}
        />
      )}
      {methods.can({ type: 'methods.all.shown' }) && (
        <Foot>
          <LinkButton type="button" onClick={() => sendMethod({ type: 'methods.all.shown' })}>
            {t('identity.signIn.otherWays')}
          </LinkButton>
        </Foot>
      )}
      <Foot>
        {t('identity.signIn.new')}{' '}
        <LinkButton type="button" onClick={() => send({ type: 'signUp.chosen' })}>
          {t('identity.signIn.toSignUp')}
        </LinkButton>
      </Foot>
    </AuthForm>
  );
}
