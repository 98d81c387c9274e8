import { useState } from 'react';

/**
 * The data with which a form began: the first data that are not null, for as long as the page is
 * open. Another place or a sign-out drops data that were loaded, and loading them again may fail;
 * the form stays nevertheless, because what was typed and what is being sent would be lost with it
 * (OPEN-52).
 */
export function useFirstData<Data>(data: Data | null): Data | null {
  const [first, setFirst] = useState(data);
  if (first === null && data !== null) setFirst(data);
  return first;
}
