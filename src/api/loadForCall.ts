import { PATIENCE_MS } from './client.ts';
import { CallError } from './failure.ts';
import { t } from '../messages/index.ts';

/** Rejects when code has been awaited for as long as an answer of the server. */
const silence = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(reject, PATIENCE_MS);
  });

/**
 * Loads code that a call needs: `loadForCall(import('./service.ts'))`. If the code does not come,
 * this rejects like a call that the server refused, with a message that says so. The message
 * proposes a reload, because some browsers remember a failed import until then, and because a
 * server with a newer version of the shop no longer has the code of the open page. The page is not
 * reloaded by itself, because a typed password would be lost.
 */
export async function loadForCall<Module>(code: Promise<Module>): Promise<Module> {
  try {
    return await Promise.race([code, silence()]);
  } catch {
    const entries = [{ code: '', message: t('app.code.failed') }];
    throw new CallError({ kind: 'refused', status: 0, entries });
  }
}
