import type { operations } from '../../generated/api.ts';
import type { Context } from './context.ts';

/**
 * How an area answers: one function per operationId of the contract, typed by it.
 *
 *     export const handlers = {
 *       listModules: async (ctx, { query }) => { …; return rows; },
 *     } satisfies Partial<Handlers>;
 *
 * What it returns is the 200 reply; everything else is thrown (`refuse(403, 'cart_item', text)`).
 * null leaves as `{}` (wire facts 1.7). Input is validated and numbers are numbers; empty fields
 * are absent.
 */
export type Handlers = { [Id in OperationId]: Handler<Id> };

type OperationId = keyof operations;

type Handler<Id extends OperationId> = (context: Context, input: Input<Id>) => Promise<Reply<Id>>;

/** The validated parts of a request. */
interface Input<Id extends OperationId> {
  path: Field<operations[Id]['parameters'], 'path'>;
  query: Field<operations[Id]['parameters'], 'query'>;
  body: Sent<Id>;
}

/** What a request to an operation carries. */
export type Sent<Id extends OperationId> = Body<operations[Id]>;

/** The JSON of a 200 reply. */
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
 * Any handler. A method's type, because those may ask for narrower input: each handler's own types
 * are the contract's, and input is validated against the same contract before it is called.
 */
export type AnyHandler = Answering['answer'];
