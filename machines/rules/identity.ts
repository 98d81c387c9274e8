import type { MessageRef, ShopConfig } from './domain.ts';

/** The shop's settings that decide how customers sign in. */
export type LoginSwitches = ShopConfig['login'];

/** How a one-time code is sent to the customer. */
export type Channel = 'phone' | 'email';

/**
 * The server's answer to a call that can complete a sign-in (DATA-09). `token` is the session
 * token; null when the server gives it only after another step, such as a one-time code.
 */
export interface LoginAnswer {
  token: string | null;
  phoneVerified: boolean;
  emailVerified: boolean;
  /**
   * Whether the account is complete; if not, name, phone and e-mail must be entered first
   * (AUTH-18).
   */
  infoComplete: boolean;
  /** An older account with the same phone or e-mail, for the question "Is It You?" (AUTH-20). */
  olderAccount: { name: string; imageUrl: string | null } | null;
  email: string | null;
  /** The phone number of the account; null from older backends, which do not send it. */
  phone: string | null;
  /**
   * How many lines of the guest's cart were moved into the customer's cart (`combined`), and how
   * many were dropped or reduced (`left`); null when the server did not send it.
   */
  cartJoin: { combined: number; left: number } | null;
}

/** The providers that can confirm a customer's identity (AUTH-35). */
export type Medium = 'google' | 'facebook' | 'apple';

/** What a provider such as Google returns when a customer has signed in there (DATA-05). */
export interface SocialCredential {
  medium: Medium;
  /** The id token, signed by the provider; it tells the server who the customer is. */
  token: string;
  /** The customer's account id at the provider; for Apple the authorisation code. */
  uniqueId: string;
  email: string | null;
  /** The customer's name at the provider, to prefill the name field. */
  name: string | null;
  /**
   * The nonce whose hash is in the token, so that only the browser that requested the token can use
   * it.
   */
  nonce: string;
}

/** The fields of a profile as they are sent to change it (API-03, DATA-27). */
export interface ProfileChange {
  name: string;
  email: string;
  phone: string;
  /** The new password; '' keeps the current one. */
  password: string;
  /** A new, square picture; null keeps the current one. */
  picture: File | null;
}

/**
 * The one-time code that the customer must still enter, to prove that a new phone number or e-mail
 * address is theirs.
 */
export interface ProofDue {
  channel: Channel;
  /** Whether the phone-authentication service (Firebase) sends the code, and not the server. */
  byService: boolean;
}

/** The server's answer to a profile change. */
export interface ProfileAnswer {
  /** The code that must be entered before the change is saved; null when it is saved already. */
  due: ProofDue | null;
  /** The server's message, or the shop's own when there is none. */
  message: MessageRef;
}

/** The fields of the sign-up form (DATA-06). */
export interface SignUpForm {
  name: string;
  email: string;
  phone: string;
  password: string;
  refCode: string;
}

/** The fields of the form that completes an account after the first sign-in (API-04). */
export interface InfoForm {
  name: string;
  email: string;
  phone: string;
  refCode: string;
}

/**
 * The data with which the customer signs in. Sending the same request again requests a new code.
 */
export type SignInRequest =
  | { kind: 'manual'; account: string; field: Channel; password: string }
  | { kind: 'otp'; phone: string }
  | { kind: 'social'; credential: SocialCredential; phone: string | null }
  | { kind: 'signUp'; form: SignUpForm };

/**
 * Which one-time code the customer must enter next, phone or e-mail; null when none is required.
 * @param answer the server's answer to the sign-in
 * @param switches the shop's settings: whether phone and e-mail must be verified
 * @param kind how the customer signs in
 */
