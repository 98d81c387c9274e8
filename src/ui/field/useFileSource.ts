import { useCallback, type RefCallback } from 'react';

/** Shows a file in an image for as long as both are there: `<img ref={useFileSource(file)} />`. */
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
