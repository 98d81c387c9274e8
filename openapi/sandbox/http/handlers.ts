import type { operations } from '../../generated/api.ts';
import type { Context } from './context.ts';

/**
 * The handlers of the API: one function per operationId of the contract, with the contract's types.
 *
 *     export const handlers = {
 *       listModules: async (ctx, { query }) => { …; return rows; },
 *     } satisfies Partial<Handlers>;
 *
 * A handler returns the JSON of the 200 answer; for any other answer it throws, such as
 * `refuse(403, 'cart_item', text)`. null is sent as `{}` (wire facts 1.7). Its input is validated:
 * numbers are converted from text, and empty fields are missing.
 */
export type Handlers = { [Id in OperationId]: Handler<Id> };

type OperationId = keyof operations;

type Handler<Id extends OperationId> = (context: Context, input: Input<Id>) => Promise<Reply<Id>>;

/** The validated input of a handler. */
interface Input<Id extends OperationId> {
  path: Field<operations[Id]['parameters'], 'path'>;
  query: Field<operations[Id]['parameters'], 'query'>;
  body: Sent<Id>;
}

/** The type of an operation's request body. */
export type Sent<Id extends OperationId> = Body<operations[Id]>;

/** The type of the JSON in an operation's 200 answer. */
export type Reply<Id extends OperationId> = Content<
  operations[Id]['responses'] extends { 200: infer Success } ? Success : never
>;

type Field<Parameters, Key extends string> = Parameters extends { [K in Key]?: infer Value }
  ? [NonNullable<Value>] extends [never]
    ? Record<string, never>
    : NonNullable<Value>
  : Record<string, never>;

type Body<Operation> = Operation extends { requestBody?: infer Sent }
  ? NonNullable<Sent> extends { content: infer Types }
    ? Types[keyof Types]
    : Record<string, never>
  : Record<string, never>;

type Content<Success> = Success extends { content: { 'application/json': infer Json } }
  ? Json
  : unknown;

interface Answering {
  answer(
    context: Context,
    input: { path: unknown; query: unknown; body: unknown },
  ): Promise<unknown>;
}

/**
 * The type of any handler. Each handler takes its own type of input; TypeScript accepts this only
 * because this is the type of a method, whose parameters it compares less strictly. It is safe,
 * because the input is validated against the contract before the call.
 */
export type AnyHandler = Answering['answer'];
