import { Navigate, useSearchParams } from 'react-router-dom';
import { linkTo } from '../../machines/rules/paths.ts';
import { paymentFlagOf } from '../../machines/rules/paymentFlag.ts';
import { MembersPage } from '../account/index.ts';
import { t } from '../messages/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { screen } from './screen.ts';

const DetailsPage = screen(() => import('../account/DetailsPage.tsx'), 'DetailsPage');
const AddressesPage = screen(() => import('../place/AddressesPage.tsx'), 'AddressesPage');
const InboxPage = screen(() => import('../inbox/InboxPage.tsx'), 'InboxPage');
const NotificationsPage = screen(
  () => import('../inbox/notifications/NotificationsPage.tsx'),
  'NotificationsPage',
);

/** The pages of the profile, by their names in the address; the first where none is named (NAV-10). */
export function ProfilePage() {
  const [params] = useSearchParams();
  const named = params.get('page') ?? '';
  // The return from a payment has appended its flag to the name.
  const [name = ''] = named.split('?');
  if (name === '') return <Navigate to={linkTo('profile', { page: 'profile-settings' })} replace />;
  if (name === 'wallet') {
    const flag = paymentFlagOf(params, named);
    return <Navigate to={linkTo('wallet', { flag })} replace />;
  }
  if (name === 'profile-settings') return <DetailsPage />;
  if (name === 'inbox') return <InboxPage />;
  if (name === 'notifications') return <NotificationsPage />;
  if (name !== 'addresses') return <NotFoundPage />;
  return (
    <MembersPage title={t('account.addresses')}>
      <AddressesPage />
    </MembersPage>
  );
}
