import type { ProviderClient } from '../../../machines/rules/domain.ts';
import type { SocialCredential } from '../../../machines/rules/identity.ts';
import { CallError } from '../../api/failure.ts';

/**
 * A sign-in provider (AUTH-35). There is one adapter for each protocol. Its code is loaded with the
 * sign-in dialog: a browser may block a window that opens too long after the press.
 */
export interface Provider {
  /**
   * Opens the provider's window and waits for its answer. Rejects with a `providerProblem`; the
   * signal cancels the wait and closes the window.
   */
  ask(client: ProviderClient, signal: AbortSignal): Promise<SocialCredential>;
}

/**
 * Why a provider gave no answer: the customer closed its window, it could not be loaded or is not
 * set up, the browser blocked its window, it refused, or the answer belongs to another request.
 */
type ProviderProblem = 'closed' | 'missing' | 'blocked' | 'refused' | 'foreign';

/**
 * Makes the error with which `Provider.ask` rejects. `message` is the provider's own message, if it
 * sent one.
 */
export const providerProblem = (code: ProviderProblem, message = ''): CallError =>
  new CallError({ kind: 'refused', status: 0, entries: [{ code, message }] });
