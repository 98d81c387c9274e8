import type { MessageRef, OutwardFact } from './domain.ts';
import { failureOf, messageOf } from './failure.ts';
import { toast } from './outwardFacts.ts';

type Toast = Extract<OutwardFact, { type: 'toast' }>;
type Fields = Readonly<Record<string, string>>;

/**
 * The message to show for a failed call, without the errors that a form shows at its own fields.
 * `fields` has the error codes that belong to a field. null when no message is left.
 */
export function messageBeyond(error: unknown, fields: Fields): MessageRef | null {
  const failure = failureOf(error);
  if (failure === null) return messageOf(error);
  const entries = failure.entries.filter(
    ({ code, message }) => !Object.hasOwn(fields, code) || message === '',
  );
  const allAtFields = failure.entries.length > 0 && entries.length === 0;
  return allAtFields ? null : messageOf({ failure: { ...failure, entries } });
}

/** The texts of the server's errors whose codes belong to none of these fields, each text once. */
function textsBeyond(error: unknown, fields: Fields): string[] {
  const entries = failureOf(error)?.entries ?? [];
  const others = entries.filter(
    ({ code, message }) => !Object.hasOwn(fields, code) && message !== '',
  );
  return [...new Set(others.map(({ message }) => message))];
}

/**
 * The toasts for the server's errors that belong to none of these fields, one for each (AUTH-33).
 * @param about the subject of the first toast; each has its own, since a toast replaces the one
 * before it about the same subject
 */
export const toastsBeyond = (error: unknown, fields: Fields, about: string): Toast[] =>
  textsBeyond(error, fields).map((text, place) =>
    toast('error', { text }, { about: place === 0 ? about : `${about} ${place + 1}` }),
  );

/**
 * The toasts for a failed call of a form: one for each of the server's errors that the form does not
 * show at its own fields; without such a text, the one that says what went wrong (MSG-21, PROF-11).
 * [] when all errors are shown at fields.
 */
export function refusalToasts(error: unknown, fields: Fields, about: string): Toast[] {
  const toasts = toastsBeyond(error, fields, about);
  const message = messageBeyond(error, fields);
  if (toasts.length > 0 || message === null) return toasts;
  return [toast('error', message, { about })];
}
