import { FileImage } from 'lucide-react';
import { useId, useRef, type Ref } from 'react';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import styled from 'styled-components';
import { useFlow } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { pictureProblems } from '../shop/pictureFile.ts';
import { Delayed } from '../site/index.ts';
import { Button } from '../ui/Button.tsx';
import { FieldNote } from '../ui/Field.tsx';
import { PICTURE_TYPES } from '../ui/field/PictureField.tsx';
import { useFileSource } from '../ui/field/useFileSource.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { wiredPictureChoice } from './pictureChoice.wiring.ts';

const CropDialog = lazyPart(async () => (await import('../ui/field/CropDialog.tsx')).CropDialog);

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

/** The shape that a picture is cut to. */
export interface PictureCut {
  /** Width by height. */
  ratio: number;
  /** Says which shape it is. */
  words: string;
  /** Whether the picture is shown round. */
  round?: boolean;
}

interface UploadFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, File | null>;
  label: string;
  /** What is accepted, such as "Square, at most 2 MB". */
  hint: string;
  required?: boolean;
  /** Without it, a picture may have any shape. */
  cut?: PictureCut;
}

/** One picture: chosen, cut where its shape matters, shown, changed, removed. */
export function UploadField<Values extends FieldValues>(props: UploadFieldProps<Values>) {
  const { control, name, label, hint, required = false, cut } = props;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error: invalid },
  } = useController({ control, name });
  const [snapshot, send] = useFlow(wiredPictureChoice, {
    on: {
      'picture.changed': ({ file: changed }) => {
        onChange(changed);
        // A file is checked at once: nobody leaves a button that opens another window.
        onBlur();
      },
    },
  });
  const id = useId();
  const file: File | null = value;
  const { source, problem } = snapshot.context;
  const error = problem === null ? invalid?.message : t(pictureProblems[problem]);
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
          <h3 id={id}>
            {label}
            {required && <b aria-hidden>*</b>}
          </h3>
          <p>{file === null ? hint : <bdi>{file.name}</bdi>}</p>
        </div>
        {file !== null && !required && (
          <Button size="sm" look="ghost" onClick={() => send({ type: 'picture.removed' })}>
            {t('ui.remove')}
          </Button>
        )}
        <FileButton
          ref={ref}
          id={id}
          label={label}
          words={t(file === null ? 'join.upload' : 'join.change')}
          described={error !== undefined}
          busy={snapshot.hasTag('busy')}
          onChoose={(chosen) =>
            send({ type: 'picture.chosen', file: chosen, ratio: cut?.ratio ?? null })
          }
        />
      </Strip>
      <FieldNote id={`${id}-said`} error={error} />
      {snapshot.matches('cropping') && source !== null && cut !== undefined && (
        <Delayed mayReload={false} onLeave={() => send({ type: 'picture.declined' })}>
          <CropDialog
            source={source}
            title={label}
            ratio={cut.ratio}
            shape={cut.words}
            round={cut.round === true}
            onCrop={(cropped) =>
              send({ type: 'picture.cropped', file: namedAfter(source, cropped) })
            }
            onWhole={() => send({ type: 'picture.uncut.accepted' })}
            onUnreadable={() => send({ type: 'picture.unreadable' })}
            onDecline={() => send({ type: 'picture.declined' })}
          />
        </Delayed>
      )}
    </Frame>
  );
}

/** The field shows the file by the name that it was chosen by; what is cut is always a PNG. */
const namedAfter = ({ name }: File, cropped: File): File =>
  new File([cropped], `${name.replace(/\.\w+$/, '')}.png`, { type: cropped.type });

interface FileButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** The id of the field's name. */
  id: string;
  label: string;
  words: string;
  /** Whether a text below says what is wrong. */
  described: boolean;
  busy: boolean;
  onChoose: (file: File) => void;
}

/** The button that opens the browser's window of files. */
function FileButton({ ref, id, label, words, described, busy, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-labelledby={id}
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) onChoose(chosen);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button
        ref={ref}
        size="sm"
        look="outline"
        aria-label={`${words}: ${label}`}
        aria-describedby={described ? `${id}-said` : undefined}
        busy={busy && t('ui.loading')}
        onClick={() => input.current?.click()}
      >
        {words}
      </Button>
    </>
  );
}

function Preview({ file }: { file: File }) {
  return <img ref={useFileSource(file)} alt="" width={72} height={72} />;
}
