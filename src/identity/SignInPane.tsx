import { useMachine } from '@xstate/react';
import { lazy, useEffect } from 'react';
import styled from 'styled-components';
import { loginMethodsMachine } from '../../machines/identity/loginMethods.machine.ts';
import type { SignInEvent } from '../../machines/identity/signIn.machine.ts';
import type { Failure } from '../../machines/rules/domain.ts';
import type { LoginSwitches } from '../../machines/rules/identity.ts';
import { t } from '../messages/index.ts';
import { DialogTitle } from '../ui/Dialog.tsx';
import { AuthForm, Foot, LinkButton } from './frame.ts';
import { OtpSwitch, SignInFields } from './SignInForm.tsx';

const PhoneFields = lazy(async () => ({
  default: (await import('./PhoneFields.tsx')).PhoneFields,
}));

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
  switches: LoginSwitches;
  busy: boolean;
  refusal: Failure['entries'];
  send: (event: SignInEvent) => void;
}

/** The ways to sign in that the shop has switched on (AUTH-03..05). */
export function SignInPane({ switches, busy, refusal, send }: SignInPaneProps) {
  const { manual, otp } = switches;
  const [methods, sendMethod] = useMachine(loginMethodsMachine, {
    input: { methods: { manual, otp, social: false } },
  });
  useEffect(() => {
    sendMethod({ type: 'methods.config.changed', methods: { manual, otp, social: false } });
  }, [sendMethod, manual, otp]);
  const byPassword = methods.hasTag('shows.manual');
  const byCode = methods.hasTag('shows.otp');
  return (
    <AuthForm as="div">
      <div>
        <DialogTitle asChild>
          <h2>{t('identity.signIn.title')}</h2>
        </DialogTitle>
        <p>{t(byPassword ? 'identity.signIn.text' : 'identity.code.text')}</p>
      </div>
      {byPassword && (
        <SignInFields
          busy={busy}
          refusal={refusal}
          onSubmit={(sent) => send({ type: 'signIn.submitted', ...sent })}
          onForgot={() => send({ type: 'auth.closed' })}
        />
      )}
      {byCode && !byPassword && (
        <PhoneFields
          go={t('identity.code.go')}
          busyWords={t('identity.code.busy')}
          busy={busy}
          refusal={refusal}
          onSubmit={(phone) => send({ type: 'signIn.code.asked', phone })}
        />
      )}
      {byCode && byPassword && (
        <>
          <Or>{t('identity.signIn.or')}</Or>
          <OtpSwitch onChoose={() => sendMethod({ type: 'methods.otp.chosen' })} />
        </>
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
