import type { components, operations } from '../../openapi/generated/api.ts';

/**
 * The entities of the OpenAPI contract by name: the fields that the readers of `src/api` may use.
 */
export type Wire = components['schemas'];

/** The successful answer of an operation of the contract. */
export type AnswerTo<Name extends keyof operations> = operations[Name]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** The type of a list's entries; the list may be optional. */
export type Row<List> = List extends readonly (infer Entry)[] ? Entry : never;

type KeyOf<Entity> = Entity extends readonly unknown[]
  ? never
  : Entity extends object
    ? keyof Entity
    : never;

/**
 * An entity as it may really arrive: any field may be missing or of another type. Of a union it has
 * the fields of all members. A field that the contract lacks does not compile.
 */
export type Loose<Entity> = Readonly<Partial<Record<KeyOf<Entity>, unknown>>>;
