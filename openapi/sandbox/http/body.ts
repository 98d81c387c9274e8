import type { FastifyRequest } from 'fastify';
import { isJson, type Contract, type Json, type Operation } from './contract.ts';
import { refuse } from './refusal.ts';
import { texts } from './texts.ts';
import { readJson, spelledNothing } from './tolerant.ts';
import { acceptUpload, type Upload } from './uploads.ts';

/** How deep lists and objects of a body may be nested; the contract needs five levels. */
const MAX_DEPTH = 20;

const formType = 'application/x-www-form-urlencoded';

/**
 * The fields that an operation's body may have, with their schemas. It follows every `$ref`,
 * `allOf`, `oneOf` and `anyOf`.
 */
export function bodyFields(contract: Contract, operation: Operation): ReadonlyMap<string, Json> {
  const fields = new Map<string, Json>();
  const visit = (value: unknown) => {
    const schema = contract.resolve(value);
    if (isJson(schema['properties'])) {
      for (const [name, field] of Object.entries(schema['properties'])) {
        fields.set(name, contract.resolve(field));
      }
    }
    for (const key of ['allOf', 'oneOf', 'anyOf']) {
      const parts = schema[key];
      if (Array.isArray(parts)) parts.forEach(visit);
    }
  };
  const content = contract.resolve(operation.definition['requestBody'])['content'];
  if (!isJson(content)) return fields;
  for (const media of Object.values(content)) if (isJson(media)) visit(media['schema']);
  return fields;
}

/**
 * Brings JSON, form and multipart bodies into one form before validation: collects files, parses
 * JSON text in form fields, and removes empty fields, because this API treats an empty field as
 * missing.
 * @returns the uploaded files by field
 */
export async function prepareBody(
  request: FastifyRequest,
  fields: ReadonlyMap<string, Json>,
): Promise<Map<string, Upload[]>> {
  const files = new Map<string, Upload[]>();
  request.query = withoutEmpty(request.query);
  if (request.method === 'GET' || request.method === 'HEAD') return files;
  if (request.isMultipart()) {
    request.body = unfold(await readParts(request, files, fields).catch(unreadable), fields);
  } else if (request.headers['content-type']?.startsWith(formType) && isJson(request.body)) {
    request.body = unfold(request.body, fields);
  }
  // The content type selects the schema; with this one a missing body is validated as an empty
  // object.
  request.headers['content-type'] ??= 'application/json';
  if (isDeeper(request.body, MAX_DEPTH)) refuse(400, 'body', texts.unreadable);
  request.body = withoutEmpty(request.body ?? {});
  return files;
}

/** Whether lists and objects are nested in more than `levels` levels. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

async function readParts(
  request: FastifyRequest,
  files: Map<string, Upload[]>,
  fields: ReadonlyMap<string, Json>,
): Promise<Json> {
  const values = new Map<string, unknown[]>();
  for await (const part of request.parts()) {
    const name = fieldName(part.fieldname, fields);
    const known = values.get(name) ?? [];
    if (part.type === 'file') {
      const content = await part.toBuffer();
      if (content.length === 0) continue;
      const upload = acceptUpload(name, content);
      files.set(name, [...(files.get(name) ?? []), upload]);
      known.push(upload.mediaType);
    } else {
      known.push(part.value);
    }
    values.set(name, known);
  }
  return Object.fromEntries(
    [...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list]),
  );
}

/**
 * Errors of a broken multipart body (without boundary, or cut off) have no status, so they become a
 * 400.
 */
function unreadable(error: unknown): never {
  if (error instanceof Error && ('status' in error || 'statusCode' in error)) throw error;
  refuse(400, 'body', texts.unreadable);
}

/**
 * The name of a form field in the contract: `order_attachment`, `order_attachment[]` and
 * `order_attachment[0]` are one field.
 */
function fieldName(sent: string, fields: ReadonlyMap<string, Json>): string {
  if (fields.has(sent)) return sent;
  const bare = sent.replace(/\[\d*\]$/, '');
  return fields.has(`${bare}[]`) ? `${bare}[]` : bare;
}

function unfold(sent: Json, fields: ReadonlyMap<string, Json>): Json {
  const body: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(sent)) {
    const name = fieldName(key, fields);
    body[name] = unfoldValue(value, fields.get(name));
  }
  return body;
}

function unfoldValue(value: unknown, schema: Json | undefined): unknown {
  const types = [schema?.['type']].flat();
  const structured = types.includes('array') || types.includes('object');
  if (!structured || types.includes('string')) return value;
  const parsed = typeof value === 'string' && /^\s*[[{]/.test(value) ? readJson(value) : value;
  const unfolded = parsed ?? value;
  return types.includes('array') && !Array.isArray(unfolded) ? [unfolded] : unfolded;
}

function withoutEmpty(value: unknown): unknown {
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, field]) =>
        field !== null &&
        field !== undefined &&
        field !== '' &&
        // Some clients send the text "null" or "undefined" in this field.
        !(name === 'guest_id' && typeof field === 'string' && spelledNothing(field)),
    ),
  );
}
