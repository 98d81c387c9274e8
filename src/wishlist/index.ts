import { lazyPart } from '../ui/lazyPart.tsx';

/** A heart; it comes after the page it stands on. */
export const Heart = lazyPart(async () => (await import('./Heart.tsx')).Heart);
