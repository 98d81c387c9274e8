import { useQueryClient } from '@tanstack/react-query';
import { Dialog as Ark } from '@ark-ui/react/dialog';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { signInMachine, SignInOutput } from '../../../machines/identity/signIn.machine.ts';
import type { signInStepsMachine } from '../../../machines/identity/signInSteps.machine.ts';
import type { LoginSwitches } from '../../../machines/rules/identity.ts';
import { useFacts, useFlow } from '../../flow/useFlow.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { warn } from '../../platform/browser.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { RecoveryActions } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedPart } from '../../ui/progress/RetryNotice.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { codeFacts } from '../credentials/otp.wiring.ts';
import { storedForm } from '../storedForms.ts';
import { useSession } from '../index.ts';
import { storeSignIn, storedSignIn } from '../storedSignIn.ts';
import { SignInPane } from './SignInPane.tsx';
import { wiredSignIn } from './signIn.wiring.ts';
import { StepPane } from './StepPane.tsx';
import { useOfferedMethods } from './useOfferedMethods.ts';

/** The dark area in place of the picture; on screens without the picture it has no height. */
const NoArt = () => <div style={{ background: '#1c1613' }} />;

const AuthArt = lazyPart(async () => (await import('./AuthArt.tsx')).AuthArt);

const SignUpForm = lazyPart(async () => (await import('./SignUpForm.tsx')).SignUpForm);

/** Reserves the height while a step is loading, or when it did not load. */
const Coming = styled.div`
  min-block-size: 320px;
  /* Room for the close button. */
  padding: 72px 28px 28px;
`;

function FailedStep(props: RecoveryActions) {
  return (
    <Coming>
      <FailedPart {...props} />
    </Coming>
  );
}

/**
 * Picture and form side by side, as high as the picture, so that the dialog does not change its
 * size when another way to sign in is chosen.
 */
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
    /* Room for the close button, which would lie over the first fields. */
    padding-block-start: 60px;
    > :last-child {
      padding-block-start: 8px;
    }
  }
`;

const Close = styled(IconButton)`
  position: absolute;
  inset-block-start: 16px;
  inset-inline-end: 16px;
  z-index: 1;
`;

type Snapshot = SnapshotFrom<typeof signInMachine>;

/** Whether the sign-up form is shown. It stays on screen while the server answers. */
const isSignUp = (snapshot: Snapshot): boolean =>
  snapshot.matches('signUp') ||
  (snapshot.matches('submitting') && snapshot.context.request?.kind === 'signUp');

interface AuthDialogProps {
  mode: 'signIn' | 'signUp';
  switches: LoginSwitches;
  onEnd: (output: SignInOutput) => void;
  /**
   * Called for “Forgot password”. The recovery page opens, and the dialog is hidden as long as that
   * page is open.
   */
  onForgot: () => void;
  /**
   * Called when the browser's Forward button is pressed after Back has closed the dialog: it opens
   * again.
   */
  onAgain: () => void;
}

/**
 * Runs the sign-in statechart, stores its progress so that a reload continues it, and passes its
 * output to `onEnd`. `mode` is the form that is shown first; `switches` are the shop's settings of
 * sign-in.
 */
function useSignIn({ mode, switches, onEnd }: AuthDialogProps) {
  const [input] = useState(() => ({
    mode,
    switches,
    step: storedSignIn()?.step ?? null,
    byCode: storedForm()['byCode'] === 'true',
  }));
  const [snapshot, send] = useFlow(wiredSignIn, {
    input,
    on: {
      'step.changed': ({ step }) => storeSignIn({ step }),
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
    if (form !== null) storeSignIn({ mode: form });
  }, [form]);
  useEffect(() => send({ type: 'switches.changed', switches }), [send, switches]);
  const { refusal } = snapshot.context;
  const client = useQueryClient();
  useEffect(() => {
    // A refusal may mean that the shop has switched off this way to sign in since the dialog
    // opened.
    if (refusal.length > 0) void client.invalidateQueries(configQuery());
  }, [client, refusal]);
  return { snapshot, send };
}

type SignIn = ReturnType<typeof useSignIn>;

/** The sign-in or sign-up form beside the decorative picture. */
function FormPane({ snapshot, send, onForgot }: SignIn & { onForgot: () => void }) {
  const { methods } = snapshot.children;
  const shown = useOfferedMethods(methods);
  const busy = snapshot.hasTag('busy');
  return (
    <Halves>
      <Delayed instead={NoArt} mayReload={false} fallback={<NoArt />}>
        <AuthArt />
      </Delayed>
      {isSignUp(snapshot) ? (
        <SignUpForm
          busy={busy}
          refusal={snapshot.context.refusal}
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

type Steps = SnapshotFrom<typeof signInStepsMachine>;

const asksOlder = (steps: Steps | undefined): boolean => steps?.hasTag('question') ?? false;

const codeOf = (steps: Steps | undefined) => steps?.children.otp;

/** The dialog for sign-in and sign-up, with all their steps (AUTH-01..35, OTP-01..06). */
export function AuthDialog(props: AuthDialogProps) {
  const { snapshot, send } = useSignIn(props);
  const session = useSession();
  const { steps } = snapshot.children;
  const small = useSelector(steps, asksOlder);
  // The facts of the steps are handled here and not in `StepPane`: a step may end before its code
  // has loaded, for example when a code cannot be sent (OTP-05).
  useFacts(steps);
  useFacts(useSelector(steps, codeOf), codeFacts);
  return (
    <Dialog
      open
      bare
      onClose={() => send({ type: 'auth.closed' })}
      onBack={() => send({ type: 'auth.back' })}
      onForward={() => {
        if (!session.getSnapshot().matches('customer')) props.onAgain();
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
      <Delayed instead={FailedStep} fallback={<Coming aria-busy />}>
        {steps === undefined ? (
          <FormPane snapshot={snapshot} send={send} onForgot={props.onForgot} />
        ) : (
          <StepPane actor={steps} />
        )}
      </Delayed>
    </Dialog>
  );
}
