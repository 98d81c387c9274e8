import type { MessageRef, ShopConfig } from './domain.ts';

/** What of the shop's settings decides how people sign in. */
export type LoginSwitches = ShopConfig['login'];

/** Where a one-time code goes. */
export type Channel = 'phone' | 'email';

/** The answer of every call that may end a sign-in (DATA-09). */
export interface LoginAnswer {
  token: string | null;
  phoneVerified: boolean;
  emailVerified: boolean;
  /** False asks for name, phone and e-mail first (AUTH-18). */
  infoComplete: boolean;
  /** An older account with the same phone or e-mail, to be asked about (AUTH-20). */
  olderAccount: { name: string; imageUrl: string | null } | null;
  email: string | null;
  /** Only newer backends say it. */
  phone: string | null;
  /** What became of the guest's cart; null when the server did not say. */
  cartJoin: { combined: number; left: number } | null;
}

/** Who else can say who somebody is (AUTH-35). */
export type Medium = 'google' | 'facebook' | 'apple';

/** What a provider gave for a customer who signed in there (DATA-05). */
export interface SocialCredential {
  medium: Medium;
  /** The signed id token; who it is about is for the server to find out. */
  token: string;
  /** The account at the provider; for Apple its authorisation code. */
  uniqueId: string;
  email: string | null;
  /** What the provider calls the customer: a start for the name field. */
  name: string | null;
  /** What was hashed into the token when it was asked for: only who asked can use it. */
  nonce: string;
}

/** What the owner of an account wants it to say (API-03, DATA-27). */
export interface ProfileChange {
  name: string;
  email: string;
  phone: string;
  /** '' keeps the one there is. */
  password: string;
  /** Square; null keeps the one there is. */
  picture: File | null;
}

/** What a change of the profile waits for: a code that proves the phone or the address. */
export interface ProofDue {
  channel: Channel;
  /** The phone-authentication service sends the code, not the server. */
  byService: boolean;
}

/** What the server says of a change. */
export interface ProfileAnswer {
  /** What has to be proven before it is saved; null when it is saved. */
  due: ProofDue | null;
  /** Its words, or ours where it has none. */
  message: MessageRef;
}

/** The form of a new account (DATA-06). */
export interface SignUpForm {
  name: string;
  email: string;
  phone: string;
  password: string;
  refCode: string;
}

/** The form of the personal-info step (API-04). */
export interface InfoForm {
  name: string;
  email: string;
  phone: string;
  refCode: string;
}

/** What the customer asked to be let in with. A code is asked for again by asking the same again. */
export type SignInRequest =
  | { kind: 'manual'; account: string; field: Channel; password: string }
  | { kind: 'otp'; phone: string }
  | { kind: 'social'; credential: SocialCredential; phone: string | null }
  | { kind: 'signUp'; form: SignUpForm };

/** Where the code of the first step that is due goes; null when nothing has to be proven. */
export function dueChannel(
  answer: LoginAnswer,
  switches: Pick<LoginSwitches, 'phoneVerification' | 'emailVerification'>,
): Channel | null {
  // A step is skipped only when its status is off and the customer is let in already (OPEN-28).
  const letIn = answer.token !== null;
  if (!answer.phoneVerified && !(letIn && !switches.phoneVerification)) return 'phone';
  if (!answer.emailVerified && !(letIn && !switches.emailVerification)) return 'email';
  return null;
}

/** The phone or address a code of this request goes to; null when it is not known yet. */
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
 * The server's codes that name a field of a form, and that field: what the server says of one
 * stands there, and nowhere else.
 */
export const serverFields = {
  signIn: { email_or_phone: 'account', password: 'password' },
  phone: { phone: 'phone', otp: 'phone' },
  signUp: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    password: 'password',
    ref_code: 'refCode',
  },
  info: { name: 'name', email: 'email', phone: 'phone', ref_code: 'refCode' },
  recovery: { phone: 'phone', email: 'email', 'not-found': 'email' },
  profile: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    password: 'password',
    image: 'picture',
  },
  newPassword: { password: 'password', confirm_password: 'confirm', mismatch: 'confirm' },
} as const;

/** The fields of the form that a request was sent with; a provider's request has none (AUTH-33). */
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

/** The providers to offer, in the order they are shown (AUTH-03, AUTH-35). */
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

/** The ways that these switches offer; providers are one as soon as one of them can be asked. */
export function offeredMethods(switches: LoginSwitches): OfferedMethods {
  const { manual, otp } = switches;
  return { manual, otp, social: offeredMedia(switches).length > 0 };
}

/**
 * How hard a password is to guess, 1 to 4: by its length first, then by how many kinds of characters
 * are in it. One that is too short (AUTH-15) is worth 1, one of 6 or 7 characters at most 2. A hint
 * for the customer; only the form's rule and the server refuse one.
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
