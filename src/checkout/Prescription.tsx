import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { prescriptionMachine } from '../../machines/checkout/prescription.machine.ts';
import { useFormOwner } from '../identity/formOwner/index.ts';
import { t } from '../messages/index.ts';
import { randomId } from '../platform/browser.ts';
import { Notice } from '../ui/Notice.tsx';
import { PictureField, type GivenPicture } from '../ui/field/PictureField.tsx';
import { Part, useFold, type PartOfForm } from './Part.tsx';
import { prescriptionPictures } from './storedCheckout.ts';

interface PrescriptionProps extends PartOfForm {
  actor: ActorRefFrom<typeof prescriptionMachine>;
}

/**
 * Up to three pictures of a prescription, stored on this device until the order is placed (F-28,
 * CHK-09, CHK-10).
 */
export function Prescription({
  actor,
  number,
  snapshot,
  facts,
  repeatedOrderId,
}: PrescriptionProps) {
  const { page, moduleId } = snapshot.context;
  const storeId = facts.store.id;
  const owner = useFormOwner().customer?.id ?? null;
  const stored = useMemo(
    () => prescriptionPictures({ page, moduleId, storeId, owner }),
    [page, moduleId, storeId, owner],
  );
  const recalling = useSelector(actor, (state) => state.hasTag('busy'));
  const [pictures, setPictures] = useState<GivenPicture[]>([]);
  const fold = useFold(true, 'prescription', snapshot);
  useEffect(() => {
    if (recalling) return undefined;
    let left = false;
    const recall = async () => {
      const chosen = await stored.load();
      if (!left) setPictures(chosen);
    };
    void recall();
    return () => {
      left = true;
    };
  }, [recalling, stored]);

  const keep = (next: GivenPicture[]) => {
    setPictures(next);
    void stored.store(next);
  };
  const add = (files: File[]) => {
    const added = files.map((file) => ({ id: randomId(), file }));
    const images = added.map(({ id, file }) => ({ id, name: file.name }));
    actor.send({ type: 'prescription.added', images });
    const taken = actor.getSnapshot().context.images;
    keep([...pictures, ...added].filter((one) => taken.some((image) => image.id === one.id)));
  };
  return (
    <Part
      number={number}
      title={t('checkout.prescription.title')}
      section="prescription"
      snapshot={snapshot}
      fold={fold}
      summary={
        pictures.length === 0 ? null : t('checkout.prescription.count', { count: pictures.length })
      }
    >
      {page === 'prescription' && <Notice>{t('checkout.prescription.about')}</Notice>}
      {repeatedOrderId !== null && (
        <Notice>{t('checkout.prescription.again', { id: repeatedOrderId })}</Notice>
      )}
      <PictureField
        label={t('checkout.prescription.choose')}
        pictures={pictures}
        disabled={recalling}
        onAdd={add}
        onRemove={(picture) => {
          actor.send({ type: 'prescription.removed', id: picture.id });
          keep(pictures.filter((one) => one !== picture));
        }}
      />
    </Part>
  );
}
