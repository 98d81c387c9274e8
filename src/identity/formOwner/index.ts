export { CustomerPending } from './CustomerPending.tsx';
export { SessionEnded } from './SessionEnded.tsx';
export { SignInFirst } from './SignInFirst.tsx';
export { useFormOwner } from './useFormOwner.ts';
