import { answer, client, patience } from '../client.ts';

/** Subscribes an e-mail address to the newsletter (API-34). */
export async function subscribeNewsletter(email: string, signal?: AbortSignal): Promise<void> {
  const call = client.POST('/api/v1/newsletter/subscribe', {
    body: { email },
    signal: patience(signal),
  });
  await answer(call, signal);
}
