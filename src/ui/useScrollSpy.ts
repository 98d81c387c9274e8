import { useEffect, useState } from 'react';

/** The band of the screen, below sticky bars, in which a part counts as the one being read. */
const BAND = '-30% 0px -65% 0px';

/** Which of the parts with these element ids is being read, null before one is reached. */
export function useScrollSpy(ids: readonly string[]): string | null {
  const [seen, setSeen] = useState<string | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting);
        if (reached !== undefined) setSeen(reached.target.id);
      },
      { rootMargin: BAND },
    );
    for (const id of all === '' ? [] : all.split(' ')) {
      const part = document.getElementById(id);
      if (part !== null) watcher.observe(part);
    }
    return () => watcher.disconnect();
  }, [all]);
  return seen !== null && ids.includes(seen) ? seen : null;
}
