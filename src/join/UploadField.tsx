import { FileImage } from 'lucide-react';
import { useId } from 'react';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import {
  FileButton,
  PictureCropper,
  RemoveButton,
  usePictureChoice,
  type PictureCut,
} from '../site/index.ts';
import { FieldNote } from '../ui/Field.tsx';
import { useFileSource } from '../ui/field/useFileSource.ts';

const Frame = styled.div`
  display: grid;
  gap: 7px;
  align-content: start;
`;

const Strip = styled.div<{ $failed: boolean; $filled: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  padding: 16px;
  border-radius: var(--r-lg);
  border: 1.5px ${({ $filled }) => ($filled ? 'solid' : 'dashed')}
    ${({ $failed }) => ($failed ? 'var(--danger)' : 'var(--line-control)')};
  > div {
    flex: 1 1 140px;
    min-inline-size: 0;
  }
  h3 {
    font: var(--type-label);
  }
  h3 > b {
    margin-inline-start: 4px;
    color: var(--danger);
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  > img,
  > span:first-child {
    inline-size: 72px;
    block-size: 72px;
    border-radius: var(--r-md);
    object-fit: cover;
    background: var(--fill);
    display: grid;
    place-items: center;
    color: var(--text-3);
  }
`;

interface UploadFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, File | null>;
  label: string;
  /** What is accepted, such as "Square, at most 2 MB". */
  hint: string;
  required?: boolean;
  /** The shape to which the picture is cropped; without it any shape is accepted. */
  cut?: PictureCut;
}

/**
 * A form field for one picture: choose, crop where a shape is given, preview, replace and remove
 * it.
 */
export function UploadField<Values extends FieldValues>(props: UploadFieldProps<Values>) {
  const { control, name, label, hint, required = false, cut } = props;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error: invalid },
  } = useController({ control, name });
  const choice = usePictureChoice((changed) => {
    onChange(changed);
    // Validates the field at once: choosing a file causes no blur event.
    onBlur();
  });
  const id = useId();
  const buttonId = useId();
  const file: File | null = value;
  const error = choice.problem ?? invalid?.message;
  const words = t(file === null ? 'join.upload' : 'join.change');
  return (
    <Frame>
      <Strip $failed={error !== undefined} $filled={file !== null}>
        {file === null ? (
          <span aria-hidden>
            <FileImage size={28} />
          </span>
        ) : (
          <Preview file={file} />
        )}
        <div>
          <h3>
            {label}
            {required && <b aria-hidden>*</b>}
          </h3>
          <p>{file === null ? hint : <bdi>{file.name}</bdi>}</p>
        </div>
        {file !== null && !required && <RemoveButton choice={choice} nextFocus={buttonId} />}
        <FileButton
          ref={ref}
          id={buttonId}
          choice={choice}
          ratio={cut?.ratio ?? null}
          words={words}
          spoken={t('ui.labelled', { label: words, value: label })}
          label={label}
          described={error === undefined ? undefined : id}
        />
      </Strip>
      <FieldNote id={id} error={error} />
      {cut !== undefined && <PictureCropper choice={choice} title={label} cut={cut} mayStayWhole />}
    </Frame>
  );
}

function Preview({ file }: { file: File }) {
  return <img ref={useFileSource(file)} alt="" width={72} height={72} />;
}
