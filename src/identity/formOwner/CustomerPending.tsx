import type { ReactNode } from 'react';
import { messageOf } from '../../../machines/rules/failure.ts';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { useFormOwner } from './useFormOwner.ts';

/**
 * Shown in place of what needs the customer's data: `children` while they load; when they could not
 * be loaded, the reason and a retry button, because the children would say for ever that they load.
 */
export function CustomerPending({ children }: { children?: ReactNode }) {
  const { error, retry } = useFormOwner();
  return error === null ? children : <ErrorPanel message={messageOf(error)} onRetry={retry} />;
}
