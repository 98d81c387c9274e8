import { answer, client, patience } from '../client.ts';

/**
 * Sends a guest's message to the shop's mailbox; the shop replies to the guest's e-mail address.
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
  await answer(call, signal);
}
