import { Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { prescriptionMachine } from '../../machines/checkout/prescription.machine.ts';
import { t } from '../messages/index.ts';
import { newIntentKey } from '../platform/browser.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { keepPrescriptionFiles } from './kept.ts';

const Pictures = styled.ul`
  display: flex;
  gap: 16px;
  flex-wrap: wrap;
  li {
    position: relative;
  }
  img {
    inline-size: 96px;
    block-size: 96px;
    object-fit: cover;
    border-radius: var(--r-md);
  }
  button {
    position: absolute;
    inset-block-start: -12px;
    inset-inline-end: -12px;
  }
`;

/** A chosen picture: the file that travels, and the address it is previewed from. */
interface Picture {
  id: string;
  file: File;
  previewUrl: string;
}

/** Up to three pictures of a prescription, each with a preview (F-28, CHK-09, CHK-10). */
export function Prescription({ actor }: { actor: ActorRefFrom<typeof prescriptionMachine> }) {
  const [pictures, setPictures] = useState<Picture[]>([]);
  const id = useId();
  // Files live for this form only: none may travel with a later order.
  useEffect(() => () => keepPrescriptionFiles([]), []);

  const keep = (next: Picture[]) => {
    setPictures(next);
    keepPrescriptionFiles(next.map(({ file }) => file));
  };
  const add = (files: File[]) => {
    actor.send({
      type: 'prescription.added',
      images: files.map((file) => ({ id: newIntentKey(), name: file.name })),
    });
    const kept = actor.getSnapshot().context.images;
    const added = kept.slice(pictures.length).flatMap((image, index) => {
      const file = files[index];
      return file === undefined
        ? []
        : [{ id: image.id, file, previewUrl: URL.createObjectURL(file) }];
    });
    keep([...pictures, ...added]);
  };
  const remove = (picture: Picture) => {
    actor.send({ type: 'prescription.removed', id: picture.id });
    URL.revokeObjectURL(picture.previewUrl);
    keep(pictures.filter((one) => one !== picture));
  };
  return (
    <>
      <label htmlFor={id}>{t('checkout.prescription.choose')}</label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        onChange={(event) => {
          add(Array.from(event.target.files ?? []));
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <Pictures>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <img src={picture.previewUrl} alt={picture.file.name} width={96} height={96} />
            <IconButton
              $look="float"
              aria-label={`${t('ui.remove')}: ${picture.file.name}`}
              onClick={() => remove(picture)}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </Pictures>
    </>
  );
}
