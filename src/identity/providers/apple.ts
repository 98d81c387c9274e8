import { providerSetup } from '../../api/identity/providers.ts';
import { asObject, asText } from '../../api/scalars.ts';
import { ownOrigin } from '../../platform/browser.ts';
import { readGlobal, loadScript } from '../../platform/script.ts';
import { allowScripts } from '../../platform/trusted.ts';
import { providerProblem, type Provider } from './provider.ts';
import { credentialOf, newAuthenticationRequest } from './authenticationRequest.ts';

/** The functions of Apple's script that are used here. */
interface AppleSignIn {
  init(options: {
    clientId: string;
    scope: string;
    redirectURI: string;
    state: string;
    nonce: string;
    usePopup: boolean;
  }): void;
  signIn(): Promise<unknown>;
}

/** The answer of Apple's script; only the first sign-in has a `user`. */
interface AppleAnswer {
  authorization: { code: string; id_token: string; state: string };
  user: { name: { firstName: string; lastName: string } };
}

const loaded = (): AppleSignIn | null => {
  const { auth } = asObject<{ auth: AppleSignIn }>(readGlobal('AppleID'));
  return asObject<AppleSignIn>(auth).signIn === undefined ? null : (auth as AppleSignIn);
};

async function load(url: string): Promise<AppleSignIn> {
  if (loaded() === null) {
    allowScripts(url);
    await loadScript(url).catch(() => undefined);
  }
  const auth = loaded();
  if (auth === null) throw providerProblem('missing');
  return auth;
}

const leaving = [
  'popup_closed_by_user',
  'user_cancelled_authorize',
  'user_trigger_new_signin_flow',
];

/**
 * Turns a rejection of Apple's script into an error. The script rejects with `{error}`, not with an
 * Error.
 */
function problemOf(rejection: unknown): Error {
  const error = asText(asObject<{ error: string }>(rejection).error);
  if (leaving.includes(error)) return providerProblem('closed');
  if (error === 'popup_blocked_by_browser') return providerProblem('blocked');
  return providerProblem('refused');
}

/**
 * Sign-in with Apple. It uses Apple's own script, which passes the answer to this page instead of
 * putting it in a URL (AUTH-34).
 */
export const apple: Provider = {
  async ask(client, signal) {
    const setup = providerSetup('apple', client, ownOrigin());
    if (setup === null) throw providerProblem('missing');
    const auth = await load(setup.url.href);
    const question = await newAuthenticationRequest();
    signal.throwIfAborted();
    auth.init({
      clientId: setup.clientId,
      scope: 'name email',
      redirectURI: setup.returnUrl,
      state: question.state,
      nonce: question.hashedNonce,
      usePopup: true,
    });
    const answer = asObject<AppleAnswer>(
      await auth.signIn().catch((rejection: unknown) => {
        throw problemOf(rejection);
      }),
    );
    const {
      code,
      id_token: token,
      state,
    } = asObject<AppleAnswer['authorization']>(answer.authorization);
    const user = asObject<AppleAnswer['user']>(answer.user);
    const { firstName, lastName } = asObject<AppleAnswer['user']['name']>(user.name);
    const name = `${asText(firstName)} ${asText(lastName)}`.trim();
    return credentialOf(question, { medium: 'apple', state, token, uniqueId: asText(code), name });
  },
};
