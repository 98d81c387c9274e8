import { say, type Language, type Texts, type TextValues } from './texts.ts';

/** An entry in the list of an error answer; `code` is the field or the reason. */
export interface ErrorEntry {
  code: string;
  message: string;
}

/** Gives a text in the language of the answer, with its placeholders filled. */
export type Say = (text: Texts, values?: TextValues) => string;

/**
 * An error that becomes the answer to a request, in the language of the request. It can be thrown
 * anywhere below a handler. The statuses are those of the API (wire facts 1.6); some refusals there
 * have the success status 203.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly #shape: (say: Say) => unknown;

  constructor(
    status: number,
    shape: (say: Say) => unknown,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`refused with ${status}`);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
    this.#shape = shape;
  }

  /** The answer's body in one language. */
  body(language: Language): unknown {
    return this.#shape((text, values) => say(language, text, values));
  }
}

/**
 * Ends a request with the usual error answer, `{errors: [{code, message}]}`; `code` is the field or
 * the reason.
 */
export function refuse(status: number, code: string, text: Texts, values?: TextValues): never {
  throw new Refusal(status, (say) => ({ errors: [{ code, message: say(text, values) }] }));
}

/**
 * Ends a request with an error answer of another form, which some API calls have: `refuseWith(409,
 * (say) => ({ message: say(text) }))`.
 */
export function refuseWith(status: number, shape: (say: Say) => unknown): never {
  throw new Refusal(status, shape);
}
