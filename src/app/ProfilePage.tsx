import { Navigate, useSearchParams } from 'react-router-dom';
import { MembersPage } from '../account/index.ts';
import { t } from '../messages/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { profileRedirect } from './profileRedirect.ts';
import { screen } from './screen.ts';

const DetailsPage = screen(() => import('../account/DetailsPage.tsx'), 'DetailsPage');
const AddressesPage = screen(() => import('../place/AddressesPage.tsx'), 'AddressesPage');
const InboxPage = screen(() => import('../inbox/InboxPage.tsx'), 'InboxPage');
const NotificationsPage = screen(
  () => import('../inbox/notifications/NotificationsPage.tsx'),
  'NotificationsPage',
);

/**
 * Shows the part of the profile that the URL's `page` names; without `page` it redirects to the
 * settings (NAV-10).
 */
export function ProfilePage() {
  const [params] = useSearchParams();
  const elsewhere = profileRedirect(params);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  const name = params.get('page');
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
