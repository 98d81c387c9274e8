import { codeTarget, dueChannel } from '../rules/identity.ts';
import type {
  Channel,
  LoginAnswer,
  LoginSwitches,
  SignInRequest,
  SignUpForm,
} from '../rules/identity.ts';
import type { OtpInput } from './otp.machine.ts';

/** The part of a sign-in that a reload restores: never a password or a code (OTP-03). */
export interface SignInStep {
  /**
   * The present step: the customer enters the code (`code`) or, after it, name and e-mail (`info`).
   */
  stage: 'code' | 'info';
  channel: Channel;
  target: string;
  /** 'otp' when the customer signs in by the code alone; 'manual' for every other sign-in. */
  loginType: 'manual' | 'otp';
  /**
   * The form with which the customer began. After `signUp`, the customer is welcomed as a new one,
   * even after a reload.
   */
  via: 'signIn' | 'signUp';
  /** When another code can be requested, in ms since 1970. */
  resendAt: number;
  /**
   * Identifies the sent code at the phone-authentication service; null when the shop's server sent
   * it. It is no secret: nobody can use it without the code.
   */
  sessionInfo: string | null;
}

/** The submitted forms that become a request to the shop's server; `requestOf` makes it. */
export type SignInSubmitted =
  | { type: 'signIn.submitted'; account: string; field: Channel; password: string }
  | { type: 'signIn.code.asked'; phone: string }
  | { type: 'signUp.submitted'; form: SignUpForm };

/** The server request for a submitted form. */
export function requestOf(event: SignInSubmitted): SignInRequest {
  if (event.type === 'signUp.submitted') return { kind: 'signUp', form: event.form };
  if (event.type === 'signIn.code.asked') return { kind: 'otp', phone: event.phone };
  const { account, field, password } = event;
  return { kind: 'manual', account, field, password };
}

/** Whether a code to this phone was sent and a new one is not allowed yet (OTP-03). */
export const isCodeUnderway = (step: SignInStep | null, phone: string): boolean =>
  step?.loginType === 'otp' && step.target === phone && step.resendAt > Date.now();

/**
 * The progress of a sign-in: the shop's sign-in settings (`switches`), the last request, the
 * server's answer, and the step restored after a reload.
 */
export interface SignInProgress {
  switches: LoginSwitches;
  /** The last request; null after a reload, because it may hold a password and is never stored. */
  request: SignInRequest | null;
  answer: LoginAnswer | null;
  step: SignInStep | null;
}

/** Whether this channel, phone or e-mail, is the next that must be verified by a code. */
export function isDue(progress: SignInProgress, channel: Channel): boolean {
  const { request, answer, switches } = progress;
  const kind = request?.kind ?? loginTypeOf(progress);
  return answer !== null && dueChannel(answer, switches, kind) === channel;
}

/**
 * The phone or e-mail that the code goes to: from the request, or after a reload from the stored
 * step or the server's answer to its code; null when it is not known.
 */
export function targetFor(
  { request, answer, step }: SignInProgress,
  channel: Channel,
): string | null {
  if (request !== null) return codeTarget(request, channel, answer);
  return step?.channel === channel ? step.target : (answer?.[channel] ?? null);
}

const loginTypeOf = ({ request, step }: SignInProgress): 'manual' | 'otp' =>
  request === null ? (step?.loginType ?? 'manual') : request.kind === 'otp' ? 'otp' : 'manual';

/** Whether the customer signs in or creates an account; known after a reload, too (AUTH-29). */
export const viaOf = ({
  request,
  step,
}: Pick<SignInProgress, 'request' | 'step'>): 'signIn' | 'signUp' =>
  request === null ? (step?.via ?? 'signIn') : request.kind === 'signUp' ? 'signUp' : 'signIn';

/**
 * The input for the `otp` statechart: it sends a new code, or continues with the one that was sent
 * before a reload or a return to the form.
 */
export function otpInput(progress: SignInProgress, channel: Channel): OtpInput {
  const { request, step, switches } = progress;
  const target = targetFor(progress, channel) ?? '';
  const goesOn =
    step?.channel === channel &&
    step.target === target &&
    (request === null || step.resendAt > Date.now());
  const service = channel === 'phone' ? switches.phoneService : null;
  return {
    channel,
    target,
    purpose: { flow: 'signIn', loginType: loginTypeOf(progress), request },
    service,
    sessionInfo: goesOn ? step.sessionInfo : null,
    alreadySent: service === null,
    resendAt: goesOn ? step.resendAt : null,
    canResend: request !== null || step?.loginType === 'otp' || service !== null,
  };
}

/** The step to store after a code was sent, so that a reload restores it. */
export const codeStep = (
  progress: SignInProgress,
  sent: Pick<SignInStep, 'channel' | 'resendAt' | 'sessionInfo'>,
): SignInStep => ({
  stage: 'code',
  channel: sent.channel,
  target: targetFor(progress, sent.channel) ?? '',
  loginType: loginTypeOf(progress),
  via: viaOf(progress),
  resendAt: sent.resendAt,
  sessionInfo: sent.sessionInfo,
});

/**
 * The step to store while a new customer enters name and e-mail, so that a reload restores it. Null
 * unless the customer signs in by phone code: a password or a provider's token is never stored.
 */
export function infoStep(progress: SignInProgress): SignInStep | null {
  const target = loginTypeOf(progress) === 'otp' ? targetFor(progress, 'phone') : null;
  if (target === null) return null;
  const resendAt = progress.step?.resendAt ?? 0;
  const sent = { channel: 'phone' as const, resendAt, sessionInfo: null };
  return { ...codeStep(progress, sent), stage: 'info' };
}
