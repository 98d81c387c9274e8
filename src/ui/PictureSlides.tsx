import { Carousel, useCarousel } from '@ark-ui/react/carousel';
import { LocaleProvider } from '@ark-ui/react/locale';
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { activeLocale } from '../messages/index.ts';
import { LiveRegion } from './Hidden.tsx';
import { nextIndex } from './menu/roving.ts';

/**
 * The frame around the row of slides. When the row has the focus, the frame draws the focus ring on
 * top of the slides, because the row's own ring would be cut off at the corners.
 */
const Frame = styled.div`
  position: relative;
  border-radius: inherit;
  &:has(> :focus-visible)::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 2;
    border-radius: inherit;
    border: var(--focus-width) solid var(--focus-color);
    pointer-events: none;
  }
`;

const Row = styled(Carousel.ItemGroup)`
  &::-webkit-scrollbar {
    display: none;
  }
`;

export interface PictureSlidesProps {
  /** How many slides there are. */
  count: number;
  /** The index of the visible slide, from 0. */
  at: number;
  /** Called with the index of a slide, from 0, when the customer has moved to it. */
  onMove: (at: number) => void;
  /** Returns whether the customer or the device asks for reduced motion. */
  prefersReducedMotion: () => boolean;
  /** The accessible name of a slide by its index: "Picture 2 of 5". */
  nameOf: (at: number) => string;
  /** Renders the slide with this index, from 0, or a placeholder when it has no picture. */
  children: (at: number) => ReactNode;
}

/**
 * Slides of equal width, of which one is visible. A customer moves by swiping or with the arrow
 * keys, Home and End, and screen readers announce the new slide. When the caller changes `at`,
 * nothing is announced (WCAG 2.1.1, 4.1.3).
 */
export function PictureSlides(props: PictureSlidesProps) {
  return (
    <LocaleProvider locale={activeLocale()}>
      <Slides {...props} />
    </LocaleProvider>
  );
}

function Slides({ count, at, onMove, prefersReducedMotion, nameOf, children }: PictureSlidesProps) {
  const [announced, setAnnounced] = useState('');
  const carousel = useCarousel({
    slideCount: count,
    defaultPage: at,
    // A slide has no name, because the row has the name of the visible one.
    translations: { item: () => '' },
    onPageChange: ({ page }) => {
      if (page === at) return;
      setAnnounced(nameOf(page));
      onMove(page);
    },
  });
  const moveTo = useEffectEvent((index: number) => {
    if (carousel.page !== index) carousel.scrollTo(index, prefersReducedMotion());
  });
  useEffect(() => moveTo(at), [at]);
  const step = (event: KeyboardEvent) => {
    const isRtl = event.currentTarget.matches('[dir="rtl"]');
    const next = nextIndex(event.key, at, count, 'horizontal', isRtl);
    if (next === null) return;
    event.preventDefault();
    carousel.scrollTo(next, prefersReducedMotion());
  };
  return (
    // The gallery around it has the role and the name; Ark would call this one "carousel" in English.
    <Carousel.RootProvider
      value={carousel}
      role="presentation"
      aria-roledescription=""
      style={{ borderRadius: 'inherit' }}
    >
      {/* While the row has the focus Ark reads the arrow keys of the complete window, and does not
          swap them in Arabic. So it must not learn of the focus. */}
      <Frame onFocusCapture={(event) => event.stopPropagation()}>
        <Row role="group" aria-label={nameOf(at)} aria-live="off" onKeyDown={step}>
          {Array.from({ length: count }, (_, index) => (
            <Carousel.Item
              key={index}
              index={index}
              // Ark hides what its observer has not seen yet, and calls each one "slide" in English.
              aria-hidden={index !== at}
              role="presentation"
              aria-roledescription=""
            >
              {children(index)}
            </Carousel.Item>
          ))}
        </Row>
      </Frame>
      <LiveRegion>{announced}</LiveRegion>
    </Carousel.RootProvider>
  );
}
