import { Suspense, type ComponentType } from 'react';
import { lazyPart } from './lazyPart.tsx';
import type { PictureSlidesProps } from './PictureSlides.tsx';

/** One slide, without a way to swipe: until the code of the row has come, or where it failed to. */
function OneSlide({ at, children }: PictureSlidesProps) {
  return children(at);
}

const PictureSlides = lazyPart<PictureSlidesProps>(() =>
  import('./PictureSlides.tsx').then(
    ({ PictureSlides: Row }) => Row,
    (): ComponentType<PictureSlidesProps> => OneSlide,
  ),
);

/** Slides of which one is on the screen at a time. The row to swipe is loaded where there are several. */
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
