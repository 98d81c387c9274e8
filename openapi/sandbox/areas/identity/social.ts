import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuseWith } from '../../http/refusal.ts';
import type { LoginAnswer } from './session.ts';
import { texts } from './texts.ts';

type Body = Parameters<Handlers['signIn']>[1]['body'];

/** Sign-in by a provider's token: none is trusted until one is set up. */
export async function signInSocially(_ctx: Context, _body: Body): Promise<LoginAnswer> {
  return refuseWith(403, (say) => ({ error: say(texts.methodOff) }));
}
