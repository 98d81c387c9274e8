import { Navigate, useSearchParams } from 'react-router-dom';
import { AddressesPage } from '../place/AddressesPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useOpeners } from './openers.ts';

/** The pages of the profile, by their names in the address; the first where none is named (NAV-10). */
export function ProfilePage({ onFact }: { onFact: (fact: { type: string }) => void }) {
  const [params] = useSearchParams();
  const { openMapAt } = useOpeners();
  const name = params.get('page') ?? '';
  if (name === '') return <Navigate to="/profile?page=addresses" replace />;
  if (name !== 'addresses') return <NotFoundPage />;
  return <AddressesPage onPlace={openMapAt} onFact={onFact} />;
}
