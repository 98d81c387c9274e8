import { useEffect, useState } from 'react';
import { LiveRegion } from '../ui/Hidden.tsx';

let say: (text: string) => void = () => undefined;

/** Has screen readers read out a text that is not shown on the page. */
export function announce(text: string): void {
  say(text);
}

/**
 * The live region whose changes screen readers read out for `announce`; rendered once on the page.
 */
export function Announcer() {
  const [announcement, setAnnouncement] = useState({ text: '', times: 0 });
  useEffect(() => {
    say = (text) => setAnnouncement(({ times }) => ({ text, times: times + 1 }));
    return () => {
      say = () => undefined;
    };
  }, []);
  // A new node each time, because a screen reader would not read the same text again.
  return (
    <LiveRegion>
      <span key={announcement.times}>{announcement.text}</span>
    </LiveRegion>
  );
}
