import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { MAX_BYTES } from '../../../machines/rules/picture.ts';
import type { Connection } from '../db/connection.ts';
import { AnswerCache } from './answerCache.ts';
import { bodyFields, prepareBody } from './body.ts';
import { readBearer, readContext, type Context, type ContextSource } from './context.ts';
import { isJson, type Contract, type Json, type Operation } from './contract.ts';
import type { AnyHandler } from './handlers.ts';
import { queryFields, readQuery } from './query.ts';
import { Refusal } from './refusal.ts';
import { sendJson, sendPublic } from './reply.ts';
import { operationIdOf, overrideOf, routable } from './routable.ts';
import { texts } from './texts.ts';
import { customerOfToken, type Customer } from './tokens.ts';
import { lazyRequestValidator } from './validators.ts';

declare module 'fastify' {
  interface FastifyRequest {
    operation: Operation | null;
    /** The signed-in customer; null for guests, anonymous visitors and invalid tokens. */
    customer: Customer | null;
    context: Context | null;
  }
}

export interface RoutesOptions {
  contract: Contract;
  handlers: ReadonlyMap<string, AnyHandler>;
  source: ContextSource;
  changes: Connection['changes'];
  requestsPerMinute: number;
}

/**
 * For signed-in customers the limit of an IP address is multiplied by this number, because several
 * customers may share an address.
 */
const customersPerAddress = 5;

/**
 * Adds a route for every operation of the contract. A request passes these steps: rate limit,
 * cache, body, context, validation, handler.
 */
export async function contractRoutes(app: FastifyInstance, options: RoutesOptions): Promise<void> {
  const { contract, source } = options;
  app.removeContentTypeParser('text/plain');
  await app.register(formbody);
  await app.register(multipart, {
    limits: { fileSize: MAX_BYTES, files: 8, fields: 80, fieldSize: 200_000 },
  });
  const compile = lazyRequestValidator();
  app.setValidatorCompiler(({ schema }) => compile(schema));

  const services: Record<string, (request: FastifyRequest, reply: FastifyReply) => unknown> = {};
  for (const [id, handler] of options.handlers) {
    if (!contract.operations.has(id)) throw new Error(`The contract has no operation ${id}.`);
    const service = (request: FastifyRequest, reply: FastifyReply) =>
      answer(handler, request, reply);
    services[id] = service;
    services[overrideOf(id)] = service;
  }
  app.addHook('onRequest', async (request) => {
    request.operation = operationOf(contract, request);
    // Routes of test mode are no operations of the contract's API.
    if (request.operation === null) return;
    const token = readBearer(request.headers.authorization ?? null);
    request.customer =
      token === null ? null : await customerOfToken(source.db, token, source.clock.now());
    await limitRequests(request, options);
  });
  const cache = new AnswerCache(options.changes, source.clock);
  app.addHook('preValidation', async (request, reply) => {
    request.cacheEntry = await cache.entryOf(request);
    const cached = request.cacheEntry?.answer ?? null;
    return cached === null ? undefined : sendPublic(request, reply, cached);
  });
  app.addHook('preValidation', prepare(contract, source));
  app.addHook('preValidation', limitOperation);
  await app.register(openapiGlue, {
    specification: routable(contract, options.handlers),
    serviceHandlers: services,
  });
}

function operationOf(contract: Contract, request: FastifyRequest): Operation | null {
  const { schema } = request.routeOptions;
  const id = isJson(schema) ? schema['operationId'] : undefined;
  return typeof id === 'string' ? (contract.operations.get(operationIdOf(id)) ?? null) : null;
}

/**
 * Makes the hook that reads the body and the context of a request. It runs before validation, so
 * that a visitor without permission gets that error first.
 */
function prepare(contract: Contract, source: ContextSource) {
  const fieldsOf = new Map<string, ReadonlyMap<string, Json>>();
  const parametersOf = new Map<string, ReadonlyMap<string, Json>>();
  return async (request: FastifyRequest) => {
    const { operation } = request;
    if (operation === null) return;
    const fields = fieldsOf.get(operation.id) ?? bodyFields(contract, operation);
    fieldsOf.set(operation.id, fields);
    if (operation.method === 'GET') {
      const parameters = parametersOf.get(operation.id) ?? queryFields(contract, operation);
      parametersOf.set(operation.id, parameters);
      request.query = readQuery(request, parameters);
    }
    const uploads = await prepareBody(request, fields);
    takeOverride(request, operation);
    request.context = await readContext(source, operation, request, uploads);
  };
}

async function answer(
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.context === null) throw new Error('A contract route ran without its context.');
  const { params: path, query, body } = request;
  return sendJson(request, reply, 200, await handler(request.context, { path, query, body }));
}

/**
 * Accepts a PUT that was sent as POST with `_method=put`, and removes that field from the body.
 * @throws Refusal 405 for a POST without it
 */
function takeOverride(request: FastifyRequest, operation: Operation): void {
  const { body } = request;
  const named = isJson(body) ? body['_method'] : undefined;
  if (isJson(body)) {
    request.body = Object.fromEntries(Object.entries(body).filter(([key]) => key !== '_method'));
  }
  if (request.method === operation.method || request.method === 'HEAD') return;
  if (typeof named === 'string' && named.toUpperCase() === operation.method) return;
  throw new Refusal(
    405,
    (say) => ({ message: say(texts.methodNotAllowed, { method: request.method }) }),
    { allow: operation.method },
  );
}

/**
 * Limits the requests of an IP address, before anything is read, and of a signed-in account.
 * @throws Refusal 429
 */
async function limitRequests(
  { ip, customer }: FastifyRequest,
  { requestsPerMinute, source: { throttle } }: RoutesOptions,
): Promise<void> {
  const max = requestsPerMinute;
  if (customer === null) {
    await throttle.requireOfMany(`requests of ${ip}`, { max, seconds: 60 });
    return;
  }
  const ofAddress = { max: max * customersPerAddress, seconds: 60 };
  await throttle.requireOfMany(`requests of ${ip} signed in`, ofAddress);
  await throttle.requireOfMany(`requests of account ${customer.id}`, { max, seconds: 60 });
}

/**
 * Applies an operation's own rate limit (`x-limit`): by account and IP address for customers, else
 * by IP address.
 * @throws Refusal 429
 */
async function limitOperation({ operation, context }: FastifyRequest): Promise<void> {
  if (operation === null || operation.limit === null || context === null) return;
  const { ip, throttle, customer } = context;
  const { id, limit } = operation;
  const account = customer === null ? null : `account ${customer.id}`;
  await throttle.requireScaled(`${id} ${account ?? `address ${ip}`}`, limit);
  if (account === null) return;
  const ofAddress = { ...limit, max: limit.max * customersPerAddress };
  await throttle.requireScaled(`${id} accounts of ${ip}`, ofAddress);
}
