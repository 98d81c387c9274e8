import { LogIn, LogOut, MapPin, MapPinHouse, ReceiptText } from 'lucide-react';
import { useAskSignIn, useCustomer, useIsSignedIn, useSession } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { useModules } from '../modules/index.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button, ButtonFace } from '../ui/Button.tsx';
import { Column, Row } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';

/** The account's part of the menu of small screens (NAV-23). */
export function AccountRows({ onDone }: { onDone: () => void }) {
  const session = useSession();
  const signedIn = useIsSignedIn();
  const customer = useCustomer();
  const askSignIn = useAskSignIn();
  const rental = useModules().some(({ type }) => type === 'rental');
  if (!signedIn) {
    return (
      <Button
        look="primary"
        block
        icon={<LogIn className="flip" size={20} aria-hidden />}
        onClick={() => {
          onDone();
          askSignIn();
        }}
      >
        {t('account.signIn')}
      </Button>
    );
  }
  return (
    <Column>
      {customer !== null && (
        <Row>
          <Avatar name={customer.name} image={customer.imageUrl} size={44} />
          <b>
            <bdi>{customer.name}</bdi>
          </b>
        </Row>
      )}
      <ButtonFace as={Link} to="/my-orders" $block onClick={onDone}>
        <ReceiptText size={20} aria-hidden />
        {t('account.orders')}
      </ButtonFace>
      {rental && (
        <ButtonFace as={Link} to="/rental/trips" $block onClick={onDone}>
          <MapPin size={20} aria-hidden />
          {t('account.trips')}
        </ButtonFace>
      )}
      <ButtonFace as={Link} to="/profile?page=addresses" $block onClick={onDone}>
        <MapPinHouse size={20} aria-hidden />
        {t('account.addresses')}
      </ButtonFace>
      <Button
        block
        icon={<LogOut className="flip" size={20} aria-hidden />}
        onClick={() => {
          onDone();
          session.send({ type: 'session.signOut.asked' });
        }}
      >
        {t('account.signOut.open')}
      </Button>
    </Column>
  );
}
