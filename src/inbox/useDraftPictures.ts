import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { ThreadKey } from '../../machines/rules/domain.ts';
import { MAX_PICTURES } from '../../machines/rules/thread.ts';
import type { GivenPicture } from '../ui/field/PictureField.tsx';
import { draftPictures } from './outbox.ts';

type Change = Dispatch<SetStateAction<GivenPicture[]>>;

/**
 * The pictures chosen for the next message of a thread. They are stored, so that they survive a
 * reload. Pictures chosen while the stored ones are still loading are added after them.
 */
export function useDraftPictures(owner: number, thread: ThreadKey): [GivenPicture[], Change] {
  const [stored] = useState(() => draftPictures(owner, thread));
  const [pictures, setPictures] = useState<GivenPicture[]>([]);
  const isRead = useRef(false);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const found = await stored.load();
      if (!isShown) return;
      isRead.current = true;
      setPictures((chosen) => [...found, ...chosen].slice(0, MAX_PICTURES));
    };
    void read();
    return () => {
      isShown = false;
    };
  }, [stored]);
  const before = useRef(pictures);
  useEffect(() => {
    // Stores nothing before the stored pictures are loaded, nor for a thread without pictures.
    if (!isRead.current || (pictures.length === 0 && before.current.length === 0)) return;
    before.current = pictures;
    void (pictures.length === 0 ? stored.forget() : stored.store(pictures));
  }, [pictures, stored]);
  return [pictures, setPictures];
}
