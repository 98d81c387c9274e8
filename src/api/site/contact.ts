import { answer, client, patience } from '../client.ts';

/** Brings a guest's words to the shop's mailbox, which answers to their address. */
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
