import { readFileSync } from 'node:fs';
import { fromRoot } from '../db/root.ts';
import type { Allowance } from './throttle.ts';

/** A JSON object. The contract is read as plain data here; its types are generated elsewhere. */
export type Json = { readonly [key: string]: unknown };

/** An operation of the API contract, with what it requires of every request. */
export interface Operation {
  id: string;
  method: string;
  /** The path as the contract writes it, such as `/api/v1/stores/details/{id}`. */
  path: string;
  /**
   * Who may call the operation: `customer` needs a sign-in token, `guest` a token or a guest id,
   * `open` neither.
   */
  access: 'open' | 'guest' | 'customer';
  module: 'ignored' | 'optional' | 'required';
  zones: 'ignored' | 'optional' | 'required';
  /**
   * Whether the operation reads the customer's position from the headers, and whether a request
   * must have it.
   */
  position: 'ignored' | 'optional' | 'required';
  /**
   * How often a customer may call this operation (`x-limit`), in addition to the limit for all
   * calls; null means no such limit.
   */
  limit: Allowance | null;
  definition: Json;
}

export interface Contract {
  document: Json;
  operations: ReadonlyMap<string, Operation>;
  /**
   * Returns the part of the contract to which a `$ref` points; any other value is returned
   * unchanged.
   */
  resolve: (value: unknown) => Json;
}

const methods = ['get', 'post', 'put', 'delete', 'patch'];

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the generated API contract from its file. */
export function loadContract(file = fromRoot('openapi/generated/storefront.json')): Contract {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return parseContract(document);
}

/** Reads the operations of a contract. @throws Error when the document is not a contract */
export function parseContract(document: unknown): Contract {
  if (!isJson(document) || !isJson(document['paths'])) throw new Error('This is no contract.');
  const resolve = (value: unknown): Json => {
    if (!isJson(value)) return {};
    const reference = value['$ref'];
    return typeof reference === 'string' ? resolve(lookUp(document, reference)) : value;
  };
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(document['paths'])) {
    if (!isJson(item)) continue;
    for (const method of methods) {
      const definition = item[method];
      if (!isJson(definition)) continue;
      const operation = readOperation(method, path, item, definition, document, resolve);
      operations.set(operation.id, operation);
    }
  }
  return { document, operations, resolve };
}

function lookUp(document: Json, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((value, step) => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return isJson(value) ? value[decodeURIComponent(key)] : undefined;
  }, document);
}

function readOperation(
  method: string,
  path: string,
  item: Json,
  definition: Json,
  document: Json,
  resolve: (value: unknown) => Json,
): Operation {
  const id = definition['operationId'];
  if (typeof id !== 'string') throw new Error(`${method} ${path} has no operationId.`);
  const parameters = [item['parameters'], definition['parameters']]
    .flatMap((list: unknown) => (Array.isArray(list) ? list : []))
    .map(resolve);
  const header = (name: string) => {
    const found = parameters.find(
      (parameter) => parameter['in'] === 'header' && parameter['name'] === name,
    );
    if (found === undefined) return 'ignored';
    return found['required'] === true ? 'required' : 'optional';
  };
  return {
    id,
    method: method.toUpperCase(),
    path,
    access: readAccess(definition['security'] ?? document['security']),
    module: header('moduleId'),
    zones: header('zoneId'),
    position: header('latitude'),
    limit: readLimit(definition['x-limit']),
    definition,
  };
}

function readLimit(limit: unknown): Allowance | null {
  if (!isJson(limit)) return null;
  return { max: Number(limit['max']), seconds: Number(limit['seconds']) };
}

/**
 * Reads from `security` who may call an operation. Nothing there means everybody; a token or
 * nothing (`{}`) means customers and guests; else only customers (wire facts 1.3).
 */
function readAccess(security: unknown): Operation['access'] {
  if (!Array.isArray(security) || security.length === 0) return 'open';
  const optional = security.some((scheme) => isJson(scheme) && Object.keys(scheme).length === 0);
  return optional ? 'guest' : 'customer';
}
