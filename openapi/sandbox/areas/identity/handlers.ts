import { readBearer } from '../../http/context.ts';
import { issueGuest } from '../../http/guests.ts';
import type { Handlers } from '../../http/handlers.ts';
import { revokeTokens } from '../../http/tokens.ts';
import { updateProfile } from './profile.ts';
import { requestPasswordCode, resetPassword, verifyPasswordCode } from './recovery.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';
import { signInSocialLegacy, signUpSocialLegacy } from './social.ts';
import { texts } from './texts.ts';
import {
  updateAuthInfo,
  verifyContact,
  verifyPhoneSession,
  verifyRecoverySession,
} from './verify.ts';

/** All handlers for sign-in, sign-up, codes and sessions (wire facts 3). */
export const handlers = {
  requestGuestId: async (ctx) => {
    const { id, key } = await issueGuest(ctx.db, ctx.now);
    return { message: ctx.say(texts.welcome), guest_id: id, guest_key: key };
  },
  signUp,
  signIn,
  verifyContact,
  verifyPhoneSession,
  verifyRecoverySession,
  updateAuthInfo,
  signInSocialLegacy,
  signUpSocialLegacy,
  requestPasswordCode,
  verifyPasswordCode,
  resetPassword,
  updateProfile,
  signOut: async (ctx) => {
    const token = readBearer(ctx.header('authorization'));
    if (token !== null) await revokeTokens(ctx.db, { token });
    return { message: ctx.say(texts.signedOut) };
  },
} satisfies Partial<Handlers>;
