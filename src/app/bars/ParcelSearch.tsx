import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { linkTo } from '../../../machines/rules/paths.ts';
import { digitsOf } from '../../../machines/rules/phone.ts';
import { t } from '../../messages/index.ts';
import { SearchField } from '../../ui/field/SearchField.tsx';

const Form = styled.form`
  display: flex;
  flex: 1 100px;
  min-inline-size: 0;
`;

/**
 * The search of the bar where parcels are sent: a parcel's number leads to its tracking (F-29), which
 * asks a guest for the phone number that belongs to it (GUEST-02).
 */
export function ParcelSearch() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        setTyped('');
        // The form of the tracking page keeps what is no number, and says so.
        void navigate(linkTo('trackOrder', { order_id: digitsOf(typed) || typed.trim() }));
      }}
    >
      <SearchField
        label={t('parcel.search')}
        inputMode="numeric"
        value={typed}
        onChange={setTyped}
        slash
      />
    </Form>
  );
}
