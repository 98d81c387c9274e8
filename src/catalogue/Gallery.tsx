import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import type { Item } from '../../machines/rules/domain.ts';
import { activeLanguage, directionOf, t } from '../messages/index.ts';
import { Picture } from '../ui/Picture.tsx';
import { Stage, tintOf } from '../ui/Stage.tsx';

/** Under a mouse the picture grows around the pointer; nothing has to be dragged. */
const Lens = styled.div`
  --lens-x: 50%;
  --lens-y: 50%;
  @media (hover: hover) {
    cursor: zoom-in;
    &:hover img {
      transform: scale(2.2);
      transform-origin: var(--lens-x) var(--lens-y);
      transition-duration: var(--dur-fast);
    }
  }
`;

const Thumbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-block-start: 12px;
  button {
    inline-size: 72px;
    block-size: 72px;
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

/** An item's pictures: one large with a magnifier, the others to pick, also by arrow keys. */
export function Gallery({ item }: { item: Item }) {
  const first = item.imageUrl === null ? [] : [item.imageUrl];
  const pictures = [...new Set([...first, ...item.galleryUrls])];
  const [at, setAt] = useState(0);
  const thumbs = useRef<HTMLDivElement>(null);
  const count = pictures.length;

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const { style } = event.currentTarget;
    style.setProperty('--lens-x', `${((event.clientX - box.left) / box.width) * 100}%`);
    style.setProperty('--lens-y', `${((event.clientY - box.top) / box.height) * 100}%`);
  };
  const step = (event: KeyboardEvent) => {
    const onwards = directionOf(activeLanguage()) === 'rtl' ? -1 : 1;
    const goals: Record<string, number> = {
      ArrowLeft: at - onwards,
      ArrowRight: at + onwards,
      Home: 0,
      End: count - 1,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const next = (goal + count) % count;
    setAt(next);
    thumbs.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div role="group" aria-label={t('catalogue.product.gallery', { name: item.name })}>
      <Lens onPointerMove={follow}>
        <Stage
          id={item.id}
          image={pictures[at] ?? null}
          alt={item.name}
          radius="var(--r-2xl)"
          eager
        />
      </Lens>
      {count > 1 && (
        <Thumbs ref={thumbs} data-tint={tintOf(item.id)} onKeyDown={step}>
          {pictures.map((url, index) => (
            <button
              key={url}
              type="button"
              tabIndex={index === at ? 0 : -1}
              aria-current={index === at}
              aria-label={t('catalogue.product.picture', { number: index + 1, count })}
              onClick={() => setAt(index)}
            >
              <Picture src={url} alt="" size={72} />
            </button>
          ))}
        </Thumbs>
      )}
    </div>
  );
}
