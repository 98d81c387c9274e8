import { setTimeout as wait } from 'node:timers/promises';
import type { Carrier, Message } from './carriers.ts';

/** Waits before the second and third try, in milliseconds. */
const laterMs = [1000, 5000];

interface Setup {
  mail: Carrier | null;
  sms: Carrier | null;
  /** The outbox keeps what it is given in any case: test mode. */
  keepsAll: boolean;
  onFault: (error: unknown) => void;
  /** Tests hurry. */
  waits?: readonly number[];
}

/**
 * Hands messages to the mail server and the SMS gateway, where there are any. Nobody waits for them:
 * an answer that took longer for a known account would tell that it is known (ASVS 6.3.8).
 */
export class PostOffice {
  readonly #setup: Setup;
  readonly #underWay = new Set<Promise<void>>();

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** Whether the outbox may keep the words of messages, codes among them. */
  keepsWords(demo: boolean): boolean {
    return demo || this.#setup.keepsAll;
  }

  /** Whether a message can reach anybody: by a carrier, or in the outbox. */
  reaches(channel: Message['channel'], demo: boolean): boolean {
    return this.#carrier(channel) !== null || this.keepsWords(demo);
  }

  /** Sends a message, in the background, three times if it has to. */
  send(message: Message): void {
    const carrier = this.#carrier(message.channel);
    if (carrier === null) return;
    const way = this.#bring(carrier, message).finally(() => this.#underWay.delete(way));
    this.#underWay.add(way);
  }

  /** Tells of a message that could not even be written. */
  report(error: unknown): void {
    this.#setup.onFault(error);
  }

  /** When nothing is under way any more. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  #carrier(channel: Message['channel']): Carrier | null {
    return channel === 'email' ? this.#setup.mail : this.#setup.sms;
  }

  async #bring(carrier: Carrier, message: Message): Promise<void> {
    for (const pause of [...(this.#setup.waits ?? laterMs), null]) {
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
