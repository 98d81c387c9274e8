import { Navigate, useSearchParams } from 'react-router-dom';
import { linkTo } from '../../machines/rules/paths.ts';
import { AddressesPage } from '../place/AddressesPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The pages of the profile, by their names in the address; the first where none is named (NAV-10). */
export function ProfilePage() {
  const [params] = useSearchParams();
  // Gateways append `?flag=…&&token=…` blindly, so the name may have it after it (wire facts 11.1).
  const [name = '', appended = ''] = (params.get('page') ?? '').split('?');
  if (name === '') return <Navigate to={linkTo('profile', { page: 'addresses' })} replace />;
  if (name === 'wallet') {
    const flag = new URLSearchParams(appended).get('flag') ?? params.get('flag');
    return <Navigate to={linkTo('wallet', { flag })} replace />;
  }
  return name === 'addresses' ? <AddressesPage /> : <NotFoundPage />;
}
