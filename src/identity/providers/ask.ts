import type { Medium, LoginSwitches, SocialCredential } from '../../../machines/rules/identity.ts';
import { providerProblem, type Provider } from './provider.ts';

const adapters: Record<Medium, () => Promise<Provider>> = {
  google: async () => (await import('./openId.ts')).openId('google'),
  facebook: async () => (await import('./openId.ts')).openId('facebook'),
  apple: async () => (await import('./apple.ts')).apple,
};

/**
 * Lets the customer sign in at a provider and resolves with the provider's answer. The code for the
 * provider is loaded only now (AUTH-35).
 * @param switches the shop's settings of sign-in, which contain those of each provider
 */
export async function askProvider(
  medium: Medium,
  switches: LoginSwitches,
  signal: AbortSignal,
): Promise<SocialCredential> {
  const provider = await adapters[medium]().catch(() => {
    throw providerProblem('missing');
  });
  return provider.ask(switches.clients[medium], signal);
}
