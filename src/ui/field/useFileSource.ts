import { useCallback, type RefCallback } from 'react';

/**
 * Returns a ref for an `img` element that shows a picture file, as in `ref={useFileSource(file)}`.
 */
export function useFileSource(file: File): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (image === null) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
