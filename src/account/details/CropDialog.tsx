import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import styled from 'styled-components';
import type { ProfileEditEvent } from '../../../machines/account/profileEdit.machine.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/Layout.tsx';
import { useFileSource } from '../../ui/field/useFileSource.ts';
import { cutSquare } from './square.ts';

const Viewport = styled(ImageCropper.Viewport)`
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

/** The square that is cut; the ring shows what a round picture leaves of it. */
const Selection = styled(ImageCropper.Selection)`
  box-shadow: 0 0 0 999px oklch(0 0 0 / 0.5);
  cursor: move;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid #fff;
    border-radius: 50%;
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
  > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    accent-color: var(--ink);
  }
`;

const Note = styled.p`
  font: var(--type-xs);
  color: var(--text-2);
`;

const ZOOM_STEP = 0.25;
const MOST_ZOOM = 4;

/** A cropper of squares that speaks the customer's language. */
function useSquareCropper() {
  return useImageCropper({
    aspectRatio: 1,
    maxZoom: MOST_ZOOM,
    minWidth: 96,
    minHeight: 96,
    translations: {
      rootLabel: t('account.profile.crop'),
      rootRoleDescription: t('account.profile.crop.role'),
      previewLoading: t('ui.loading'),
      previewDescription: () => t('account.profile.crop.text'),
      selectionLabel: () => t('account.profile.crop.square'),
      selectionRoleDescription: t('account.profile.crop.squareRole'),
      selectionInstructions: t('account.profile.crop.text'),
      selectionValueText: ({ x, y, width }) => t('account.profile.crop.value', { x, y, width }),
    },
  });
}

interface CropDialogProps {
  source: File;
  send: (event: ProfileEditEvent) => void;
}

/** Cuts a picture to the square that the profile shows (PROF-07). */
export function CropDialog({ source, send }: CropDialogProps) {
  const show = useFileSource(source);
  const cropper = useSquareCropper();
  const { naturalSize } = cropper;
  const decline = () => send({ type: 'profile.picture.declined' });
  const cut = async () => {
    const file = await cutSquare(cropper);
    send(
      file === null
        ? { type: 'profile.picture.unreadable' }
        : { type: 'profile.picture.cropped', file },
    );
  };
  return (
    <Dialog open title={t('account.profile.crop')} onClose={decline} width="440px">
      <DialogBody>
        <ImageCropper.RootProvider value={cropper}>
          <Viewport>
            <ImageCropper.Image
              ref={show}
              onError={() => send({ type: 'profile.picture.unreadable' })}
            />
            <Selection>
              {(['nw', 'ne', 'se', 'sw'] as const).map((corner) => (
                <Handle key={corner} position={corner} />
              ))}
            </Selection>
          </Viewport>
        </ImageCropper.RootProvider>
        <ZoomBar cropper={cropper} />
        <Note>
          {naturalSize.width !== naturalSize.height && `${t('account.profile.photo.square')} `}
          {t('account.profile.crop.text')}
        </Note>
      </DialogBody>
      <DialogFoot>
        <Button onClick={decline}>{t('ui.cancel')}</Button>
        <Button look="ink" onClick={() => void cut()}>
          {t('account.profile.crop.use')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Nearer, farther, and a quarter turn. */
function ZoomBar({ cropper }: { cropper: ReturnType<typeof useSquareCropper> }) {
  return (
    <Zoom>
      <IconButton
        aria-label={t('account.profile.crop.out')}
        onClick={() => cropper.zoomBy(-ZOOM_STEP)}
      >
        <ZoomOut size={20} aria-hidden />
      </IconButton>
      <input
        type="range"
        aria-label={t('account.profile.crop.zoom')}
        min={1}
        max={MOST_ZOOM}
        step={ZOOM_STEP}
        value={cropper.zoom}
        onChange={({ target }) => cropper.setZoom(Number(target.value))}
      />
      <IconButton
        aria-label={t('account.profile.crop.in')}
        onClick={() => cropper.zoomBy(ZOOM_STEP)}
      >
        <ZoomIn size={20} aria-hidden />
      </IconButton>
      <IconButton
        $look="fill"
        aria-label={t('account.profile.crop.rotate')}
        onClick={() => cropper.rotateBy(90)}
      >
        <RotateCw size={20} aria-hidden />
      </IconButton>
    </Zoom>
  );
}