export function dueChannel(
  answer: LoginAnswer,
  switches: Pick<LoginSwitches, 'phoneVerification' | 'emailVerification'>,
  kind: SignInRequest['kind'],
): Channel | null {
  // A step is skipped only when its switch is off and the answer has a token already (OPEN-28).
  const letIn = answer.token !== null;
  if (!answer.phoneVerified && !(letIn && !switches.phoneVerification)) return 'phone';
  // Only a password and a sign-up have their e-mail verified (AUTH-22..24). After a phone code or a
  // provider no e-mail was sent, and the token completes the sign-in (AUTH-19).
  const asksForEmail = switches.emailVerification && (kind === 'manual' || kind === 'signUp');
  if (!answer.emailVerified && !(letIn && !asksForEmail)) return 'email';
  return null;
}

/**
 * The phone number or e-mail address to which the one-time code of a sign-in is sent; null when it
 * is unknown.
 * @param answer the server's answer to the request, which may name the account's phone and e-mail;
 * null when there is none yet
 */
export function codeTarget(
  request: SignInRequest,
  channel: Channel,
  answer: LoginAnswer | null,
): string | null {
  const named = answer?.[channel] ?? null;
  switch (request.kind) {
    case 'signUp':
      return request.form[channel];
    case 'manual':
      return request.field === channel ? request.account : named;
    case 'otp':
      return channel === 'phone' ? request.phone : named;
    case 'social':
      return named ?? (channel === 'phone' ? request.phone : request.credential.email);
  }
}

/**
 * Maps the server's error codes to the fields of each form. An error with such a code is shown only
 * at its field. `invalidPhone` is an error of the phone-authentication service (OTP-05).
 */
export const serverFields = {
  signIn: { email_or_phone: 'account', password: 'password', invalidPhone: 'account' },
  phone: { phone: 'phone', otp: 'phone', invalidPhone: 'phone' },
  signUp: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    password: 'password',
    ref_code: 'refCode',
    invalidPhone: 'phone',
  },
  info: { name: 'name', email: 'email', phone: 'phone', ref_code: 'refCode' },
  recovery: { phone: 'phone', email: 'email', 'not-found': 'email', invalidPhone: 'phone' },
  profile: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    password: 'password',
    image: 'picture',
    invalidPhone: 'phone',
  },
  newPassword: { password: 'password', confirm_password: 'confirm', mismatch: 'confirm' },
} as const;

/**
 * Maps error codes to the fields of the form that sent this request; empty for a sign-in by a
 * provider, which has no form (AUTH-33), and for null.
 */
export function fieldsOf(request: SignInRequest | null): Readonly<Record<string, string>> {
  switch (request?.kind) {
    case 'manual':
      return serverFields.signIn;
    case 'otp':
      return serverFields.phone;
    case 'signUp':
      return serverFields.signUp;
    case 'social':
    case undefined:
      return {};
  }
}

/** The providers to offer, in display order (AUTH-03, AUTH-35). */
export function offeredMedia(switches: LoginSwitches): Medium[] {
  const media = ['google', 'facebook', 'apple'] as const;
  return switches.social ? media.filter((medium) => switches[medium]) : [];
}

/** The ways to sign in that the shop has switched on (AUTH-03). */
export interface OfferedMethods {
  manual: boolean;
  otp: boolean;
  social: boolean;
}

/**
 * The ways to sign in that the settings allow; `social` needs at least one provider that is
 * switched on.
 */
export function offeredMethods(switches: LoginSwitches): OfferedMethods {
  const { manual, otp } = switches;
  return { manual, otp, social: offeredMedia(switches).length > 0 };
}

/**
 * How hard a password is to guess, from 1 (easy) to 4. Under 6 characters it is 1 (AUTH-15), under
 * 8 at most 2; at least 12 characters and different kinds of characters raise it. It is only a
 * hint: the form's rule and the server decide whether a password is accepted.
 */
export function passwordStrength(password: string): number {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const length = Array.from(password).length;
  if (length < 6) return 1;
  const score = 1 + (length >= 12 ? 1 : 0) + (kinds >= 2 ? 1 : 0) + (kinds >= 3 ? 1 : 0);
  return Math.min(length < 8 ? 2 : 4, score);
}
