import { t } from '../messages/index.ts';
import { within } from '../platform/within.ts';
import { PATIENCE_MS } from './client.ts';
import { CallError } from './failure.ts';

/**
 * Loads code that a call needs: `loadForCall(import('./service.ts'))`. If it does not come in the
 * time that an answer may take, this rejects like a call that the server refused, with a message
 * that says so. The message proposes a reload, because some browsers remember a failed import until
 * then, and because a server with a newer version of the shop no longer has the code of the open
 * page. The page is not reloaded by itself, because a typed password would be lost.
 */
export async function loadForCall<Module>(code: Promise<Module>): Promise<Module> {
  try {
    return await within(PATIENCE_MS, code);
  } catch {
    const entries = [{ code: '', message: t('app.code.failed') }];
    throw new CallError({ kind: 'refused', status: 0, entries });
  }
}
