import type { SyntheticEvent } from 'react';

/** Sends a form, unless it is on its way already: then another press or Enter does nothing. */
export const sendOnce =
  (busy: boolean, submit: (event: SyntheticEvent) => Promise<void>) =>
  (event: SyntheticEvent): void => {
    if (busy) event.preventDefault();
    else void submit(event);
  };
