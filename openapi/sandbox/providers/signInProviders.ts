import type { Medium } from '../../../machines/rules/identity.ts';
import type { Database } from '../db/connection.ts';
import {
  readIdToken,
  realIssuers,
  TokenRefused,
  type ProvenIdentity,
  type RegisteredClients,
} from './idTokens.ts';
import { localClientId, LocalProviders, providersPath } from './localProvider.ts';

const localPages: Readonly<Record<Medium, string>> = {
  google: `${providersPath}/auth`,
  facebook: `${providersPath}/auth`,
  apple: `${providersPath}/apple.js`,
};

const isMedium = (name: string): name is Medium => Object.hasOwn(localPages, name);

/**
 * Sign-in through Google, Facebook and Apple: the real ones where the shop is registered, else, in
 * a demo shop, the simulated ones.
 */
export class SignInProviders {
  readonly local: LocalProviders;
  readonly #clients: RegisteredClients;
  readonly #real: ReturnType<typeof realIssuers>;

  constructor(db: Database, clients: RegisteredClients) {
    this.local = new LocalProviders(db);
    this.#clients = clients;
    this.#real = realIssuers(clients);
  }

  /**
   * What a storefront needs to start a sign-in: the client id, and for the simulated provider also
   * its page; empty when it is not offered. `demo` is whether the shop is a demo, which alone has
   * simulated providers.
   */
  clientOf(medium: string, demo: boolean): { client_id?: string; url?: string } {
    if (!isMedium(medium)) return {};
    const registered = this.#clients[medium];
    if (registered !== null) return { client_id: registered };
    return demo ? { client_id: localClientId(medium), url: localPages[medium] } : {};
  }

  /**
   * Reads and checks the identity in an id token.
   * @param at the origin of this server, and whether the shop is a demo; only a demo accepts tokens
   * of the simulated providers
   * @throws TokenRefused
   */
  async identify(
    medium: Medium,
    proof: { token: string; nonce: string },
    at: { origin: string; demo: boolean },
  ): Promise<ProvenIdentity> {
    const issuer =
      this.#real[medium] ?? (at.demo ? await this.local.issuer(at.origin, medium) : null);
    if (issuer === null) throw new TokenRefused(false);
    return readIdToken(medium, issuer, proof.token, proof.nonce);
  }
}
