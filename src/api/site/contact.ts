import { t } from '../../messages/index.ts';
import { answer, client, patience } from '../client.ts';
import { ifUnknown, refuseUnknown } from '../unknownCall.ts';

/**
 * Sends a guest's message to the shop's mailbox; the shop replies to the guest's e-mail address.
 * Where the backend has no such call, it rejects with a text that names the phone and e-mail.
 */
export async function contactShop(
  from: { name: string; email: string },
  message: string,
  signal?: AbortSignal,
): Promise<void> {
  const call = client.POST('/api/v1/contact', {
    body: { ...from, message },
    signal: patience(signal),
  });
  await ifUnknown<unknown>(answer(call, signal), () => refuseUnknown(t('site.contact.elsewhere')));
}
