import { Images } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { prefersReducedMotion } from '../../platform/browser.ts';
import { Corner } from '../../ui/Card.tsx';
import { Badge } from '../../ui/Chip.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { moveFocus } from '../../ui/menu/roving.ts';
import { Slides } from '../../ui/Slides.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { tintOf } from '../../ui/style/tint.ts';

/**
 * The number of thumbnails below the picture (RENT-05). The last one shows how many more pictures
 * there are.
 */
const THUMBS = 5;

const Large = styled.div`
  position: relative;
  border-radius: 32px;
  overflow: hidden;
  [data-tint] {
    aspect-ratio: 16 / 8.6;
  }
  [data-tint] > img {
    inline-size: 47%;
  }
  @media (max-width: 640px) {
    border-radius: 24px;
    [data-tint] {
      aspect-ratio: 1.25;
    }
    [data-tint] > img {
      inline-size: 66%;
    }
  }
`;

/** Five thumbnails of equal width that grow with the page; on a phone they scroll. */
const Thumbs = styled.div`
  display: grid;
  grid-template-columns: repeat(${THUMBS}, minmax(0, 1fr));
  gap: 12px;
  margin-block-start: 12px;
  button {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 1.5;
    border-radius: 18px;
    background: radial-gradient(110% 90% at 50% 18%, var(--stage-a), var(--stage-b));
    overflow: hidden;
  }
  button[aria-current='true'] {
    box-shadow: inset 0 0 0 3px var(--accent);
  }
  img {
    inline-size: 44%;
    block-size: auto;
  }
  span {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    background: oklch(0.2 0.02 262 / 0.66);
    color: #fff;
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
  @media (max-width: 640px) {
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    button {
      flex: none;
      inline-size: 84px;
      aspect-ratio: 1.3;
      border-radius: 16px;
    }
  }
`;

/**
 * The pictures of a vehicle: a large one and up to five thumbnails. The customer changes the large
 * one by swiping or by pressing a thumbnail (RENT-05).
 */
export function VehicleGallery({ vehicle, children }: { vehicle: Vehicle; children?: ReactNode }) {
  const [at, setAt] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const all = [...new Set([vehicle.imageUrl, ...vehicle.galleryUrls])].filter(
    (url): url is string => url !== null,
  );
  const nameOf = (index: number) => t('rental.picture', { number: index + 1, count: all.length });
  // The row moves on before its last thumbnail is chosen, so that a next one is always visible.
  const first = Math.max(0, Math.min(at - THUMBS + 2, all.length - THUMBS));
  const more = all.length - first - THUMBS;
  return (
    <section aria-label={t('rental.gallery', { name: vehicle.name })}>
      <Large>
        <Slides
          count={all.length}
          at={at}
          onMove={setAt}
          prefersReducedMotion={prefersReducedMotion}
          nameOf={nameOf}
        >
          {(index) => (
            <Stage
              id={vehicle.id}
              image={all[index] ?? null}
              alt={vehicle.name}
              radius="0"
              eager={index === 0}
            />
          )}
        </Slides>
        {children}
        {all.length > 1 && (
          <Corner $at="bottomEnd">
            <Badge $look="ink">
              <Images size={16} aria-hidden />
              <bdi dir="ltr">
                {at + 1} / {all.length}
              </bdi>
            </Badge>
          </Corner>
        )}
      </Large>
      {all.length > 1 && (
        <Thumbs
          ref={row}
          data-tint={tintOf(vehicle.id)}
          onKeyDown={(event) => {
            const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
            const next = moveFocus(event, buttons, 'horizontal');
            if (next !== null) setAt(first + next);
          }}
        >
          {all.slice(first, first + THUMBS).map((url, index) => (
            <button
              key={url}
              type="button"
              tabIndex={first + index === at ? 0 : -1}
              aria-current={first + index === at}
              aria-label={nameOf(first + index)}
              onClick={() => setAt(first + index)}
            >
              <Picture src={url} alt="" size={96} />
              {more > 0 && index === THUMBS - 1 && (
                <span aria-hidden>
                  <bdi dir="ltr">+{more}</bdi>
                </span>
              )}
            </button>
          ))}
        </Thumbs>
      )}
    </section>
  );
}
