import type { Stored } from '../../platform/stored/schema.ts';
import { get, set } from '../../platform/stored/store.ts';

/** The draft of a cancellation: the chosen reason, null before one is chosen, and the typed text. */
type CancellationDraft = Stored<'cancellationDrafts'>[string];

/** What is canceled: an order or a trip, which may have the same number. */
type Canceled = `order ${string}` | `trip ${number}`;

/** The draft of a cancellation that is not sent yet; an empty one when there is none. */
export const storedCancellation = (of: Canceled): CancellationDraft =>
  get('cancellationDrafts')?.[of] ?? { reason: null, note: '' };

/** Stores the draft of a cancellation, so that it survives a reload (DATA-17). */
export function storeCancellation(of: Canceled, draft: CancellationDraft): void {
  set('cancellationDrafts', { ...get('cancellationDrafts'), [of]: draft });
}

/** Deletes the draft of a cancellation, once the server has it. */
export function forgetCancellation(of: Canceled): void {
  const { [of]: _, ...others } = get('cancellationDrafts') ?? {};
  set('cancellationDrafts', others);
}
