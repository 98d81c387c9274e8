import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { focusById, focusedElement } from '../platform/focus.ts';
import { Button } from '../ui/Button.tsx';

/** The id of the element that shows an order's status. */
export const ORDER_STATUS = 'order-status';

/**
 * A button for an action that only some statuses of an order allow, such as to cancel it. When the
 * status changes while the button has the focus, the button disappears, and the focus moves to the
 * status.
 */
export function StatusButton(props: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (shown !== null && focusedElement() === shown) focusById(ORDER_STATUS);
    };
  }, []);
  return <Button ref={button} data-then={ORDER_STATUS} {...props} />;
}
