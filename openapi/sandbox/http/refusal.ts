import { say, type Language, type Texts, type TextValues } from './texts.ts';

/** One entry of the error envelope. */
export interface ErrorEntry {
  code: string;
  message: string;
}

/** Returns a text in the language of the request. */
export type Say = (text: Texts, values?: TextValues) => string;

/**
 * A refusal: thrown anywhere below a handler, and sent in the language of the request. Statuses are
 * the wire's own (wire facts 1.6), including 203 for refusals with a success status.
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

  /** The reply's body in one language. */
  body(language: Language): unknown {
    return this.#shape((text, values) => say(language, text, values));
  }
}

/** `{errors: [{code, message}]}`: the usual refusal. `code` is the field or the reason. */
export function refuse(status: number, code: string, text: Texts, values?: TextValues): never {
  throw new Refusal(status, (say) => ({ errors: [{ code, message: say(text, values) }] }));
}

/**
 * Any of the wire's irregular bodies: `refuseWith(409, (say) => ({ message: say(text) }))`,
 * `refuseWith(404, (say) => ({ errors: say(text) }))`.
 */
export function refuseWith(status: number, shape: (say: Say) => unknown): never {
  throw new Refusal(status, shape);
}
