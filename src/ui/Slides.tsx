import { useState } from 'react';
import { Nothing } from './lazy/Boundary.tsx';
import { Delayed } from './lazy/Delayed.tsx';
import { lazyPart } from './lazy/lazyPart.tsx';
import type { PictureSlidesProps } from './PictureSlides.tsx';

const PictureSlides = lazyPart(async () => (await import('./PictureSlides.tsx')).PictureSlides);

/**
 * Slides, of which one is visible. The code for swiping is loaded only if there is more than one
 * slide; while it loads, or has failed, the visible slide is shown alone.
 */
export function Slides(props: PictureSlidesProps) {
  const [failed, setFailed] = useState(false);
  const one = props.children(props.at);
  return props.count > 1 ? (
    <>
      <Delayed
        instead={Nothing}
        fallback={one}
        onFailed={() => setFailed(true)}
        onRetried={() => setFailed(false)}
      >
        <PictureSlides {...props} />
      </Delayed>
      {failed && one}
    </>
  ) : (
    one
  );
}
