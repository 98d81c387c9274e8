import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { onConnectionChange } from '../platform/connection.ts';

interface PictureProps {
  src: string | null;
  alt: string;
  /** Width and height in px, reserved so that nothing moves when the picture has loaded. */
  size: number;
  /** Whether it loads at once; if not, it loads when it comes near the screen. */
  eager?: boolean;
  /** Whether this is the main picture of the page, which is loaded with high priority. */
  first?: boolean;
}

/**
 * A picture that reserves its space while it loads, and shows a placeholder when there is none. If
 * loading fails, it is retried when the device is online again.
 */
export function Picture({ src, alt, size, eager = false, first = false }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  useEffect(
    () =>
      failedSrc === null
        ? undefined
        : onConnectionChange((online) => {
            if (online) setFailedSrc(null);
          }),
    [failedSrc],
  );
  if (src === null || src === failedSrc) {
    return <ImageOff size={28} color="var(--text-3)" aria-hidden />;
  }
  return (
    <img
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={eager || first ? 'eager' : 'lazy'}
      {...(first ? { fetchPriority: 'high' as const } : {})}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}
