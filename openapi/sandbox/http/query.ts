import type { FastifyRequest } from 'fastify';
import { isJson, type Contract, type Json, type Operation } from './contract.ts';
import { spelledNothing } from './tolerant.ts';

/** The query parameters that an operation may have, with their schemas. */
export function queryFields(contract: Contract, operation: Operation): ReadonlyMap<string, Json> {
  const listed = operation.definition['parameters'];
  const parameters = (Array.isArray(listed) ? listed : []).map(contract.resolve);
  return new Map(
    parameters
      .filter((parameter) => parameter['in'] === 'query')
      .map((parameter) => [String(parameter['name']), contract.resolve(parameter['schema'])]),
  );
}

/**
 * Reads the query of a GET tolerantly (wire facts 18.36). The text "null" and unknown choices count
 * as missing; of repeated parameters the last one counts; numbers are read from their leading
 * digits. Missing required parameters are rejected later, by the validation.
 */
export function readQuery(
  request: Pick<FastifyRequest, 'query'>,
  fields: ReadonlyMap<string, Json>,
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  if (!isJson(request.query)) return query;
  for (const [sentName, sent] of Object.entries(request.query)) {
    // Some clients append a second query to a URL: then the first name begins with a question mark.
    const name = sentName.replace(/^\?+/, '');
    const last: unknown = Array.isArray(sent) ? sent.at(-1) : sent;
    const value = typeof last === 'string' ? readParameter(last, fields.get(name)) : undefined;
    if (value !== undefined) query[name] = value;
  }
  return query;
}

function readParameter(sent: string, schema: Json | undefined): string | undefined {
  if (spelledNothing(sent.replace(/\?+$/, ''))) return undefined;
  const choices: unknown = schema?.['enum'];
  if (Array.isArray(choices)) {
    const chosen = sent.replace(/\?.*$/, '');
    return choices.some((choice) => String(choice) === chosen) ? chosen : undefined;
  }
  const types = [schema?.['type']].flat();
  // A number with a decimal comma, such as `1,5`, is not cut at the comma: that would be another
  // number. The text is passed on, and the validation rejects it.
  if (types.includes('number') && /^\s*-?\d+,\d/.test(sent)) return sent;
  if (types.includes('integer')) return /^\s*(-?\d+)/.exec(sent)?.[1];
  if (!types.includes('number')) return sent;
  const number = /^\s*(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)/i.exec(sent)?.[1];
  return Number.isFinite(Number(number)) ? number : undefined;
}
