/** The events that a machine sends to the page around it: toasts, navigation, overlays, sign-in. */
import type { CartLine } from './cart.ts';
import type { MessageRef } from './common.ts';
import type { Item } from './item.ts';
import type { MapOpening } from './place.ts';

/** What a guest wanted to do before sign-in; it is done afterwards. */
export type DeferredIntent =
  /** Opens the page with the path `to`: the checkout, a chat, or a page for members. */
  | { kind: 'open'; to: string }
  /** Adds an item, store, vehicle or provider to the favourites (WISH-07). */
  | { kind: 'wish'; thing: 'item' | 'store' | 'vehicle' | 'provider'; id: number };

/** The overlays that can open over a page, at most one of each kind. */
export type Overlay =
  | { kind: 'cart' }
  /** The question whether to check out as a guest or to sign in (F-07). */
  | { kind: 'checkoutGate' }
  | { kind: 'wishlist' }
  /**
   * The popup of an item. `line` is a cart line with this item; null when there is none. `edits` is
   * true when the customer opened the popup to change that line: it is then the line that is
   * changed, whichever variation they choose.
   */
  | { kind: 'item'; item: Item; line: CartLine | null; edits: boolean }
  | { kind: 'location'; at: MapOpening }
  | { kind: 'signIn' }
  | { kind: 'signOut' }
  | { kind: 'language' }
  | { kind: 'modulePicker' };

/**
 * Events that a machine emits for the page; `src/app` turns them into toasts, announcements,
 * navigation and overlays.
 */
export type OutwardFact =
  | {
      type: 'toast';
      kind: 'success' | 'error' | 'info';
      message: MessageRef;
      durationMs?: number;
      /**
       * The subject of an error, such as `cart`: a later toast or `mended` of the same subject
       * replaces it.
       */
      about?: string;
      /** The path of the page that the message links to. */
      to?: string;
    }
  /**
   * The problem with this subject (`about`, such as `cart`) is solved, or the failed call is being
   * retried: the toast about it disappears.
   */
  | { type: 'mended'; about: string }
  | { type: 'announce'; message: MessageRef }
  | { type: 'navigate'; to: string; replace?: boolean }
  | { type: 'overlay.opened'; overlay: Overlay }
  | { type: 'overlay.closed'; kind: Overlay['kind'] }
  /**
   * Sign-in must be opened; afterwards the action in `intent` is done, if there is one (OPEN-01,
   * WISH-07).
   */
  | { type: 'auth.asked'; mode: 'signIn' | 'signUp'; intent: DeferredIntent | null };
