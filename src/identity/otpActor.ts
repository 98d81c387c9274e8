import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { otpMachine } from '../../machines/identity/otp.machine.ts';

export type OtpActor = ActorRefFrom<typeof otpMachine>;

/**
 * Hears what a code has to say for as long as it lives: one that cannot even be sent may be over
 * before its form has loaded (OTP-05).
 */
export function useOtpFacts(
  otp: OtpActor | undefined,
  onFact: (fact: { type: string }) => void,
): void {
  useEffect(() => {
    const heard = otp?.on('*', onFact);
    return () => heard?.unsubscribe();
  }, [otp, onFact]);
}
