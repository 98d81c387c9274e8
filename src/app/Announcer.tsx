import { useEffect, useState } from 'react';
import { LiveRegion } from '../ui/Hidden.tsx';

let say: (text: string) => void = () => undefined;

/** Tells assistive technology of something that is not shown elsewhere. */
export function announce(text: string): void {
  say(text);
}

/** The place that `announce` speaks from; one on the page. */
export function Announcer() {
  const [said, setSaid] = useState({ text: '', times: 0 });
  useEffect(() => {
    say = (text) => setSaid(({ times }) => ({ text, times: times + 1 }));
    return () => {
      say = () => undefined;
    };
  }, []);
  // A new node each time, because a screen reader would not read the same text again.
  return (
    <LiveRegion>
      <span key={said.times}>{said.text}</span>
    </LiveRegion>
  );
}
