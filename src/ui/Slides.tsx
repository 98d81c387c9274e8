import { Suspense, type ComponentType } from 'react';
import { lazyPart } from './lazyPart.tsx';
import type { PictureSlidesProps } from './PictureSlides.tsx';

/**
 * One slide that cannot be swiped: until the code of the row is loaded, or where loading failed.
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
 * Slides, one of which is visible at a time. The code for swiping is loaded where there are
 * several.
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
