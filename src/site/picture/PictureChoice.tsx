import { useRef, type Ref } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { pictureChoiceMachine } from '../../../machines/site/pictureChoice.machine.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { t } from '../../messages/index.ts';
import { focusById } from '../../platform/focus.ts';
import { Button } from '../../ui/Button.tsx';
import { PICTURE_TYPES } from '../../ui/field/PictureField.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';
import { wiredPictureChoice } from './wiring.ts';

const CropDialog = lazyPart(async () => (await import('../../ui/field/CropDialog.tsx')).CropDialog);

/**
 * The state of the statechart with which a customer chooses one picture, and how to send events to
 * it.
 */
interface PictureChoice {
  snapshot: SnapshotFrom<typeof pictureChoiceMachine>;
  send: ActorRefFrom<typeof pictureChoiceMachine>['send'];
  /** The message why the last file was refused; undefined when it was not. */
  problem: string | undefined;
}

/**
 * Lets a customer choose one picture in a form: the picture is checked and cropped (PROF-07,
 * PROF-08).
 * @param onChange called with the form's new picture; null when the picture is removed
 */
export function usePictureChoice(onChange: (file: File | null) => void): PictureChoice {
  const [snapshot, send] = useFlow(wiredPictureChoice, {
    on: { 'picture.changed': ({ file }) => onChange(file) },
  });
  const { problem } = snapshot.context;
  return { snapshot, send, problem: problem === null ? undefined : t(`ui.picture.${problem}`) };
}

interface FileButtonProps {
  choice: PictureChoice;
  /** The ratio of width to height that the picture must have; null where any shape is accepted. */
  ratio: number | null;
  /** The text of the button, such as "Upload". */
  words: string;
  /**
   * The text of the button for screen readers, where `words` alone does not say which picture is
   * meant.
   */
  spoken?: string;
  /**
   * The name of the field, such as "Profile picture"; it is the accessible name of the file input.
   */
  label: string;
  /** The id of the element with the error message; undefined when there is no error. */
  described: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  /** The id of the button; a picture that is removed leaves the focus to it. */
  id: string;
}

/** The button that removes the picture of a field. `nextFocus` is the id of the field's `FileButton`. */
export function RemoveButton({ choice, nextFocus }: { choice: PictureChoice; nextFocus: string }) {
  return (
    <Button
      size="sm"
      look="ghost"
      onClick={() => {
        choice.send({ type: 'picture.removed' });
        // This button goes with the picture.
        focusById(nextFocus);
      }}
    >
      {t('ui.remove')}
    </Button>
  );
}

/**
 * The button that opens the browser's file picker. `ratio` is the width divided by the height that
 * the picture must have, or null for any. `words` is the text of the button; `spoken` replaces it
 * for screen readers.
 */
export function FileButton(props: FileButtonProps) {
  const { choice, ratio, words, spoken, label, described, ref, id } = props;
  const input = useRef<HTMLInputElement>(null);
  const { snapshot, send } = choice;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) send({ type: 'picture.chosen', file, ratio });
          // Otherwise choosing the same file again would fire no event.
          target.value = '';
        }}
      />
      <Button
        ref={ref}
        id={id}
        size="sm"
        look="outline"
        aria-label={spoken}
        aria-describedby={described}
        busy={snapshot.hasTag('busy') && t('ui.loading')}
        onClick={() => input.current?.click()}
      >
        {words}
      </Button>
    </>
  );
}

/** The shape to which a picture is cropped. */
export interface PictureCut {
  /** The ratio of width to height. */
  ratio: number;
  /** A text that tells the customer which shape is needed. */
  words: string;
  /** Whether the picture is shown round. */
  round?: boolean;
}

interface CropperProps {
  choice: PictureChoice;
  title: string;
  cut: PictureCut;
  /** Whether the customer may also use the picture uncropped, if it has the right shape already. */
  mayStayWhole?: boolean;
}

/**
 * The dialog in which the customer crops the chosen picture to the shape `cut`. It renders nothing
 * when there is no picture to crop. With `mayStayWhole`, a picture that has this shape already can
 * also be used without cropping.
 */
export function PictureCropper({ choice, title, cut, mayStayWhole = false }: CropperProps) {
  const { snapshot, send } = choice;
  const { source } = snapshot.context;
  if (!snapshot.matches('cropping') || source === null) return null;
  const decline = () => send({ type: 'picture.declined' });
  return (
    // No reload: a form without a stored draft would lose what was typed.
    <Delayed instead={FailedLayer} mayReload={false} onLeave={decline}>
      <CropDialog
        source={source}
        title={title}
        ratio={cut.ratio}
        shape={cut.words}
        round={cut.round === true}
        onCrop={(cropped) => send({ type: 'picture.cropped', file: namedAfter(source, cropped) })}
        {...(mayStayWhole && { onWhole: () => send({ type: 'picture.uncut.accepted' }) })}
        onUnreadable={() => send({ type: 'picture.unreadable' })}
        onDecline={decline}
      />
    </Delayed>
  );
}

/**
 * Gives the cropped picture the name of the chosen file, because the field shows the name. A
 * cropped picture is always a PNG.
 */
const namedAfter = ({ name }: File, cropped: File): File =>
  new File([cropped], `${name.replace(/\.\w+$/, '')}.png`, { type: cropped.type });
