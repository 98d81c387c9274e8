import { useEffect, useState } from 'react';
import { t } from '../messages/index.ts';
import { randomId } from '../platform/browser.ts';
import type { StoredPictures } from '../shop/stored/storedPictures.ts';
import { PictureField, type GivenPicture } from '../ui/field/PictureField.tsx';

/** The maximum number of pictures of a review or of a refund request. */
const MAX_PICTURES = 3;

interface UnsentPicturesProps {
  label: string;
  /** Where the browser stores the pictures; always the same object while the field is shown. */
  stored: StoredPictures;
}

/** A field for up to three pictures, which the browser stores until they are sent (DATA-17). */
export function UnsentPictures({ label, stored }: UnsentPicturesProps) {
  const [pictures, setPictures] = useState<GivenPicture[]>([]);
  const [hasLeftOut, setLeftOut] = useState(false);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const loaded = await stored.load();
      if (!left) setPictures((added) => [...loaded, ...added].slice(0, MAX_PICTURES));
    };
    void load();
    return () => {
      left = true;
    };
  }, [stored]);
  const change = (next: GivenPicture[]) => {
    const some = next.slice(0, MAX_PICTURES);
    setLeftOut(some.length < next.length);
    setPictures(some);
    void stored.store(some);
  };
  return (
    <PictureField
      label={label}
      pictures={pictures}
      {...(hasLeftOut && { problem: t('orders.pictures.tooMany') })}
      onAdd={(files) => change([...pictures, ...files.map((file) => ({ id: randomId(), file }))])}
      onRemove={(picture) => change(pictures.filter((one) => one !== picture))}
    />
  );
}
