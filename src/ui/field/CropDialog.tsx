import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { coveringZoom, hasShape } from '../../../machines/rules/picture.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../Dialog.tsx';
import { IconButton } from '../IconButton.tsx';
import { Row } from '../Layout.tsx';
import { cutPicture } from './cutPicture.ts';
import { Slider } from './Slider.tsx';
import { useFileSource } from './useFileSource.ts';

/**
 * The area in which the picture is shown. Its animation takes as long as the opening of the dialog.
 * Until both end, the dialog is a little smaller, and the area would be measured too small.
 */
const Viewport = styled(ImageCropper.Viewport)`
  animation: fade var(--dur-base);
  display: grid;
  place-items: center;
  block-size: 320px;
  border-radius: var(--r-xl);
  background: oklch(0.5 0.01 260);
  > img {
    max-inline-size: 100%;
    max-block-size: 320px;
  }
`;

/**
 * The frame of the part that is cut out. Its white line is round if the shop will show the picture
 * round.
 */
const Selection = styled(ImageCropper.Selection)<{ $round: boolean }>`
  box-shadow: 0 0 0 999px oklch(0 0 0 / 0.5);
  cursor: move;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid #fff;
    border-radius: ${({ $round }) => ($round ? '50%' : '0')};
    pointer-events: none;
  }
  &:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -3px;
  }
`;

const Handle = styled(ImageCropper.Handle)`
  inline-size: 28px;
  block-size: 28px;
  &::after {
    content: '';
    position: absolute;
    inset: 8px;
    border-radius: 50%;
    background: #fff;
  }
`;

const Zoom = styled(Row)`
  padding-block: 14px 6px;
  > [data-scope='slider'] {
    flex: 1;
  }
`;

const Note = styled.p`
  font: var(--type-xs);
  color: var(--text-2);
`;

const Whole = styled(Button)`
  margin-block-start: 14px;
`;

const ZOOM_STEP = 0.25;
const MAX_ZOOM = 4;

/** The part that is cut out must be at least this long at its shorter side, in px. */
const MIN_SIDE = 96;

/** What the arrow keys do with Alt: 1 enlarges the part that is cut out, -1 makes it smaller. */
const SIZING_KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

type Cropper = ReturnType<typeof useShapeCropper>;

/**
 * Sets up Ark's image cropper for a fixed shape, with texts in the customer's language.
 * @param title the accessible name of the cropper
 * @param ratio the shape to cut out, as width divided by height
 */
function useShapeCropper(title: string, ratio: number) {
  return useImageCropper({
    aspectRatio: ratio,
    maxZoom: MAX_ZOOM,
    minWidth: MIN_SIDE * Math.max(1, ratio),
    minHeight: MIN_SIDE * Math.max(1, 1 / ratio),
    translations: {
      rootLabel: title,
      rootRoleDescription: t('ui.crop.role'),
      previewLoading: t('ui.loading'),
      previewDescription: () => t('ui.crop.text'),
      selectionLabel: () => t('ui.crop.part'),
      selectionRoleDescription: t(ratio === 1 ? 'ui.crop.part.square' : 'ui.crop.part.rectangle'),
      selectionInstructions: t('ui.crop.text'),
      selectionValueText: ({ x, y, width }) => t('ui.crop.part.value', { x, y, width }),
    },
  });
}

type Measures = Pick<Cropper, 'naturalSize' | 'viewportRect' | 'crop' | 'rotation'>;

/** The smallest zoom, in whole steps, at which the turned picture covers the frame. */
function coveringSteps({ naturalSize, viewportRect, crop, rotation }: Measures): number {
  const isOnItsSide = rotation % 180 !== 0;
  const frame = isOnItsSide ? { width: crop.height, height: crop.width } : crop;
  return Math.ceil(coveringZoom(naturalSize, viewportRect, frame) / ZOOM_STEP) * ZOOM_STEP;
}

/**
 * Zooms in until the picture covers the frame, each time that the picture or its viewport is
 * measured. Otherwise an upright photograph, or a small one, would get empty edges.
 */
function useCoveredFrame(cropper: Cropper): void {
  const { naturalSize, viewportRect } = cropper;
  const cover = useEffectEvent((measured: Pick<Measures, 'naturalSize' | 'viewportRect'>) => {
    if (measured.naturalSize.height === 0 || measured.viewportRect.height === 0) return;
    cropper.setZoom(Math.max(cropper.zoom, coveringSteps({ ...cropper, ...measured })));
  });
  useEffect(() => cover({ naturalSize, viewportRect }), [naturalSize, viewportRect]);
}

