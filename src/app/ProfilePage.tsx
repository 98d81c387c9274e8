import { Navigate, useSearchParams } from 'react-router-dom';
import { linkTo } from '../../machines/rules/paths.ts';
import { AddressesPage } from '../place/AddressesPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The pages of the profile, by their names in the address; the first where none is named (NAV-10). */
export function ProfilePage() {
  const [params] = useSearchParams();
  const name = params.get('page') ?? '';
  if (name === '') return <Navigate to={linkTo('profile', { page: 'addresses' })} replace />;
  return name === 'addresses' ? <AddressesPage /> : <NotFoundPage />;
}
