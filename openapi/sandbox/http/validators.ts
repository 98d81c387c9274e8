import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isJson } from './contract.ts';
import type { ErrorEntry, Say } from './refusal.ts';
import { texts } from './texts.ts';

/**
 * Thrown when a part of a request violates the contract; the error handler turns the issues into an
 * answer.
 */
export class InvalidInput extends Error {
  readonly issues: ErrorObject[];

  constructor(issues: ErrorObject[]) {
    super('The request does not follow the contract.');
    this.issues = issues;
  }
}

/**
 * Makes a validator for request schemas. A schema is compiled on first use, so that the server
 * starts quickly. Numbers may be sent as text and booleans as 0 and 1, because clients do so (wire
 * facts 1.1).
 */
export function lazyRequestValidator(): (
  schema: unknown,
) => (data: unknown) => { value: unknown } | { error: InvalidInput } {
  const ajv = new Ajv2020({
    strict: false,
    // JSON numbers that are too large, such as 1e400, are read as infinite: they are no numbers.
    strictNumbers: true,
    allErrors: true,
    coerceTypes: true,
    addUsedSchema: false,
  });
  addFormats(ajv);
  return (schema) => {
    let validate: ValidateFunction | undefined;
    return (data) => {
      validate ??= ajv.compile(isJson(schema) ? schema : true);
      return validate(data)
        ? { value: data }
        : { error: new InvalidInput([...(validate.errors ?? [])]) };
    };
  };
}

/** Keywords that only combine schemas: what is wrong is said by the issues of these schemas. */
const COMBINING = new Set(['if', 'anyOf', 'oneOf']);

/**
 * The entries of an error answer, one for each invalid field (wire facts 1.6). The body as a whole
 * has an entry only where no field is to blame, because a client shows every entry to its customer.
 */
export function describeIssues(issues: readonly ErrorObject[], say: Say): ErrorEntry[] {
  const entries = new Map<string, string>();
  const particular = issues.filter(({ keyword }) => !COMBINING.has(keyword));
  for (const issue of particular.length > 0 ? particular : issues) {
    const field = fieldOf(issue);
    if (!entries.has(field)) entries.set(field, describe(issue, field, say));
  }
  return [...entries].map(([code, message]) => ({ code, message }));
}

function fieldOf(issue: ErrorObject): string {
  const path = issue.instancePath.split('/').slice(1);
  const own: unknown = issue.params['missingProperty'] ?? issue.params['additionalProperty'];
  if (path.length === 0 && typeof own === 'string') return own;
  return path[0] ?? 'body';
}

function describe(issue: ErrorObject, field: string, say: Say): string {
  const limit: unknown = issue.params['limit'];
  return say(textOf(issue), {
    field: field.replaceAll('_', ' '),
    limit: typeof limit === 'number' ? limit : '',
    type: String(issue.params['type'] ?? ''),
  });
}

function textOf(issue: ErrorObject) {
  switch (issue.keyword) {
    case 'required':
      return texts.fieldRequired;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return texts.fieldUnknown;
    case 'type':
      return texts.fieldType;
    case 'minimum':
    case 'exclusiveMinimum':
      return texts.fieldMinimum;
    case 'maximum':
    case 'exclusiveMaximum':
      return texts.fieldMaximum;
    case 'minLength':
    case 'minItems':
      return texts.fieldShort;
    case 'maxLength':
    case 'maxItems':
      return texts.fieldLong;
    case 'enum':
    case 'const':
      return texts.fieldChoice;
    default:
      return texts.fieldFormat;
  }
}
