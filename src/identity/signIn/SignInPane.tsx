import styled from 'styled-components';
import type { LoginMethodsEvent } from '../../../machines/identity/loginMethods.machine.ts';
import type { SignInContext, SignInEvent } from '../../../machines/identity/signIn.machine.ts';
import { offeredMedia } from '../../../machines/rules/identity.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { AuthForm, Foot, LinkButton } from './formStyles.ts';
import { SignInFields } from './SignInForm.tsx';
import { otherWays, type Methods } from './useOfferedMethods.ts';
import { StepTitle } from './StepTitle.tsx';

const OtpSwitch = lazyPart(async () => (await import('./OtpSwitch.tsx')).OtpSwitch);
const PhoneFields = lazyPart(async () => (await import('./PhoneFields.tsx')).PhoneFields);

const SocialButtons = lazyPart(async () => (await import('./SocialButtons.tsx')).SocialButtons);

/**
 * The ways to sign in without a provider such as Google. They are disabled while a provider's
 * window is open.
 */
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
  /** The ways to sign in that are offered; undefined when sign-in is over. */
  methods: Methods | undefined;
  busy: boolean;
  /** Whether a provider's window is open. */
  waiting: boolean;
  send: (event: SignInEvent) => void;
  sendMethod: (event: LoginMethodsEvent) => void;
  onForgot: () => void;
}

/**
 * The form with the ways to sign in that the shop has switched on (AUTH-03..05, AUTH-35). `waiting`
 * is true while a provider's window is open; the other ways are then disabled.
 */
export function SignInPane(props: SignInPaneProps) {
  const { context, methods, busy, waiting, send, sendMethod, onForgot } = props;
  const { switches, refusal, request, medium, providerProblem } = context;
  const byPassword = methods?.hasTag('shows.manual') === true;
  const byCode = methods?.hasTag('shows.otp') === true;
  const byProvider = methods?.hasTag('shows.social') === true;
  const asking = waiting || (busy && request?.kind === 'social') ? medium : null;
  const sending = busy && asking === null;
  return (
    <AuthForm as="div">
      <div>
        <StepTitle>{t('identity.signIn.title')}</StepTitle>
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
          <Delayed
            instead={FailedPart}
            fallback={
              <Button look="outline" block disabled>
                {t('identity.signIn.withOtp')}
              </Button>
            }
          >
            <OtpSwitch onChoose={() => sendMethod({ type: 'methods.otp.chosen' })} />
          </Delayed>
        )}
      </Own>
      {byProvider && (
        <SocialButtons
          media={offeredMedia(switches)}
          asking={asking}
          waiting={waiting}
          problem={
            providerProblem === null || medium === null ? null : { medium, entry: providerProblem }
          }
          onChoose={(chosen) => send({ type: 'provider.chosen', medium: chosen })}
          onLeave={() => send({ type: 'provider.left' })}
        />
      )}
      {methods?.can(otherWays) === true && (
        <Foot>
          <LinkButton type="button" onClick={() => sendMethod(otherWays)}>
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
