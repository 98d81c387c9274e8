import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Item, Store } from '../../../machines/rules/domain.ts';
import type { overlaysMachine } from '../../../machines/site/overlays.machine.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { useLongLivedActor } from '../../shop/root.ts';
import { itemOfStoreQuery } from '../itemQueries.ts';
import { useUrlChoices } from '../../shop/useUrlChoices.ts';

const isPopupOpen = ({ context }: SnapshotFrom<typeof overlaysMachine>): boolean =>
  context.stack.some(({ kind }) => kind === 'item');

/**
 * Opens the popup of the item that the URL names (`?item=`), and removes the parameter when the
 * popup closes. Returns that item; null when the URL names none or it is not loaded.
 */
export function useItemInAddress(store: Store): Item | null {
  const [params, change] = useUrlChoices();
  const outlet = useOutlet();
  const name = params.get('item') ?? '';
  const { data } = useQuery({ ...itemOfStoreQuery(store, name), enabled: name !== '' });
  const item = name === '' ? null : (data ?? null);
  const overlays = useLongLivedActor('overlays');
  /** The `?item=` value whose popup is already open. A refetched item does not open it again. */
  const opened = useRef('');
  const open = useEffectEvent((found: Item) => {
    if (opened.current === name) return;
    opened.current = name;
    outlet({
      type: 'overlay.opened',
      overlay: { kind: 'item', item: found, line: null, edits: false },
    });
  });
  useEffect(() => {
    if (item !== null) open(item);
  }, [item]);
  const close = useEffectEvent(() => {
    opened.current = '';
    if (name !== '') change({ item: null });
  });
  // A layout effect is cleaned up together with its page, before the next page closes the popup.
  useLayoutEffect(() => {
    let wasOpen = isPopupOpen(overlays.getSnapshot());
    const subscription = overlays.subscribe((snapshot) => {
      const isOpen = isPopupOpen(snapshot);
      if (wasOpen && !isOpen) close();
      wasOpen = isOpen;
    });
    return () => subscription.unsubscribe();
  }, [overlays]);
  return item;
}
