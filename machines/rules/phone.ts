/** Replaces Arabic-Indic and Persian digits by Latin ones, so that customers can type either. */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (figure) => String(figure.charCodeAt(0) - 0x06f0));
}

/** The characters people write between the digits of a phone number. */
const separators = /[\s\-().\u200E\u200F\u00A0]/g;

/** A typed phone number in Latin digits, without the characters between its groups. */
export function ungroupedPhone(text: string): string {
  return latinDigits(text).replaceAll(separators, '');
}

/**
 * Removes everything from a typed phone number except its digits and a + at the start (PROF-04).
 * Arabic and Persian digits become Latin ones.
 */
export function phoneInput(text: string): string {
  const typed = ungroupedPhone(text);
  return (typed.startsWith('+') ? '+' : '') + typed.replaceAll(/\D/g, '');
}

/**
 * A phone number as it is stored and sent: one + and digits; '' without digits. A leading `00`,
 * which some people dial instead of the +, is replaced (CONST-07).
 */
export function normalisePhone(text: string): string {
  const typed = phoneInput(text);
  const digits = typed.startsWith('+') ? typed.slice(1) : typed.replace(/^00/, '');
  return digits === '' ? '' : `+${digits}`;
}

/**
 * Whether a phone number has at least the 10 characters (+ included) that sign-in and sign-up
 * require (AUTH-11, OPEN-26).
 */
export function isPhoneLongEnough(text: string): boolean {
  return phoneInput(text).length >= 10;
}

/**
 * Why a phone number cannot be used: `missing` when it is empty, `short` (AUTH-11), or `unclear`
 * when it has no country code, which must not be guessed (CONST-07). null when it can be used.
 */
export function phoneProblem(phone: string): 'missing' | 'short' | 'unclear' | null {
  if (phone === '') return 'missing';
  if (!isPhoneLongEnough(phone)) return 'short';
  return phone.startsWith('+') ? null : 'unclear';
}

/**
 * Whether a text in a field for e-mail or phone is treated as a phone number: three or more digits,
 * and nothing else but a + and separators.
 */
export function isBeginningOfPhone(text: string): boolean {
  return /^\+?\d{3,}$/.test(ungroupedPhone(text));
}

/**
 * A phone number from the server in normal form; '' when it does not start with +, because its
 * country is then unknown.
 */
export function knownPhone(text: string): string {
  return phoneInput(text).startsWith('+') ? normalisePhone(text) : '';
}

/**
 * The digits of a phone number after the country's dial code; all digits when the dial code is
 * unknown or does not match (OPEN-26).
 */
export function nationalDigits(text: string, dialCode: string | null): string {
  const digits = normalisePhone(text).slice(1);
  const code = (dialCode ?? '').replaceAll(/\D/g, '');
  return code !== '' && digits.startsWith(code) ? digits.slice(code.length) : digits;
}

/**
 * Whether a phone number can be used to recover a password: it has exactly 10 digits after the dial
 * code (REC-05, OPEN-26).
 */
export function isRecoveryPhone(text: string, dialCode: string | null): boolean {
  return nationalDigits(text, dialCode).length === 10;
}

/** All digits of a text, as Latin digits; everything else is removed. */
export function digitsOf(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, '');
}

/** The digits of a one-time code, however it was typed or pasted; at most six (OTP-02). */
export function codeDigits(text: string): string {
  return digitsOf(text).slice(0, 6);
}
