import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { signInStepsMachine } from '../../../machines/identity/signInSteps.machine.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';

const CodePane = lazyPart(async () => (await import('./CodePane.tsx')).CodePane);
const InfoForm = lazyPart(async () => (await import('./InfoForm.tsx')).InfoForm);
const OlderAccount = lazyPart(async () => (await import('./OlderAccount.tsx')).OlderAccount);
const PhonePane = lazyPart(async () => (await import('./PhonePane.tsx')).PhonePane);

interface StepPaneProps {
  actor: ActorRefFrom<typeof signInStepsMachine>;
}

/**
 * The current step between the sign-in form and the opened account: a code, a phone number,
 * personal data, or the question about an older account (AUTH-02, AUTH-18..24).
 */
export function StepPane({ actor }: StepPaneProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { request, answer, step, refusal } = snapshot.context;
  const { otp } = snapshot.children;
  const busy = snapshot.hasTag('busy');
  if (snapshot.hasTag('question') && answer?.olderAccount) {
    return (
      <OlderAccount
        account={answer.olderAccount}
        busy={busy}
        onYes={() => actor.send({ type: 'older.confirmed' })}
        onNo={() => actor.send({ type: 'older.declined' })}
      />
    );
  }
  if (snapshot.hasTag('code') && otp !== undefined) {
    return <CodePane actor={otp} byMail={snapshot.matches('verifyingEmail')} />;
  }
  if (snapshot.hasTag('info')) {
    const phone = request?.kind === 'otp' ? request.phone : step?.target;
    return (
      <InfoForm
        busy={busy}
        refusal={refusal}
        known={{
          phone: phone ?? null,
          email: answer?.email ?? null,
          name: request?.kind === 'social' ? request.credential.name : null,
        }}
        onSubmit={(info) => actor.send({ type: 'info.submitted', info })}
      />
    );
  }
  if (snapshot.hasTag('phone')) {
    return (
      <PhonePane
        busy={busy}
        refusal={refusal}
        onSubmit={(phone) => actor.send({ type: 'phone.submitted', phone })}
      />
    );
  }
  return null;
}
