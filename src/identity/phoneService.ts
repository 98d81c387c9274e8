import { deleteApp, initializeApp } from 'firebase/app';
import {
  inMemoryPersistence,
  initializeAuth,
  PhoneAuthProvider,
  RecaptchaVerifier,
} from 'firebase/auth';
import type { PhoneService } from '../../machines/rules/domain.ts';
import { CallError, failureOfSilence } from '../api/failure.ts';
import { captchaScripts, phoneServiceSetup } from '../api/identity/providers.ts';
import { asObject, asText } from '../api/scalars.ts';
import { t } from '../messages/index.ts';
import { withHiddenElement } from '../platform/hiddenElement.ts';
import { allowScripts } from '../platform/trusted.ts';

/**
 * Turns an error of the phone-authentication service into a message for customers, because the
 * service's own messages are for developers.
 */
function failureOf(error: unknown): CallError {
  const code = asText(asObject<{ code: string }>(error).code);
  if (code === 'auth/network-request-failed') return new CallError(failureOfSilence('offline'));
  const refusal = (name: string, message: string) =>
    new CallError({ kind: 'refused', status: 0, entries: [{ code: name, message }] });
  if (code === 'auth/invalid-phone-number' || code === 'auth/missing-phone-number') {
    return refusal('invalidPhone', t('identity.otp.notSent'));
  }
  if (code === 'auth/too-many-requests' || code === 'auth/quota-exceeded') {
    return refusal('otp', t('identity.otp.tooMany'));
  }
  return refusal('otp', t('identity.otp.notSent'));
}

/**
 * Lets the phone-authentication service send a code, behind an invisible captcha (API-16). No
 * session of the service remains in the browser: the shop's server checks the code.
 * @returns the service's id for this verification, which the server needs to check the code
 */
export async function sendByPhoneService(phone: string, service: PhoneService): Promise<string> {
  const setup = phoneServiceSetup(service);
  if (setup === null) throw failureOf(null);
  allowScripts(...captchaScripts);
  const app = initializeApp(setup);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  auth.useDeviceLanguage();
  try {
    return await withHiddenElement(async (place) => {
      const captcha = new RecaptchaVerifier(auth, place, { size: 'invisible' });
      try {
        return await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, captcha);
      } finally {
        captcha.clear();
      }
    });
  } catch (error) {
    throw failureOf(error);
  } finally {
    await deleteApp(app);
  }
}
