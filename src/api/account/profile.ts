import type { Channel, ProfileAnswer, ProfileChange } from '../../../machines/rules/identity.ts';
import { answer, client } from '../client.ts';
import { asForm, uploadPatience } from '../upload.ts';
import { readMessage } from '../envelope.ts';
import { asFlag, asObject } from '../scalars.ts';
import type { AnswerTo } from '../wire.ts';

/**
 * What a call sends in addition to the profile's fields, to request or to submit a verification
 * code. Every call repeats all fields of the profile (wire facts 4).
 */
interface Beside {
  /**
   * Requests a code for the phone or the e-mail address, even when nothing has changed (API-15).
   */
  asked?: Channel | null;
  /**
   * The code that the customer entered to verify the phone or the e-mail address. `sessionInfo` is
   * the session at the phone-authentication service; null when the shop itself sent the code.
   */
  proof?: { channel: Channel; code: string; sessionInfo: string | null };
}

/**
 * Changes the profile (API-03, DATA-27). Resolves with a message when it is saved, or with `due`,
 * the phone or e-mail address that has to be verified by a code first. `asked` requests such a code
 * even when nothing has changed; `proof` is the code that the customer entered.
 * @throws CallError also for a code that is wrong, or that cannot be sent
 */
export async function changeProfile(
  { name, email, phone, password, picture }: ProfileChange,
  { asked = null, proof }: Beside,
  signal?: AbortSignal,
): Promise<ProfileAnswer> {
  const body = {
    name,
    email,
    phone,
    button_type: asked ?? (password === '' ? ('' as const) : ('change_password' as const)),
    ...(password !== '' && { password }),
    ...(proof !== undefined && {
      otp: proof.code,
      verification_on: proof.channel,
      verification_medium: mediumOf(proof),
      ...(proof.sessionInfo !== null && { session_info: proof.sessionInfo }),
    }),
  };
  const pictures = picture === null ? [] : [picture];
  const call = client.POST('/api/v1/customer/update-profile', {
    body,
    bodySerializer: () => asForm(body, 'image', pictures),
    signal: uploadPatience(pictures, signal),
  });
  return readProfileAnswer(await answer(call, signal));
}

type Proof = NonNullable<Beside['proof']>;

function mediumOf({ channel, sessionInfo }: Proof): 'email' | 'SMS' | 'firebase' {
  if (channel === 'email') return 'email';
  return sessionInfo === null ? 'SMS' : 'firebase';
}

function readProfileAnswer(value: unknown): ProfileAnswer {
  const body = asObject<AnswerTo<'updateProfile'>>(value);
  const channel = body.verification_on;
  const isDue = asFlag(body.otp_send) && (channel === 'phone' || channel === 'email');
  const text = readMessage(value);
  return {
    due: isDue ? { channel, byService: body.verification_medium === 'firebase' } : null,
    message: text === '' ? { key: 'account.profile.saved' } : { text },
  };
}
