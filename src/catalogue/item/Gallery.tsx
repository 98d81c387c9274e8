import { ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import styled, { css } from 'styled-components';
import type { Item } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { prefersReducedMotion } from '../../platform/browser.ts';
import { Corner } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { moveFocus } from '../../ui/menu/roving.ts';
import { Slides } from '../../ui/Slides.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { tintOf } from '../../ui/style/tint.ts';

/** The number of thumbnails below the picture (CONST-06). */
const THUMBS = 5;

const grown = css`
  transform: scale(2.2);
  transform-origin: var(--lens-x) var(--lens-y);
  transition-duration: var(--dur-fast);
`;

/**
 * The frame of the large picture. The picture is magnified around the pointer of a mouse; touch and
 * keyboard users press a button instead.
 */
const Lens = styled.div<{ $compact: boolean; $magnifies: boolean }>`
  --lens-x: 50%;
  --lens-y: 50%;
  position: relative;
  border-radius: ${({ $compact }) => ($compact ? '0' : 'var(--r-2xl)')};
  overflow: hidden;
  &[data-magnified] [data-tint] > img {
    ${grown}
  }
  ${({ $magnifies }) =>
    $magnifies &&
    css`
      @media (hover: hover) {
        cursor: zoom-in;
        &:hover [data-tint] > img {
          ${grown}
        }
      }
    `}
  ${({ $compact }) =>
    $compact &&
    css`
      --height: 196px;
      [data-tint] {
        block-size: var(--height);
        aspect-ratio: auto;
      }
      [data-tint] > img {
        block-size: calc(var(--height) * 0.75);
        inline-size: auto;
      }
      @media (max-width: 640px) {
        --height: 236px;
      }
    `}
`;

const Thumbs = styled.div<{ $compact: boolean }>`
  --size: ${({ $compact }) => ($compact ? '56px' : '72px')};
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  ${({ $compact }) => ($compact ? 'padding: 12px 24px 0;' : 'margin-block-start: 12px;')}
  button {
    inline-size: var(--size);
    block-size: var(--size);
    display: grid;
    place-items: center;
    border-radius: var(--r-lg);
    background: radial-gradient(110% 90% at 50% 18%, var(--stage-a), var(--stage-b));
    overflow: hidden;
  }
  button[aria-current='true'] {
    box-shadow: 0 0 0 2.5px var(--ink);
  }
  img {
    inline-size: 72%;
    block-size: auto;
  }
`;

interface GalleryProps {
  item: Item;
  /** Whether the gallery has its smaller form, for the top of a popup. */
  compact?: boolean;
  /** Whether the large picture has a magnifier. */
  magnifies?: boolean;
}

/**
 * The pictures of an item: a large one, and up to five thumbnails. The customer changes the large
 * one by swiping or by pressing a thumbnail (ITEM-33).
 */
export function Gallery({ item, compact = false, magnifies = true }: GalleryProps) {
  const first = item.imageUrl === null ? [] : [item.imageUrl];
  const pictures = [...new Set([...first, ...item.galleryUrls])];
  const [at, setAt] = useState(0);
  const count = pictures.length;
  return (
    <div role="group" aria-label={t('catalogue.product.gallery', { name: item.name })}>
      <Large
        item={item}
        pictures={pictures}
        at={at}
        compact={compact}
        magnifies={magnifies && count > 0}
        onPick={setAt}
      />
      {count > 1 && (
        <Thumbnails item={item} pictures={pictures} at={at} compact={compact} onPick={setAt} />
      )}
    </div>
  );
}

interface PicturesProps {
  item: Item;
  pictures: readonly string[];
  at: number;
  compact: boolean;
  onPick: (at: number) => void;
}

/** The name of a picture by its index from 0, such as "Picture 2 of 5". */
const nameOf = (at: number, count: number): string =>
  t('catalogue.product.picture', { number: at + 1, count });

/** How far an arrow key moves the magnifier, in percent of the picture. */
const STEP = 12;

function Large({
  item,
  pictures,
  at,
  compact,
  magnifies,
  onPick,
}: PicturesProps & { magnifies: boolean }) {
  const lens = useRef<HTMLDivElement>(null);
  const spot = useRef({ x: 50, y: 50 });
  // The index of the magnified picture, so that the next picture is not magnified too.
  const [magnifiedAt, setMagnifiedAt] = useState<number | null>(null);
  const magnified = magnifiedAt === at;
  const look = (x: number, y: number) => {
    const within = (share: number) => Math.min(100, Math.max(0, share));
    spot.current = { x: within(x), y: within(y) };
    lens.current?.style.setProperty('--lens-x', `${spot.current.x}%`);
    lens.current?.style.setProperty('--lens-y', `${spot.current.y}%`);
  };
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    look(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  const move = (event: KeyboardEvent) => {
    const { x, y } = spot.current;
    const goals: Record<string, () => void> = {
      ArrowLeft: () => look(x - STEP, y),
      ArrowRight: () => look(x + STEP, y),
      ArrowUp: () => look(x, y - STEP),
      ArrowDown: () => look(x, y + STEP),
    };
    const goal = goals[event.key];
    if (!magnified || goal === undefined) return;
    event.preventDefault();
    goal();
  };
  const Icon = magnified ? ZoomOut : ZoomIn;
  return (
    <Lens
      ref={lens}
      $compact={compact}
      $magnifies={magnifies}
      data-magnified={magnified || undefined}
      onPointerMove={magnifies ? follow : undefined}
    >
      <Slides
        count={pictures.length}
        at={at}
        onMove={onPick}
        prefersReducedMotion={prefersReducedMotion}
        nameOf={(index) => nameOf(index, pictures.length)}
      >
        {(index) => (
          <Stage
            id={item.id}
            image={pictures[index] ?? null}
            alt={item.name}
            radius="0"
            eager={index === 0}
          />
        )}
      </Slides>
      {magnifies && (
        <Corner $at="bottomEnd">
          <IconButton
            $look="float"
            aria-pressed={magnified}
            aria-label={t('catalogue.product.magnify')}
            onClick={() => setMagnifiedAt(magnified ? null : at)}
            onKeyDown={move}
          >
            <Icon size={20} aria-hidden />
          </IconButton>
        </Corner>
      )}
    </Lens>
  );
}

function Thumbnails({ item, pictures, at, compact, onPick }: PicturesProps) {
  const thumbs = useRef<HTMLDivElement>(null);
  // The row moves on before its last thumbnail is chosen, so that a next one is always visible.
  const first = Math.max(0, Math.min(at - THUMBS + 2, pictures.length - THUMBS));
  const step = (event: KeyboardEvent) => {
    const buttons = [...(thumbs.current?.querySelectorAll('button') ?? [])];
    const next = moveFocus(event, buttons, 'horizontal');
    if (next !== null) onPick(first + next);
  };
  return (
    <Thumbs ref={thumbs} $compact={compact} data-tint={tintOf(item.id)} onKeyDown={step}>
      {pictures.slice(first, first + THUMBS).map((url, index) => (
        <button
          key={url}
          type="button"
          tabIndex={first + index === at ? 0 : -1}
          aria-current={first + index === at}
          aria-label={nameOf(first + index, pictures.length)}
          onClick={() => onPick(first + index)}
        >
          <Picture src={url} alt="" size={72} />
        </button>
      ))}
    </Thumbs>
  );
}
