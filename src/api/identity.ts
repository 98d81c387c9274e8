import { answer, client, patience } from './client.ts';
import { asObject, asText } from './scalars.ts';

/** A new guest id (API-35, GUEST-01). */
export async function requestGuestId(signal?: AbortSignal): Promise<string> {
  const call = client.POST('/api/v1/auth/guest/request', { body: {}, signal: patience(signal) });
  return asText(asObject(await answer(call, signal))['guest_id']);
}
