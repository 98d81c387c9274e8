import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * The names of the parts that have been near the viewport. They are rendered at once on the next
 * visit, so that Back can restore the scroll position.
 */
const seen = new Set<string>();

interface WhenNearProps {
  /** Identifies the part; it must be the same each time the page is visited. */
  name: string;
  /**
   * The height in px that is reserved until the part is rendered, about the height of its content.
   */
  height: number;
  /** How far from the screen still counts as near, in px. */
  margin?: number;
  children: ReactNode;
}

/**
 * A part of a long page that renders, and loads its code and data, only when it comes near the
 * viewport.
 */
export function WhenNear({ name, height, margin = 300, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => seen.has(name));
  useEffect(() => {
    const element = place.current;
    if (near || element === null) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        seen.add(name);
        setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [name, near, margin]);
  const waiting = <div ref={place} style={{ blockSize: height }} />;
  if (!near) return waiting;
  return <Suspense fallback={waiting}>{children}</Suspense>;
}
