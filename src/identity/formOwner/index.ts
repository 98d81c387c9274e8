export { SessionEnded } from './SessionEnded.tsx';
export { useFormOwner } from './useFormOwner.ts';
