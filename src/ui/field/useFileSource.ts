import { useCallback, type RefCallback } from 'react';

/** Shows a file in an image while both exist: `<img ref={useFileSource(file)} />`. */
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
