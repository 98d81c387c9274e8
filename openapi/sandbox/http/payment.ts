import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/connection.ts';
import { paymentSessions, settings } from '../db/schema/operations.ts';
import type { Clock } from './clock.ts';
import { isPaymentKey, paymentKeyOf, type Payable } from './paymentKey.ts';
import { overPage, paymentPage, paymentStyles, type Payee } from './paymentPage.ts';
import { Refusal, refuseWith } from './refusal.ts';
import { asLanguage, browserLanguage } from '../languages/index.ts';
import { texts, type Language } from './texts.ts';
import type { Throttle } from './throttle.ts';
import { readId } from './tolerant.ts';

export type PaymentSession = typeof paymentSessions.$inferSelect;
export type PaymentOutcome = 'success' | 'fail' | 'cancel';

/** What can be paid now. */
export interface Due {
  /** In major currency units. */
  amount: number;
  /** The id of the plan that a store pays for; missing for everything else. */
  packageId?: number;
}

/**
 * Handles one kind of payment, such as orders, behind the common payment page. `areas/registry.ts`
 * lists all handlers.
 */
export interface PaymentHandler {
  /**
   * What is due; null when there is nothing to pay, or another person must pay it. `attributeId` is
   * the id of what is paid, such as an order.
   */
  due(db: Database, attributeId: number, payerId: number): Promise<Due | null>;
  /**
   * Books the outcome of a payment once, in the transaction that closes the payment session, so
   * that both succeed or neither does (ASVS 2.3.3).
   */
  settle(tx: Database, session: PaymentSession, outcome: PaymentOutcome, now: Date): Promise<void>;
}

export interface PaymentOptions {
  db: Database;
  clock: Clock;
  paymentHandlers: ReadonlyMap<string, PaymentHandler>;
  /** Origins besides this server to which the browser may return after a payment. */
  callbackOrigins: readonly string[];
  /** The public origin of this server; null takes it from each request. */
  publicUrl: string | null;
  throttle: Throttle;
}

interface Visit {
  /** The kind of payment; `order` when it is missing. */
  kind?: string;
  order_id?: string;
  customer_id?: string;
  payment_method?: string;
  callback?: string;
  /**
   * The secret key that only the payer has; clients that were made for other backends do not send
   * it.
   */
  payment_key?: string;
  /** The language of the shop; the browser's when it is missing. */
  language?: string;
}

/**
 * Records that the gateway gives a payment back, for payments that can go into no wallet. `tx` is
 * the transaction that closes the payment session.
 */
export async function refundByGateway(
  tx: Database,
  { id }: PaymentSession,
  now: Date,
): Promise<void> {
  await tx.update(paymentSessions).set({ refundedAt: now }).where(eq(paymentSessions.id, id));
}

const outcomes: readonly string[] = ['success', 'fail', 'cancel'] satisfies PaymentOutcome[];

/**
 * Stores a new payment session, and returns the path of its page. `payment.byPayer` is whether the
 * page was opened with the payer's secret key; `callback` is the URL to which the browser returns.
 */
async function openPayment(
  options: Pick<PaymentOptions, 'db' | 'clock'>,
  payment: Payable & Due & { method: string; byPayer: boolean },
  callback: URL,
): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  await options.db.insert(paymentSessions).values({
    ...payment,
    id,
    callback: callback.href,
    status: 'open',
    reference: `pay_${randomBytes(9).toString('base64url')}`,
    createdAt: options.clock.now(),
  });
  return `/sandbox/pay/${id}`;
}

/**
 * The URL that opens the payment page for something that is to be paid. `paid.callback` is the URL
 * to which the browser returns after the payment; the page checks its origin (wire facts 11.1).
 */
export async function payAddress(
  { db, baseUrl, language }: { db: Database; baseUrl: string; language: Language },
  paid: Payable & { method: string; callback: string },
): Promise<string> {
  const query = new URLSearchParams({
    kind: paid.kind,
    order_id: String(paid.attributeId),
    customer_id: String(paid.payerId),
    payment_key: await paymentKeyOf(db, paid),
    payment_method: paid.method,
    payment_platform: 'web',
    callback: paid.callback,
    language,
  });
  return `${baseUrl}/payment-mobile?${query.toString()}`;
}

/**
 * The URL to which a payment returns, if it is on this server or an allowed origin; null for any
 * other. This server's origins are the one of the request and the public one, which differ behind a
 * proxy that does not pass host name and protocol on.
 */
function allowedCallback(
  sent: string | undefined,
  request: FastifyRequest,
  { publicUrl, callbackOrigins }: Pick<PaymentOptions, 'publicUrl' | 'callbackOrigins'>,
): URL | null {
  const asked = `${request.protocol}://${request.host}`;
  const ownOrigin = publicUrl ?? asked;
  if (sent === undefined || sent === '' || !URL.canParse(sent, ownOrigin)) return null;
  const url = new URL(sent, ownOrigin);
  if (url.username !== '' || url.password !== '') return null;
  const origins = [new URL(ownOrigin).origin, asked, ...callbackOrigins];
  return ['http:', 'https:'].includes(url.protocol) && origins.includes(url.origin) ? url : null;
}

const paymentsOfOneAddress = { max: 60, seconds: 60 };

