import { useRef, type Ref } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { pictureChoiceMachine } from '../../../machines/site/pictureChoice.machine.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { t } from '../../messages/index.ts';
import { pictureProblems } from '../../shop/pictureFile.ts';
import { Button } from '../../ui/Button.tsx';
import { PICTURE_TYPES } from '../../ui/field/PictureField.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Delayed } from '../Delayed.tsx';
import { wiredPictureChoice } from './wiring.ts';

const CropDialog = lazyPart(async () => (await import('../../ui/field/CropDialog.tsx')).CropDialog);

/** The state of the chart in which a customer chooses one picture, and how to send events to it. */
interface PictureChoice {
  snapshot: SnapshotFrom<typeof pictureChoiceMachine>;
  send: ActorRefFrom<typeof pictureChoiceMachine>['send'];
  /** Why the last file was refused. */
  problem: string | undefined;
}

/**
 * Runs the choice of one picture in a form: it is chosen, checked and cropped (PROF-07, PROF-08).
 * @param onChange called with the form's new picture; null when it has none any more
 */
export function usePictureChoice(onChange: (file: File | null) => void): PictureChoice {
  const [snapshot, send] = useFlow(wiredPictureChoice, {
    on: { 'picture.changed': ({ file }) => onChange(file) },
  });
  const { problem } = snapshot.context;
  return { snapshot, send, problem: problem === null ? undefined : t(pictureProblems[problem]) };
}

interface FileButtonProps {
  choice: PictureChoice;
  /**
   * The ratio of width to height that the picture is cropped to; null where any shape is accepted.
   */
  ratio: number | null;
  /** The text of the button, such as "Upload". */
  words: string;
  /**
   * The text of the button for screen readers, where `words` alone does not say which picture is
   * meant.
   */
  spoken?: string;
  /** The name of the field. */
  label: string;
  /** The id of the text that says what is wrong; undefined where nothing is. */
  described: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens the browser's file picker. */
export function FileButton(props: FileButtonProps) {
  const { choice, ratio, words, spoken, label, described, ref } = props;
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
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button
        ref={ref}
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

/** The shape that a picture is cropped to. */
export interface PictureCut {
  /** The ratio of width to height. */
  ratio: number;
  /** Tells the customer which shape is needed. */
  words: string;
  /** Whether the picture is shown round. */
  round?: boolean;
}

interface CropperProps {
  choice: PictureChoice;
  title: string;
  cut: PictureCut;
  /** Whether a picture that has the shape already may be used uncut. */
  mayStayWhole?: boolean;
}

/** The dialog that crops the chosen picture; it shows nothing in other states of the chart. */
export function PictureCropper({ choice, title, cut, mayStayWhole = false }: CropperProps) {
  const { snapshot, send } = choice;
  const { source } = snapshot.context;
  if (!snapshot.matches('cropping') || source === null) return null;
  const decline = () => send({ type: 'picture.declined' });
  return (
    // A form may have no draft, so a reload would lose what was typed.
    <Delayed mayReload={false} onLeave={decline}>
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
 * Names the cropped picture after the chosen file, because the field shows that name. A cropped
 * picture is always a PNG.
 */
const namedAfter = ({ name }: File, cropped: File): File =>
  new File([cropped], `${name.replace(/\.\w+$/, '')}.png`, { type: cropped.type });
