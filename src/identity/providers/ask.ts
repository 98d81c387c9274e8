import type { Medium, LoginSwitches, SocialCredential } from '../../../machines/rules/identity.ts';
import { apple } from './apple.ts';
import { openId } from './openId.ts';
import type { Provider } from './provider.ts';

const adapters: Record<Medium, Provider> = {
  google: openId('google'),
  facebook: openId('facebook'),
  apple,
};

/**
 * Lets the customer sign in at a provider and resolves with the provider's answer (AUTH-35).
 * @param switches the shop's settings of sign-in, which contain those of each provider
 */
export function askProvider(
  medium: Medium,
  switches: LoginSwitches,
  signal: AbortSignal,
): Promise<SocialCredential> {
  return adapters[medium].ask(switches.clients[medium], signal);
}
