import { Suspense, type ComponentType } from 'react';
import { lazyPart } from './lazy/lazyPart.tsx';
import type { PictureSlidesProps } from './PictureSlides.tsx';

/**
 * One slide that cannot be swiped. It is shown while the code for swiping loads, or after that
 * failed.
 */
function OneSlide({ at, children }: PictureSlidesProps) {
  return children(at);
}

const PictureSlides = lazyPart<PictureSlidesProps>(() =>
  import('./PictureSlides.tsx').then(
    ({ PictureSlides: Row }) => Row,
    (): ComponentType<PictureSlidesProps> => OneSlide,
  ),
);

/**
 * Slides, of which one is visible. The code for swiping is loaded only if there is more than one
 * slide.
 */
export function Slides(props: PictureSlidesProps) {
  const one = <OneSlide {...props} />;
  return props.count > 1 ? (
    <Suspense fallback={one}>
      <PictureSlides {...props} />
    </Suspense>
  ) : (
    one
  );
}
