import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isJson, type Contract, type Json, type Operation } from './contract.ts';
import type { ReplyCheck } from './reply.ts';

const entry: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'string' }, message: { type: 'string' } },
};

/**
 * The forms of an error answer: a list of entries, or a single entry for a missing item (wire facts
 * 1.6).
 */
const envelope: Json = {
  type: 'object',
  required: ['errors'],
  properties: { errors: { anyOf: [{ type: 'array', minItems: 1, items: entry }, entry] } },
};

/** The compiled checker of each contract; several servers in one process share it. */
const checkers = new WeakMap<Contract, ReplyCheck>();

/**
 * Makes a function that checks answers against the contract, for tests and test mode.
 * @returns the function; it returns what is wrong with an answer, or null
 */
export function replyChecker(contract: Contract): ReplyCheck {
  const checker = checkers.get(contract) ?? compileChecker(contract);
  checkers.set(contract, checker);
  return checker;
}

function compileChecker(contract: Contract): ReplyCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(contract.document, 'contract:');
  const compiled = new Map<string, ValidateFunction | null>();
  return (operation, status, payload) => {
    const key = `${operation.id} ${status}`;
    let validate = compiled.get(key);
    if (validate === undefined) {
      const schema = schemaOf(contract, operation, status);
      validate = schema === null ? null : ajv.compile(schema);
      compiled.set(key, validate);
    }
    if (validate === null) return `${key}: the contract describes no such reply`;
    if (validate(payload)) return null;
    const first = (validate.errors ?? []).slice(0, 5);
    return `${key}: ${first.map((issue) => `${issue.instancePath || '/'} ${issue.message}`).join('; ')}`;
  };
}

/**
 * The schema that an operation's answer with this status must match; null when the contract
 * describes no such answer. An error whose status the operation does not list may have the
 * operation's `default` form or the common error form (`envelope`).
 */
function schemaOf(contract: Contract, operation: Operation, status: number): Json | null {
  const responses = operation.definition['responses'];
  if (!isJson(responses)) return null;
  const named = responses[String(status)];
  const reply = contract.resolve(named ?? responses['default']);
  if (reply['description'] === undefined) return null;
  const content = reply['content'];
  const json = isJson(content) ? content['application/json'] : undefined;
  const schema = isJson(json) ? absoluteReferences(json['schema']) : {};
  return named === undefined && status >= 400 ? { anyOf: [schema, envelope] } : schema;
}

/** Makes the `$ref`s of a schema absolute, so that they work outside the document. */
function absoluteReferences(schema: unknown): Json {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isJson(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' && inner.startsWith('#')
          ? `contract:${inner}`
          : walk(inner),
      ]),
    );
  };
  const walked = walk(schema);
  return isJson(walked) ? walked : {};
}
