import { useEffect, useState } from 'react';
import { Hidden } from '../ui/Hidden.tsx';

let say: (text: string) => void = () => undefined;

/** Tells assistive technology of something that is not shown elsewhere. */
export function announce(text: string): void {
  say(text);
}

/** The place that `announce` speaks from; one on the page. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => {
    say = setText;
    return () => {
      say = () => undefined;
    };
  }, []);
  return (
    <Hidden role="status" aria-live="polite">
      {text}
    </Hidden>
  );
}
