import { setTimeout as wait } from 'node:timers/promises';
import type { Carrier, Message } from './carriers.ts';

/**
 * How long to wait before the second and before the third attempt to send a message, in
 * milliseconds.
 */
const retryDelaysMs = [1000, 5000];

interface Setup {
  mail: Carrier | null;
  sms: Carrier | null;
  /**
   * Whether the outbox table always stores the text of messages, as in test mode; otherwise it does
   * so only in a demo shop.
   */
  keepsAll: boolean;
  onFault: (error: unknown) => void;
  /** Replaces the times to wait between attempts, in milliseconds; for tests. */
  waits?: readonly number[];
}

/**
 * Sends messages through the mail server and the SMS gateway, if there are any. Requests do not
 * wait for it: a longer duration for existing accounts would reveal that they exist (ASVS 6.3.8).
 */
export class PostOffice {
  readonly #setup: Setup;
  readonly #underWay = new Set<Promise<void>>();

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** Whether the outbox table may store the text of messages, which can contain codes. */
  keepsWords(demo: boolean): boolean {
    return demo || this.#setup.keepsAll;
  }

  /**
   * Whether a message can reach somebody: through a mail server or SMS gateway, or in the outbox.
   */
  reaches(channel: Message['channel'], demo: boolean): boolean {
    return this.#carrier(channel) !== null || this.keepsWords(demo);
  }

  /** Sends a message in the background, with up to three attempts. */
  send(message: Message): void {
    const carrier = this.#carrier(message.channel);
    if (carrier === null) return;
    const way = this.#bring(carrier, message).finally(() => this.#underWay.delete(way));
    this.#underWay.add(way);
  }

  /** Logs an error from composing a message, before it could be sent. */
  report(error: unknown): void {
    this.#setup.onFault(error);
  }

  /** Resolves when no message is being sent any more. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  #carrier(channel: Message['channel']): Carrier | null {
    return channel === 'email' ? this.#setup.mail : this.#setup.sms;
  }

  async #bring(carrier: Carrier, message: Message): Promise<void> {
    for (const pause of [...(this.#setup.waits ?? retryDelaysMs), null]) {
      try {
        await carrier(message);
        return;
      } catch (error) {
        if (pause === null) this.#setup.onFault(error);
        else await wait(pause, undefined, { ref: false });
      }
    }
  }
}
