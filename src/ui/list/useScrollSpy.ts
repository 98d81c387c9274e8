import { useEffect, useState } from 'react';

/**
 * A margin for the observer: it includes all that is above a line at 35% of the screen's height.
 * The last part that begins above this line is being read.
 */
const ABOVE = '1000000px 0px -65% 0px';

/**
 * The id of the part of the page that is being read, among the elements with these ids; null before
 * the first is reached.
 */
export function useScrollSpy(ids: readonly string[]): string | null {
  const [seen, setSeen] = useState<string | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    const parts = all === '' ? [] : all.split(' ');
    const begun = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setSeen(parts.findLast((id) => begun.has(id)) ?? null);
      },
      { rootMargin: ABOVE },
    );
    for (const id of parts) {
      const part = document.getElementById(id);
      if (part !== null) watcher.observe(part);
    }
    return () => watcher.disconnect();
  }, [all]);
  return seen !== null && ids.includes(seen) ? seen : null;
}
