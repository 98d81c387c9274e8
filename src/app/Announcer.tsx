import { useEffect, useState } from 'react';
import { LiveRegion } from '../ui/Hidden.tsx';

let say: (text: string) => void = () => undefined;

/** Makes screen readers read out a text that is not shown on the page. */
export function announce(text: string): void {
  say(text);
}

/**
 * The live region in which `announce` puts its texts, so that screen readers read them out. The
 * page renders it once.
 */
export function Announcer() {
  const [announcement, setAnnouncement] = useState({ text: '', times: 0 });
  useEffect(() => {
    say = (text) => setAnnouncement(({ times }) => ({ text, times: times + 1 }));
    return () => {
      say = () => undefined;
    };
  }, []);
  // A new element each time, because a screen reader does not read the same text again.
  return (
    <LiveRegion>
      <span key={announcement.times}>{announcement.text}</span>
    </LiveRegion>
  );
}
