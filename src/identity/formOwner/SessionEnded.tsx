import { useQuery } from '@tanstack/react-query';
import { useOutlet } from '../../flow/outlet.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorPanel } from '../../ui/Panels.tsx';

interface SessionEndedProps {
  /** A text that says what was not lost. */
  reassurance?: string;
  /** Goes on as a guest; null where only customers can. */
  onGuest: (() => void) | null;
}

/**
 * Shown when the customer's session has ended and they closed the sign-in dialog: they sign in
 * after all or, where the shop allows it, knowingly go on as a guest with an empty form (F-01).
 */
export function SessionEnded({ reassurance, onGuest }: SessionEndedProps) {
  const outlet = useOutlet();
  const { data: config } = useQuery(configQuery());
  return (
    <ErrorPanel
      message={{ key: 'account.session.ended' }}
      {...(reassurance === undefined ? {} : { reassurance })}
      action={
        <>
          <Button
            look="ink"
            onClick={() => outlet({ type: 'auth.asked', mode: 'signIn', intent: null })}
          >
            {t('account.signIn')}
          </Button>
          {onGuest !== null && config?.guestCheckout === true && (
            <Button onClick={onGuest}>{t('checkout.guest.go')}</Button>
          )}
        </>
      }
    />
  );
}
