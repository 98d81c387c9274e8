import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { Dialog, DialogBody } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Picture } from '../ui/Picture.tsx';

const Stage = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 240px;
  img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    max-block-size: 70dvh;
    border-radius: var(--r-lg);
  }
`;

const Steps = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: 12px;
  button[aria-disabled='true'] {
    color: var(--text-disabled);
    background: none;
    cursor: not-allowed;
  }
`;

interface PictureViewerProps {
  /** The URLs of the pictures; null for one that no longer exists. */
  pictures: readonly (string | null)[];
  /** The index of the picture that is shown, from 0. */
  shown: number;
  onShow: (at: number) => void;
  onClose: () => void;
}

/**
 * A dialog that shows the pictures of a message large, one at a time. At the first and at the last
 * picture a button does nothing, but stays focusable: the browser would take the focus from a
 * disabled one.
 */
export function PictureViewer({ pictures, shown, onShow, onClose }: PictureViewerProps) {
  const count = pictures.length;
  const title = t('inbox.picture.of', { number: shown + 1, count });
  return (
    <Dialog open onClose={onClose} title={title} width="var(--dialog-lg)">
      <DialogBody>
        <Stage>
          <Picture key={shown} src={pictures[shown] ?? null} alt={title} size={800} eager />
        </Stage>
        {count > 1 && (
          <Steps>
            <IconButton
              $look="fill"
              aria-label={t('inbox.picture.previous')}
              aria-disabled={shown === 0}
              onClick={() => onShow(Math.max(shown - 1, 0))}
            >
              <ChevronLeft className="flip" size={20} aria-hidden />
            </IconButton>
            <IconButton
              $look="fill"
              aria-label={t('inbox.picture.next')}
              aria-disabled={shown === count - 1}
              onClick={() => onShow(Math.min(shown + 1, count - 1))}
            >
              <ChevronRight className="flip" size={20} aria-hidden />
            </IconButton>
          </Steps>
        )}
      </DialogBody>
    </Dialog>
  );
}
