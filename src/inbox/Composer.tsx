import { ImagePlus, Send, X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { ThreadKey } from '../../machines/rules/domain.ts';
import { MAX_CHARACTERS, MAX_PICTURES, unsendable } from '../../machines/rules/thread.ts';
import { t } from '../messages/index.ts';
import { randomId } from '../platform/browser.ts';
import { focusById } from '../platform/focus.ts';
import { InputFrame } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { sortedFiles, type RefusedFile } from '../ui/field/pictureFile.ts';
import { PICTURE_TYPES, type GivenPicture } from '../ui/field/PictureField.tsx';
import { useFileSource } from '../ui/field/useFileSource.ts';
import { storedDraft, storeDraft } from './outbox.ts';
import { useDraftPictures } from './useDraftPictures.ts';

const Frame = styled.form`
  display: grid;
  gap: 12px;
  padding: 12px 16px calc(16px + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  > p {
    font: var(--type-xs);
    color: var(--danger);
  }
  > p:empty {
    display: none;
  }
  > p > span {
    display: block;
    overflow-wrap: anywhere;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 8px;
  > * {
    min-block-size: 48px;
  }
  > div {
    flex: 1;
    border-radius: 24px;
  }
  textarea {
    /* The field grows with its text; in a browser that cannot do this it scrolls. */
    field-sizing: content;
    max-block-size: 132px;
    padding-block: 12px;
    resize: none;
  }
  > label,
  > button {
    inline-size: 48px;
    block-size: 48px;
  }
`;

const Choose = styled(IconButton)`
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

const Chosen = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 12px;
  padding-block-start: 8px;
  font: var(--type-xs);
  color: var(--text-3);
  ul {
    display: flex;
    gap: 16px;
  }
  li {
    position: relative;
  }
  img {
    display: block;
    inline-size: 56px;
    block-size: 56px;
    object-fit: cover;
    border-radius: 16px;
  }
  button {
    position: absolute;
    inset-block-start: -12px;
    inset-inline-end: -12px;
    inline-size: 28px;
    block-size: 28px;
  }
  button::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
`;

interface ComposerProps {
  /** The id of the customer who writes, because drafts are stored for each customer. */
  owner: number;
  thread: ThreadKey;
  onSend: (text: string, pictures: File[]) => void;
}

/** A picture that is not accepted, or `tooMany` for all above the limit. */
type Refused = RefusedFile | { name: null; problem: 'tooMany' };

function reasonOf({ name, problem }: Refused): string {
  const reason = t(`inbox.picture.${problem}`);
  return name === null ? reason : t('ui.labelled', { label: name, value: reason });
}

/**
 * The draft of the next message: text and pictures, stored until it is sent, so that they survive a
 * reload.
 */
function useMessage({ owner, thread, onSend }: ComposerProps) {
  const [text, setText] = useState(() => storedDraft(owner, thread));
  const [pictures, setPictures] = useDraftPictures(owner, thread);
  const [refused, setRefused] = useState<Refused[]>([]);
  const reason = unsendable(text, pictures.length);
  const type = (typed: string) => {
    setText(typed);
    storeDraft(owner, thread, typed);
  };
  const submit = () => {
    if (reason !== null) return;
    onSend(
      text.trim(),
      pictures.map(({ file }) => file),
    );
    type('');
    setPictures([]);
    setRefused([]);
  };
  const add = async (files: File[]) => {
    const { good, refused: bad } = await sortedFiles(files);
    const room = MAX_PICTURES - pictures.length;
    setRefused(good.length > room ? [...bad, { name: null, problem: 'tooMany' }] : bad);
    const added = good.slice(0, room).map((file) => ({ id: randomId(), file }));
    setPictures((chosen) => [...chosen, ...added].slice(0, MAX_PICTURES));
  };
  const remove = (picture: GivenPicture) => {
    setPictures((chosen) => chosen.filter((one) => one !== picture));
    setRefused([]);
  };
  return { text, pictures, refused, reason, type, submit, add, remove };
}

/** The form to write and send a message with text and pictures. */
export function Composer(props: ComposerProps) {
  const { text, pictures, refused, reason, type, submit, add, remove } = useMessage(props);
  const id = useId();
  const pictureId = useId();
  const isTooLong = reason === 'tooLong';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <Frame
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {pictures.length > 0 && (
        <ChosenPictures
          pictures={pictures}
          onRemove={(picture) => {
            remove(picture);
            // The button that was pressed goes with the picture.
            focusById(pictureId);
          }}
        />
      )}
      <Line>
        <PictureButton id={pictureId} note={id} onAdd={(files) => void add(files)} />
        <InputFrame $failed={isTooLong}>
          <textarea
            rows={1}
            value={text}
            placeholder={t('inbox.write')}
            aria-label={t('inbox.message')}
            aria-describedby={id}
            aria-invalid={isTooLong || undefined}
            enterKeyHint="send"
            dir="auto"
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </InputFrame>
        <IconButton
          $look="ink"
          type="submit"
          aria-label={t('inbox.send')}
          disabled={reason !== null}
        >
          <Send className="flip" size={20} aria-hidden />
        </IconButton>
      </Line>
      <p id={id} role="status">
        {isTooLong
          ? t('inbox.tooLong', { count: text.trim().length - MAX_CHARACTERS })
          : refused.map((one, index) => <span key={index}>{reasonOf(one)}</span>)}
      </p>
    </Frame>
  );
}

interface PictureButtonProps {
  /** The id of the field for files. */
  id: string;
  /** The id of the text that says why a file was not accepted. */
  note: string;
  onAdd: (files: File[]) => void;
}

/** The button to choose pictures for the message. */
function PictureButton({ id, note, onAdd }: PictureButtonProps) {
  return (
    <Choose as="label" $look="fill" title={t('inbox.addPicture')}>
      <ImagePlus size={20} aria-hidden />
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        multiple
        aria-label={t('inbox.addPicture')}
        aria-describedby={note}
        onChange={(event) => {
          onAdd(Array.from(event.target.files ?? []));
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </Choose>
  );
}

interface ChosenProps {
  pictures: readonly GivenPicture[];
  onRemove: (picture: GivenPicture) => void;
}

function ChosenPictures({ pictures, onRemove }: ChosenProps) {
  return (
    <Chosen>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Preview file={picture.file} />
            <IconButton
              $look="ink"
              aria-label={t('ui.labelled', { label: t('ui.remove'), value: picture.file.name })}
              onClick={() => onRemove(picture)}
            >
              <X size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {t('inbox.pictures', { count: pictures.length })}
    </Chosen>
  );
}

function Preview({ file }: { file: File }) {
  return <img ref={useFileSource(file)} alt={file.name} width={56} height={56} />;
}
