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

/** The choice of one picture, as its chart runs it. */
interface PictureChoice {
  snapshot: SnapshotFrom<typeof pictureChoiceMachine>;
  send: ActorRefFrom<typeof pictureChoiceMachine>['send'];
  /** Why the last file was refused. */
  problem: string | undefined;
}

/**
 * One picture of a form: chosen, checked and cut (PROF-07, PROF-08).
 * @param onChange gets the picture that the form has from now on, null for none
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
  /** Width by height that the picture is cut to; null where every shape is accepted. */
  ratio: number | null;
  /** What it does, such as "Upload". */
  words: string;
  /** The same for those who only hear it, where the words alone do not name the picture. */
  spoken?: string;
  /** The name of the field. */
  label: string;
  /** The id of the text that says what is wrong; undefined where nothing is. */
  described: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens the browser's window of files. */
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

/** The shape that a picture is cut to. */
export interface PictureCut {
  /** Width by height. */
  ratio: number;
  /** Says which shape it is. */
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

/** The dialog that cuts the chosen picture, while the chart asks for it. */
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

/** A field shows the file by the name that it was chosen by; what is cut is always a PNG. */
const namedAfter = ({ name }: File, cropped: File): File =>
  new File([cropped], `${name.replace(/\.\w+$/, '')}.png`, { type: cropped.type });
