import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOutlet } from '../../flow/outlet.ts';
import { forget, get, set } from '../../platform/stored/store.ts';

/**
 * The query parameter of an invitation link; its value is the referral code of the customer who
 * invites.
 */
const REF_CODE = 'ref_code';
const plausible = /^[\p{L}\p{N}_-]{1,40}$/u;

/** The invitation code of the friend who invited this guest; '' when nobody did. */
export const invitedBy = (): string => get('invitation') ?? '';

/**
 * Handles a friend's invitation link: it opens the sign-up form for a guest, with the friend's code
 * in it. The code is stored for a month, for a guest who signs up later. For a customer the link
 * has no effect.
 */
export function useInvitation(signedIn: boolean): void {
  const outlet = useOutlet();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    if (signedIn) forget('invitation');
  }, [signedIn]);
  useEffect(() => {
    const params = new URLSearchParams(search);
    const code = params.get(REF_CODE);
    if (code === null) return;
    params.delete(REF_CODE);
    void navigate(
      { pathname, search: params.toString(), hash },
      { replace: true, state: state as unknown },
    );
    if (signedIn || !plausible.test(code)) return;
    set('invitation', code);
    outlet({ type: 'auth.asked', mode: 'signUp', intent: null });
  }, [navigate, outlet, signedIn, pathname, search, hash, state]);
}
