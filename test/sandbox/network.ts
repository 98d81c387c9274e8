import type { Answer, Call } from './support.ts';

/** One call to a server in another process, over the network; null when nothing was answered. */
export async function tryCall(
  origin: string,
  { method = 'GET', url, ...call }: Call,
): Promise<Answer | null> {
  const address = new URL(url, origin);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    address.searchParams.set(name, String(value));
  }
  const reply = await fetch(address, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
      ...(call.moduleId !== undefined && { moduleid: String(call.moduleId) }),
      ...(call.zoneIds !== undefined && { zoneid: JSON.stringify(call.zoneIds) }),
      ...(call.ip !== undefined && { 'x-forwarded-for': call.ip }),
      ...call.headers,
    },
    body: call.body === undefined ? null : JSON.stringify(call.body),
    redirect: 'manual',
  }).catch(() => null);
  if (reply === null) return null;
  const text = await reply.text();
  const { status, headers } = reply;
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  const body: unknown = isJson ? JSON.parse(text) : text;
  return { status, body, headers: Object.fromEntries(headers), text };
}

/** As `tryCall`. @throws Error when nothing was answered */
export async function callOver(origin: string, call: Call): Promise<Answer> {
  const answer = await tryCall(origin, call);
  if (answer === null) throw new Error(`${call.url} was not answered.`);
  return answer;
}
