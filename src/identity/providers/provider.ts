import type { ProviderClient } from '../../../machines/rules/domain.ts';
import type { SocialCredential } from '../../../machines/rules/identity.ts';
import { CallError } from '../../api/failure.ts';

/**
 * A firm that can say who a customer is (AUTH-35). One adapter a kind of sign-in, loaded when a
 * customer chooses it.
 */
export interface Provider {
  /**
   * Opens the provider's window and waits for what it gives. Rejects as `providerProblem` says;
   * the signal ends the waiting and closes the window.
   */
  ask(client: ProviderClient, signal: AbortSignal): Promise<SocialCredential>;
}

/**
 * Why a provider gave nothing: the customer closed its window, it could not be loaded or is not set
 * up, the browser blocked its window, it refused, or what came back answers another
 * question than ours.
 */
type ProviderProblem = 'closed' | 'missing' | 'blocked' | 'refused' | 'foreign';

/** The rejection of `Provider.ask`. `message` is the provider's own, where it gave one. */
export const providerProblem = (code: ProviderProblem, message = ''): CallError =>
  new CallError({ kind: 'refused', status: 0, entries: [{ code, message }] });
