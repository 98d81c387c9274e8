import { useCallback, type RefCallback } from 'react';

/**
 * A ref that shows a picture file in an image, as long as both exist:
 * `<img ref={useFileSource(file)} />`.
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