/**
 * Adds the routes of the payment page: open (`GET /payment-mobile`), show and finish (wire facts
 * 11.1). The URL has ids of order and customer that can be guessed; so one IP address can open only
 * a few pages, and only pages opened with the payer's secret key can make a payment fail.
 */
export function paymentRoutes(app: FastifyInstance, options: PaymentOptions): void {
  const { db, throttle } = options;
  app.get<{ Querystring: Visit }>('/payment-mobile', async (request, reply) => {
    await throttle.requireScaled(`payments of ${request.ip}`, paymentsOfOneAddress);
    const { query } = request;
    const orderId = readId(query.order_id);
    const payerId = readId(query.customer_id);
    const callback = allowedCallback(query.callback, request, options);
    const kind = query.kind ?? 'order';
    const handler = options.paymentHandlers.get(kind);
    const due =
      orderId === null || payerId === null
        ? null
        : ((await handler?.due(db, orderId, payerId)) ?? null);
    if (orderId === null || payerId === null || due === null || callback === null) {
      return refuseWith(403, (say) => ({
        errors: { code: 'order', message: say(texts.notFound) },
      }));
    }
    const method = query.payment_method ?? 'sandbox';
    const paid = { kind, attributeId: orderId, payerId };
    const byPayer = await isPaymentKey(db, paid, query.payment_key ?? '');
    const page = await openPayment(options, { ...paid, ...due, method, byPayer }, callback);
    const language = asLanguage(query.language);
    return reply.redirect(language === null ? page : `${page}?language=${language}`, 303);
  });

  app.get<{
    Params: { id: string };
    Querystring: Pick<Visit, 'language'>;
  }>('/sandbox/pay/:id', async (request, reply) => {
    const session = await findSession(db, request.params.id);
    const language =
      asLanguage(request.query.language) ?? browserLanguage(request.headers['accept-language']);
    const due = await options.paymentHandlers
      .get(session.kind)
      ?.due(db, session.attributeId, session.payerId);
    const isOver = session.status !== 'open' || due?.amount !== session.amount;
    const payee = await payeeOf(db);
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; form-action 'self' " +
          `${new URL(session.callback).origin}; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(
        isOver
          ? overPage(returnAddress(session, endOf(session)), payee, language)
          : paymentPage(session, payee, language),
      );
  });

  app.get('/sandbox/pay.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(paymentStyles),
  );

  app.post<{ Params: { id: string }; Body: { outcome?: string } | null | undefined }>(
    '/sandbox/pay/:id',
    async (request, reply) => {
      const outcome = request.body?.outcome;
      if (!isOutcome(outcome)) throw gone();
      const session = await settle(options, request.params.id, outcome);
      const result = session.status === 'open' ? outcome : session.status;
      return reply.redirect(returnAddress(session, result), 303);
    },
  );
}

const isOutcome = (value: unknown): value is PaymentOutcome =>
  typeof value === 'string' && outcomes.includes(value);

/**
 * The outcome of a payment that cannot be paid any more. If its session is still open, it counts as
 * canceled.
 */
const endOf = ({ status }: PaymentSession): PaymentOutcome =>
  status === 'open' ? 'cancel' : status;

const gone = () => new Refusal(404, (say) => ({ message: say(texts.notFound) }));

interface StoredPayee {
  business_name: string;
  currency_symbol: string;
  currency_symbol_direction: 'left' | 'right';
  digit_after_decimal_point: number;
}

/** The shop's name and currency, which the payment page shows. */
async function payeeOf(db: Database): Promise<Payee> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'config'));
  if (row === undefined) throw gone();
  const config = row.value as StoredPayee;
  return {
    name: config.business_name,
    currency: {
      symbol: config.currency_symbol,
      side: config.currency_symbol_direction,
      digits: config.digit_after_decimal_point,
    },
  };
}

async function findSession(db: Database, id: string): Promise<PaymentSession> {
  const [session] = await db.select().from(paymentSessions).where(eq(paymentSessions.id, id));
  if (session === undefined) throw gone();
  return session;
}

/**
 * Closes a payment session once: a second click, or Back and another button, changes nothing.
 * Without the payer's secret key only a successful payment has an effect.
 */
async function settle(
  options: PaymentOptions,
  id: string,
  outcome: PaymentOutcome,
): Promise<PaymentSession> {
  const now = options.clock.now();
  const settled = await options.db.transaction(async (tx) => {
    const [session] = await tx
      .update(paymentSessions)
      .set({ status: outcome, settledAt: now })
      .where(and(eq(paymentSessions.id, id), eq(paymentSessions.status, 'open')))
      .returning();
    if (session === undefined) return null;
    if (outcome === 'success' || session.byPayer) {
      await options.paymentHandlers.get(session.kind)?.settle(tx, session, outcome, now);
    }
    return session;
  });
  return settled ?? findSession(options.db, id);
}

/**
 * The URL to which the browser returns after a payment. `?flag=` with the outcome is simply
 * appended to the callback URL, even if that already has a query and so gets a second question
 * mark. Other backends do it in the same way.
 */
function returnAddress(session: PaymentSession, outcome: string): string {
  const facts = `payment_method=${session.method}&&attribute_id=${session.attributeId}&&transaction_reference=${session.reference}`;
  const token = encodeURIComponent(Buffer.from(facts).toString('base64'));
  return `${session.callback}?flag=${outcome}&&token=${token}`;
}
