import { createTransport } from 'nodemailer';

/** A message to a phone (SMS) or an e-mail address. */
export interface Message {
  channel: 'phone' | 'email';
  /** A phone number in international format, or an e-mail address in lower case. */
  to: string;
  subject: string;
  text: string;
}

/** Sends messages by e-mail or by SMS; rejects when a message was not accepted. */
export type Carrier = (message: Message) => Promise<void>;

/** A mail server, such as `smtps://user:password@host`, and the sender's address. */
export interface MailServer {
  url: string;
  from: string;
}

/**
 * An SMS gateway that accepts `POST {to, text}` as JSON. `token` is sent as bearer token; with null
 * none is sent.
 */
export interface SmsGateway {
  url: string;
  token: string | null;
}

const patienceMs = 10_000;
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Sends e-mail by SMTP. A mail server on another machine must support encryption. */
export function mailBy({ url, from }: MailServer): Carrier {
  const { hostname, protocol } = new URL(url);
  const transport = createTransport(
    {
      url,
      pool: true,
      requireTLS: protocol === 'smtp:' && !ownMachine.test(hostname),
      connectionTimeout: patienceMs,
      socketTimeout: patienceMs,
    },
    { from },
  );
  return async ({ to, subject, text }) => {
    await transport.sendMail({ to: { name: '', address: to }, subject, text });
  };
}

/** Sends SMS through a gateway. */
export function smsBy({ url, token }: SmsGateway): Carrier {
  return async ({ to, text }) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!reply.ok) throw new Error(`the SMS gateway answers ${reply.status}`);
  };
}
