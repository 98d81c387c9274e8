import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from './answerCache.ts';
import { compress, compressFrom, encodingFor } from './compression.ts';
import type { Operation } from './contract.ts';

/** Describes how an answer violates the contract; null when it does not. */
export type ReplyCheck = (operation: Operation, status: number, payload: unknown) => string | null;

declare module 'fastify' {
  interface FastifyInstance {
    /** Set in test mode: an answer that violates the contract becomes a 500 with the reason. */
    replyCheck: ReplyCheck | null;
  }
}

/**
 * Sends JSON as the API does: null as `{}`, and texts or numbers as bare JSON. Answers to public
 * reads have an ETag, so that a repeated request is cheap; browsers must not store other answers.
 */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  payload: unknown,
): FastifyReply | Promise<FastifyReply> {
  const text = JSON.stringify(payload ?? {});
  const breach = findBreach(request, status, text);
  void reply.code(status).type('application/json; charset=utf-8');
  if (breach !== null) return reply.code(500).send(JSON.stringify({ message: breach }));
  const isPublic =
    request.method === 'GET' && request.operation?.access === 'open' && status === 200;
  if (!isPublic || request.headers.authorization !== undefined) return reply.send(text);
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const answer: CachedAnswer = { text, tag, compressed: new Map() };
  request.cacheEntry?.fill(answer);
  return sendPublic(request, reply, answer);
}

/** Sends a public answer, compressed if possible, or 304 when the browser already has it. */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Promise<FastifyReply> {
  const { text, tag, compressed } = answer;
  void reply.type('application/json; charset=utf-8').headers({
    'cache-control': 'private, no-cache',
    vary: 'Origin, X-localization, zoneId, moduleId, latitude, longitude, Authorization, Accept-Encoding',
    etag: tag,
  });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === null || text.length < compressFrom) return reply.send(text);
  const copy = compressed.get(encoding);
  const making = copy ?? compress(text, encoding);
  compressed.set(encoding, making);
  const bytes = await making;
  if (copy === undefined) request.cacheEntry?.addCopy(answer, bytes.length);
  return reply.header('content-encoding', encoding).send(bytes);
}

function findBreach(request: FastifyRequest, status: number, text: string): string | null {
  const { replyCheck } = request.server;
  if (replyCheck === null || request.operation === null) return null;
  const payload: unknown = JSON.parse(text);
  return replyCheck(request.operation, status, payload);
}
