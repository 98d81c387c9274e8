import { DialogBody } from '../Dialog.tsx';
import type { RecoveryActions } from './Boundary.tsx';
import { FailedPart } from '../progress/RetryNotice.tsx';

/** `FailedPart` in place of what fills a dialog below its title. */
export function FailedBody(props: RecoveryActions) {
  return (
    <DialogBody>
      <FailedPart {...props} />
    </DialogBody>
  );
}
