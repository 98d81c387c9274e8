import { FileImage, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { t } from '../../messages/index.ts';
import { IconButton } from '../IconButton.tsx';
import { Notice } from '../Notice.tsx';
import { sortedFiles, type RefusedFile } from './pictureFile.ts';
import { useFileSource } from './useFileSource.ts';

/** A picture file that a customer chose, with a unique id. */
export interface GivenPicture {
  id: string;
  file: File;
}

/** The accepted formats (PROF-08, OPEN-30). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'];

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

interface PictureFieldProps {
  label: string;
  pictures: readonly GivenPicture[];
  disabled?: boolean;
  /** Why accepted files were left out after all, such as a limit of their number. */
  problem?: string;
  /** Called with the accepted files. */
  onAdd: (files: File[]) => void;
  onRemove: (picture: GivenPicture) => void;
}

/**
 * Lets the customer choose pictures, and shows them, each with a button to remove it. Whether a file
 * is a picture is read from its bytes, because its name and type can say anything (PROF-08).
 */
export function PictureField(props: PictureFieldProps) {
  const { label, pictures, disabled, problem, onAdd, onRemove } = props;
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The pictures may have changed while the files were read.
  const give = useRef(onAdd);
  useEffect(() => {
    give.current = onAdd;
  });
  const add = async (files: File[]) => {
    const { good, refused: bad } = await sortedFiles(files);
    setRefused(bad);
    if (good.length > 0) give.current(good);
  };
  return (
    <>
      <Drop>
        <FileImage size={22} aria-hidden />
        <span>{label}</span>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          multiple
          disabled={disabled}
          aria-describedby={id}
          onChange={(event) => {
            void add(Array.from(event.target.files ?? []));
            // Otherwise the browser would report no change when a file that was removed here is chosen
            // again.
            event.target.value = '';
          }}
        />
      </Drop>
      <div id={id}>
        {refused.length > 0 && (
          <Notice look="danger">
            {refused.map((file, index) => (
              <p key={index}>{reasonOf(file)}</p>
            ))}
          </Notice>
        )}
        {problem !== undefined && <Notice look="danger">{problem}</Notice>}
      </div>
      {pictures.length > 0 && (
        <Row>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Preview file={picture.file} />
              <IconButton
                type="button"
                $look="float"
                aria-label={t('ui.labelled', { label: t('ui.remove'), value: picture.file.name })}
                onClick={() => {
                  onRemove(picture);
                  // This button goes with the picture.
                  input.current?.focus();
                }}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </Row>
      )}
    </>
  );
}

function reasonOf({ name, problem }: RefusedFile): string {
  const reason = t(`ui.picture.${problem}`);
  return name === null ? reason : t('ui.labelled', { label: name, value: reason });
}

function Preview({ file }: { file: File }) {
  return <img ref={useFileSource(file)} alt={file.name} width={96} height={96} />;
}
