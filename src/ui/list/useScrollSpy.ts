import { useEffect, useState } from 'react';

/**
 * The root margin of the observer. It observes all that is above a line at 35 % of the screen's
 * height; the last part that begins above this line is the one that is being read.
 */
const ABOVE = '1000000px 0px -65% 0px';

/**
 * Returns which part of the page is being read: one of the given element ids, or null before the
 * first of these elements is reached.
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
