/** What a flow may tell the page. */
import type { CartLine } from './cart.ts';
import type { MessageRef } from './common.ts';
import type { Item } from './item.ts';
import type { MapOpening } from './place.ts';

/** What a guest wanted when signing in got in between; done afterwards. */
export type DeferredIntent =
  /** A page of this shop: the checkout, a chat, a page for members. */
  | { kind: 'open'; to: string }
  /** A favourite to keep (WISH-07). */
  | { kind: 'wish'; thing: 'item' | 'store' | 'vehicle' | 'provider'; id: number };

/** What can lie over the page, at most one of each kind. */
export type Overlay =
  | { kind: 'cart' }
  /** The question whether to check out as a guest or to sign in (F-07). */
  | { kind: 'checkoutGate' }
  | { kind: 'wishlist' }
  /** The item popup; `edits` when the line is changed, whatever variation it becomes. */
  | { kind: 'item'; item: Item; line: CartLine | null; edits: boolean }
  | { kind: 'location'; at: MapOpening }
  | { kind: 'signIn' }
  | { kind: 'signOut' }
  | { kind: 'language' }
  | { kind: 'modulePicker' };

/** Facts a flow tells the page; `src/app` makes toasts, announcements, pages and overlays of them. */
export type OutwardFact =
  | {
      type: 'toast';
      kind: 'success' | 'error' | 'info';
      message: MessageRef;
      durationMs?: number;
      /** What an error tells of, such as `cart`: a later toast or `mended` of it takes its place. */
      about?: string;
      /** The page that it links to. */
      to?: string;
    }
  /** What an error told of is mended, or is tried again: its toast leaves. */
  | { type: 'mended'; about: string }
  | { type: 'announce'; message: MessageRef }
  | { type: 'navigate'; to: string; replace?: boolean }
  | { type: 'overlay.opened'; overlay: Overlay }
  | { type: 'overlay.closed'; kind: Overlay['kind'] }
  /** Signing in comes first; the intent is done afterwards (OPEN-01, WISH-07). */
  | { type: 'auth.asked'; mode: 'signIn' | 'signUp'; intent: DeferredIntent | null };