/**
 * Resizes the part that is cut out, by Alt and an arrow key. The cropper's own keys change only one
 * side, and the picture would be squeezed into its shape.
 */
function resizeByKey(event: KeyboardEvent, cropper: Cropper): void {
  const direction = SIZING_KEYS[event.key];
  if (!event.altKey || direction === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  cropper.resize('se', direction * (event.shiftKey ? 10 : 1));
}

interface CropDialogProps {
  source: File;
  title: string;
  /** The shape to cut out, as width divided by height. */
  ratio: number;
  /** A text that says which shape is needed. It is shown while the picture has another shape. */
  shape: string;
  /** Whether the shop shows the picture round. */
  round?: boolean;
  onCrop: (file: File) => void;
  /**
   * Called when the customer uses the whole picture. That is offered if the picture has the right
   * shape.
   */
  onWhole?: () => void;
  /** Called when the browser cannot show the file, or cannot draw the part that was cut out. */
  onUnreadable: () => void;
  onDecline: () => void;
}

/**
 * Lets the customer crop a picture to the shape in which the shop shows it (PROF-07). `ratio` is
 * the width of that shape divided by its height, and `shape` a text that says which shape is
 * needed. `onWhole` is called when the customer uses the whole picture, and `onUnreadable` when the
 * browser cannot show or cut it.
 */
export function CropDialog(props: CropDialogProps) {
  const { source, title, ratio, shape, round = false, onWhole, onUnreadable, onDecline } = props;
  const show = useFileSource(source);
  const cropper = useShapeCropper(title, ratio);
  useCoveredFrame(cropper);
  const { naturalSize } = cropper;
  const fits = hasShape(naturalSize, ratio);
  const cut = async () => {
    const file = await cutPicture(cropper, ratio);
    if (file === null) onUnreadable();
    else props.onCrop(file);
  };
  return (
    <Dialog open title={title} onClose={onDecline} width="440px">
      <DialogBody>
        <ImageCropper.RootProvider value={cropper}>
          <Viewport
            onAnimationEnd={() => cropper.reset()}
            onKeyDownCapture={(event) => resizeByKey(event, cropper)}
          >
            <ImageCropper.Image ref={show} onError={onUnreadable} />
            <Selection $round={round}>
              {(['nw', 'ne', 'se', 'sw'] as const).map((corner) => (
                <Handle key={corner} position={corner} />
              ))}
            </Selection>
          </Viewport>
        </ImageCropper.RootProvider>
        <ZoomBar cropper={cropper} />
        <Note>
          {naturalSize.height > 0 && !fits && `${shape} `}
          {t('ui.crop.text')}
        </Note>
        {onWhole !== undefined && fits && (
          <Whole size="sm" look="outline" onClick={onWhole}>
            {t('ui.crop.whole')}
          </Whole>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onDecline}>{t('ui.cancel')}</Button>
        <Button look="ink" onClick={() => void cut()}>
          {t('ui.crop.use')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** The controls below the picture: zoom out, zoom in and a quarter turn. */
function ZoomBar({ cropper }: { cropper: Cropper }) {
  const turn = () => {
    // The cropper knows no more than one full turn.
    const rotation = (cropper.rotation + 90) % 360;
    cropper.setRotation(rotation);
    cropper.setZoom(Math.max(cropper.zoom, coveringSteps({ ...cropper, rotation })));
  };
  return (
    <Zoom>
      <IconButton aria-label={t('ui.crop.out')} onClick={() => cropper.zoomBy(-ZOOM_STEP)}>
        <ZoomOut size={20} aria-hidden />
      </IconButton>
      <Slider
        labels={[t('ui.crop.zoom')]}
        min={1}
        max={MAX_ZOOM}
        step={ZOOM_STEP}
        value={[cropper.zoom]}
        onValueChange={({ value: [zoom = 1] }) => cropper.setZoom(zoom)}
      />
      <IconButton aria-label={t('ui.crop.in')} onClick={() => cropper.zoomBy(ZOOM_STEP)}>
        <ZoomIn size={20} aria-hidden />
      </IconButton>
      <IconButton $look="fill" aria-label={t('ui.crop.rotate')} onClick={turn}>
        <RotateCw size={20} aria-hidden />
      </IconButton>
    </Zoom>
  );
}
