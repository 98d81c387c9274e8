import { answer, client, patience } from '../client.ts';
import { readMessage } from '../envelope.ts';

/**
 * Saves the categories that interest the customer in the current module; resolves with the server's
 * message.
 */
export async function saveInterests(ids: number[], signal?: AbortSignal): Promise<string> {
  const call = client.POST('/api/v1/customer/update-interest', {
    body: { interest: ids },
    signal: patience(signal),
  });
  return readMessage(await answer(call, signal));
}
