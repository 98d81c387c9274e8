import { readFileSync } from 'node:fs';
import { fromRoot } from '../db/root.ts';
import type { Allowance } from './throttle.ts';

/** Plain JSON: the contract is read as data, its types are generated elsewhere. */
export type Json = { readonly [key: string]: unknown };

/** An operation's requirements for every request, read from the contract. */
export interface Operation {
  id: string;
  method: string;
  /** In the contract's form: `/api/v1/stores/details/{id}`. */
  path: string;
  /** `customer`: token needed; `guest`: token or guest id; `open`: neither. */
  access: 'open' | 'guest' | 'customer';
  module: 'ignored' | 'optional' | 'required';
  zones: 'ignored' | 'optional' | 'required';
  /** Whether the answer depends on where the customer is. */
  position: 'ignored' | 'optional' | 'required';
  /**
   * How often one customer may call it (`x-limit`), besides the limit of all calls; null: no limit.
   */
  limit: Allowance | null;
  definition: Json;
}

export interface Contract {
  document: Json;
  operations: ReadonlyMap<string, Operation>;
  /** Follows a `$ref` (or returns the value itself). */
  resolve: (value: unknown) => Json;
}

const methods = ['get', 'post', 'put', 'delete', 'patch'];

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the generated contract. */
export function loadContract(file = fromRoot('openapi/generated/storefront.json')): Contract {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return parseContract(document);
}

/**
 * The operations of a contract with their requirements. @throws Error when the document is not a
 * contract
 */
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

/** No scheme: open. A token or nothing (`{}`): the guest rule of wire facts 1.3. */
function readAccess(security: unknown): Operation['access'] {
  if (!Array.isArray(security) || security.length === 0) return 'open';
  const optional = security.some((scheme) => isJson(scheme) && Object.keys(scheme).length === 0);
  return optional ? 'guest' : 'customer';
}
