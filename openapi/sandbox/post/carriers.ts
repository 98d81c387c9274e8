import { createTransport } from 'nodemailer';

/** Something to bring to a phone or an address. */
export interface Message {
  channel: 'phone' | 'email';
  /** International phone, or lower-case address. */
  to: string;
  subject: string;
  text: string;
}

/** Brings messages of one channel; rejects when one was not taken. */
export type Carrier = (message: Message) => Promise<void>;

/** A mail server: `smtps://user:password@host`, and who writes. */
export interface MailServer {
  url: string;
  from: string;
}

/** An SMS gateway that takes `POST {to, text}` as JSON, with a bearer token if it wants one. */
export interface SmsGateway {
  url: string;
  token: string | null;
}

const patienceMs = 10_000;
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** E-mail by SMTP; beyond this machine never without encryption. */
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

/** SMS by a gateway. */
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
