import { useQueryClient } from '@tanstack/react-query';
import { Dialog as Ark } from '@ark-ui/react/dialog';
import { X } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { signInMachine, SignInOutput } from '../../machines/identity/signIn.machine.ts';
import type { LoginSwitches } from '../../machines/rules/identity.ts';
import { useFacts, useFlow } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { warn } from '../platform/browser.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { later } from '../ui/later.tsx';
import { keptDraft } from './drafts.ts';
import { useSession } from './index.ts';
import { keepSignIn, keptSignIn } from './kept.ts';
import { SignInPane } from './SignInPane.tsx';
import { wiredSignIn } from './signInWiring.ts';
import { useOfferedMethods } from './useOfferedMethods.ts';

const AuthArt = later(async () => (await import('./AuthArt.tsx')).AuthArt);
const CodePane = later(async () => (await import('./CodePane.tsx')).CodePane);
const InfoForm = later(async () => (await import('./InfoForm.tsx')).InfoForm);
const OlderAccount = later(async () => (await import('./OlderAccount.tsx')).OlderAccount);
const PhonePane = later(async () => (await import('./PhonePane.tsx')).PhonePane);
const SignUpForm = later(async () => (await import('./SignUpForm.tsx')).SignUpForm);

/** Keeps the height while a step's part is on its way. */
const Coming = styled.div`
  min-block-size: 320px;
`;

/** As high as the picture needs, so that the dialog stays where it is when the way changes. */
const Halves = styled.div`
  display: grid;
  grid-template: minmax(min(640px, 100dvh - 48px), 1fr) / 372px minmax(0, 1fr);
  min-block-size: 0;
  flex: 1;
  > :last-child {
    align-content: safe center;
  }
  @media (max-width: 900px) {
    grid-template: none / minmax(0, 1fr);
  }
`;

const Close = styled(IconButton)`
  position: absolute;
  inset-block-start: 16px;
  inset-inline-end: 16px;
  z-index: 1;
`;

type Snapshot = SnapshotFrom<typeof signInMachine>;

/** Forms that were sent stay where they are while the server answers. */
const isSignUp = (snapshot: Snapshot): boolean =>
  snapshot.matches('signUp') ||
  (snapshot.matches('submitting') && snapshot.context.request?.kind === 'signUp');

interface AuthDialogProps {
  mode: 'signIn' | 'signUp';
  switches: LoginSwitches;
  onEnd: (output: SignInOutput) => void;
  /** The recovery page opens: the dialog steps aside. */
  onForgot: () => void;
  /** Forward after Back has closed the dialog: it is wanted again. */
  onAgain: () => void;
}

/** Signing in and up in all its modes (AUTH-01..35, OTP-01..06). */
export function AuthDialog(props: AuthDialogProps) {
  const { mode, switches, onEnd, onForgot, onAgain } = props;
  const [input] = useState(() => ({
    mode,
    switches,
    step: keptSignIn()?.step ?? null,
    byCode: keptDraft()['byCode'] === 'true',
  }));
  const [snapshot, send] = useFlow(wiredSignIn, {
    input,
    on: {
      'step.changed': ({ step }) => keepSignIn({ step }),
      'provider.missing': ({ medium }) => warn(`Sign-in of ${medium} did not load.`),
    },
  });
  const end = useEffectEvent(onEnd);
  const { output } = snapshot;
  useEffect(() => {
    if (output !== undefined) end(output);
  }, [output]);
  const form = snapshot.matches('signUp') ? 'signUp' : snapshot.matches('signIn') ? 'signIn' : null;
  useEffect(() => {
    if (form !== null) keepSignIn({ mode: form });
  }, [form]);
  useEffect(() => send({ type: 'switches.changed', switches }), [send, switches]);
  const session = useSession();
  const close = () => send({ type: 'auth.closed' });
  const back = () => send({ type: 'auth.back' });
  const { methods, otp } = snapshot.children;
  const shown = useOfferedMethods(methods);
  // A code that cannot even be sent may be over before its form has loaded (OTP-05).
  useFacts(otp);
  const { request, answer, refusal } = snapshot.context;
  const client = useQueryClient();
  useEffect(() => {
    // The shop may have switched a way off since this was opened.
    if (refusal.length > 0) void client.invalidateQueries(configQuery());
  }, [client, refusal]);
  const busy = snapshot.hasTag('busy');
  const small = snapshot.hasTag('question');

  function pane() {
    if (snapshot.hasTag('question') && answer?.olderAccount) {
      return (
        <OlderAccount
          account={answer.olderAccount}
          busy={busy}
          onYes={() => send({ type: 'older.confirmed' })}
          onNo={() => send({ type: 'older.declined' })}
        />
      );
    }
    if (snapshot.hasTag('code') && otp !== undefined) {
      return <CodePane actor={otp} byMail={snapshot.matches('verifyingEmail')} />;
    }
    if (snapshot.hasTag('info')) {
      const phone = request?.kind === 'otp' ? request.phone : snapshot.context.step?.target;
      return (
        <InfoForm
          busy={busy}
          refusal={refusal}
          known={{
            phone: phone ?? null,
            email: answer?.email ?? null,
            name: request?.kind === 'social' ? request.credential.name : null,
          }}
          onSubmit={(info) => send({ type: 'info.submitted', info })}
        />
      );
    }
    if (snapshot.hasTag('phone')) {
      return (
        <PhonePane
          busy={busy}
          refusal={refusal}
          onSubmit={(phone) => send({ type: 'phone.submitted', phone })}
        />
      );
    }
    return (
      <Halves>
        {/* As dark as the picture that comes; it has no height where there is none. */}
        <Suspense fallback={<div style={{ background: '#1c1613' }} />}>
          <AuthArt />
        </Suspense>
        {isSignUp(snapshot) ? (
          <SignUpForm
            busy={busy}
            refusal={refusal}
            onSubmit={(form) => send({ type: 'signUp.submitted', form })}
            onSignIn={() => send({ type: 'signIn.chosen' })}
          />
        ) : (
          <SignInPane
            context={snapshot.context}
            methods={shown}
            busy={busy}
            waiting={snapshot.hasTag('provider')}
            send={send}
            sendMethod={(event) => methods?.send(event)}
            onForgot={onForgot}
          />
        )}
      </Halves>
    );
  }

  return (
    <Dialog
      open
      bare
      onClose={close}
      onBack={back}
      onForward={() => {
        if (!session.getSnapshot().matches('customer')) onAgain();
      }}
      title={t('identity.signIn.title')}
      width={small ? '420px' : snapshot.hasTag('form') ? '940px' : '460px'}
      centred={small}
    >
      <Ark.CloseTrigger asChild>
        <Close aria-label={t('ui.close')}>
          <X size={20} aria-hidden />
        </Close>
      </Ark.CloseTrigger>
      <Suspense fallback={<Coming aria-busy />}>{pane()}</Suspense>
    </Dialog>
  );
}
