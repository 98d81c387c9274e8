import type { Medium } from '../../../machines/rules/identity.ts';
import { providerSetup, signInAddress } from '../../api/identity/providers.ts';
import { ownOrigin } from '../../platform/browser.ts';
import { openWindow, popupAnswer } from '../../platform/popup.ts';
import { providerProblem, type Provider } from './provider.ts';
import { credentialOf, newAuthenticationRequest } from './authenticationRequest.ts';

/**
 * Sign-in with Google or Facebook by OpenID Connect, in a separate window. The id token returns in
 * that window's URL, so that no script of the provider runs in the shop's page.
 */
export const openId = (medium: Exclude<Medium, 'apple'>): Provider => ({
  async ask(client, signal) {
    const setup = providerSetup(medium, client, ownOrigin());
    if (setup === null) throw providerProblem('missing');
    const question = await newAuthenticationRequest();
    const { state } = question;
    const asked = { ...setup, state, nonce: question.hashedNonce };
    const opened = openWindow(signInAddress(setup.url, asked));
    if (opened === null) throw providerProblem('blocked');
    const returned = await popupAnswer(opened, (answer) => answer['state'] === state, signal);
    if (returned === null || returned['error'] === 'access_denied') throw providerProblem('closed');
    if (returned['error'] !== undefined) {
      throw providerProblem('refused', returned['error_description']);
    }
    return credentialOf(question, { medium, state, token: returned['id_token'] });
  },
});
