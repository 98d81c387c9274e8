import { useSelector } from '@xstate/react';
import { FileImage, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { prescriptionMachine } from '../../machines/checkout/prescription.machine.ts';
import { t } from '../messages/index.ts';
import { newIntentKey } from '../platform/browser.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Notice } from '../ui/Panels.tsx';
import { Part, useFold, type PartOfForm } from './Part.tsx';
import { keepPictures, keptPictures, MOST_BYTES, PICTURE_TYPES, type Picture } from './pictures.ts';

const Drop = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-block-size: 96px;
  padding: 16px;
  border-radius: var(--r-lg);
  border: 1.5px dashed var(--line-control);
  text-align: center;
  cursor: pointer;
  &:has(:focus-visible) {
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: 2px;
  }
  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

const Row = styled.ul`
  display: flex;
  gap: 20px;
  flex-wrap: wrap;
  li {
    position: relative;
  }
  img {
    inline-size: 96px;
    block-size: 96px;
    object-fit: cover;
    border-radius: var(--r-md);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  button {
    position: absolute;
    inset-block-start: -12px;
    inset-inline-end: -12px;
  }
`;

/** Why a file is not taken, null when it is. */
function fileProblem({ size, type }: File): 'tooLarge' | 'format' | null {
  if (!PICTURE_TYPES.includes(type)) return 'format';
  return size > MOST_BYTES ? 'tooLarge' : null;
}

interface PrescriptionProps extends PartOfForm {
  actor: ActorRefFrom<typeof prescriptionMachine>;
}

/** Up to three pictures of a prescription, kept on this device until they are ordered with (F-28, CHK-09, CHK-10). */
export function Prescription({ actor, number, snapshot }: PrescriptionProps) {
  const recalling = useSelector(actor, (state) => state.hasTag('busy'));
  const [pictures, setPictures] = useState<Picture[]>([]);
  const [problem, setProblem] = useState<ReturnType<typeof fileProblem>>(null);
  const fold = useFold(true, 'prescription', snapshot);
  const id = useId();
  useEffect(() => {
    if (recalling) return undefined;
    let left = false;
    const recall = async () => {
      const kept = await keptPictures();
      if (!left) setPictures(kept);
    };
    void recall();
    return () => {
      left = true;
    };
  }, [recalling]);

  const keep = (next: Picture[]) => {
    setPictures(next);
    void keepPictures(next);
  };
  const add = (files: File[]) => {
    const problems = files.map(fileProblem);
    setProblem(problems.find((one) => one !== null) ?? null);
    const added = files
      .filter((_, index) => problems[index] === null)
      .map((file) => ({ id: newIntentKey(), file }));
    if (added.length === 0) return;
    const images = added.map(({ id: image, file }) => ({ id: image, name: file.name }));
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
      <Drop>
        <FileImage size={22} aria-hidden />
        <span>{t('checkout.prescription.choose')}</span>
        <input
          type="file"
          accept={PICTURE_TYPES.join(',')}
          multiple
          disabled={recalling}
          aria-describedby={id}
          onChange={(event) => {
            add(Array.from(event.target.files ?? []));
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </Drop>
      <div id={id}>
        {problem !== null && <Notice look="danger">{t(`checkout.prescription.${problem}`)}</Notice>}
      </div>
      {pictures.length > 0 && (
        <Row>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Preview file={picture.file} />
              <IconButton
                $look="float"
                aria-label={`${t('ui.remove')}: ${picture.file.name}`}
                onClick={() => {
                  actor.send({ type: 'prescription.removed', id: picture.id });
                  keep(pictures.filter((one) => one !== picture));
                }}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </Row>
      )}
    </Part>
  );
}

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={file.name} width={96} height={96} />;
}
