import { useEffect, useRef, type ReactNode } from 'react';
import { focusedElement } from '../../platform/focus.ts';
import { DialogTitle } from '../../ui/Dialog.tsx';

/**
 * The title of a step of the sign-in dialog. When the step takes the place of another one, whose
 * focused button is gone, the title gets the focus: keys and screen readers stay in the dialog. It
 * also gets the focus that the dialog itself has kept while the code of the step was loading.
 */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = focusedElement();
    if (focused === null || focused.contains(title.current)) title.current?.focus();
  }, []);
  return (
    <DialogTitle asChild>
      <h2 ref={title}>{children}</h2>
    </DialogTitle>
  );
}
