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
 * The search field of the bar in the parcel module. It takes a parcel's number and opens its
 * tracking page (F-29), where a guest also has to enter the order's phone number (GUEST-02).
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
        // A text that is not a number is passed on too: the form of the tracking page shows the
        // error.
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
