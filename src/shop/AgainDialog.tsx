import { Check, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Currency, MessageRef } from '../../machines/rules/domain.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Money } from '../ui/Price.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stage } from '../ui/Stage.tsx';

interface AgainDialogProps {
  title: string;
  /**
   * The message that says what failed: loading the list of changes since the earlier order or trip,
   * or filling the cart. null when nothing failed.
   */
  problem: MessageRef | null;
  /**
   * Whether the list of changes since the earlier order or trip could not be loaded. Then the
   * dialog shows only `problem` and a button to try again.
   */
  loadFailed: boolean;
  /** The list of what has changed since the earlier order or trip; null while it is loading. */
  review: ReactNode;
  /** The label of the button that fills the cart; null when it cannot be filled. */
  confirm: ReactNode;
  busy: boolean;
  send: (event: { type: 'again.closed' | 'again.retry' | 'again.confirmed' }) => void;
}

/**
 * The dialog that shows what has changed since an earlier order or trip, before the same items or
 * vehicles are put into the cart again. `unread` means that the changes could not be loaded; then
 * only `problem` and a button to retry are shown.
 */
export function AgainDialog({
  title,
  problem,
  loadFailed,
  review,
  confirm,
  busy,
  send,
}: AgainDialogProps) {
  const close = () => send({ type: 'again.closed' });
  return (
    <Dialog open onClose={close} title={title} width="var(--dialog-sm)">
      <DialogBody>
        {loadFailed ? (
          <ErrorPanel
            message={problem ?? { key: 'app.error.generic' }}
            onRetry={() => send({ type: 'again.retry' })}
          />
        ) : review === null ? (
          <Skeleton $height="220px" $radius="24px" />
        ) : (
          <>
            {problem !== null && <Notice look="warning">{resolve(problem)}</Notice>}
            {review}
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={close}>{t('ui.cancel')}</Button>
        {confirm !== null && (
          <Button
            look="primary"
            busy={busy && t('ui.loading')}
            onClick={() => send({ type: 'again.confirmed' })}
          >
            {confirm}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

/** The list around `AgainLine`s. */
export const AgainLines = styled.ul`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    padding-block: 12px;
  }
  > li + li {
    border-block-start: 1px solid var(--line);
  }
  b {
    font: var(--type-label);
  }
  p {
    display: flex;
    gap: 7px;
    font: var(--type-sm);
    color: var(--text-2);
  }
  p > svg {
    flex: none;
    margin-block-start: 2px;
  }
  p[data-look='same'] {
    color: var(--success);
  }
  p[data-look='changed'] {
    color: var(--warning);
  }
  [data-gone] > div:first-child {
    opacity: 0.5;
  }
`;

/**
 * How a line of an earlier order or trip has changed: it is no longer available, the same as
 * before, or different. It decides the icon and the colour of the change's text.
 */
export type ChangeLook = 'gone' | 'same' | 'changed';

const icons = { gone: X, same: Check, changed: TriangleAlert };

interface AgainLineProps {
  /** The id of the item or vehicle. It decides the background colour behind the picture. */
  id: number;
  image: string | null;
  /** The width of the picture, as a CSS length, such as '52px'. */
  picture: string;
  name: string;
  /** How many; null when the earlier order does not say it. */
  quantity: number | null;
  /** Whether the line cannot be put into the cart any more. */
  gone: boolean;
  /** What has changed, in words; when the list is empty, the line shows `same` instead. */
  changes: readonly { look: ChangeLook; text: string }[];
  same: string;
  /** What one costs today; null when it is not known. */
  price: number | null;
  currency: Currency;
}

/** A line of an earlier order or trip, with what has changed since and what it costs today. */
export function AgainLine(line: AgainLineProps) {
  const changes =
    line.changes.length > 0 ? line.changes : [{ look: 'same' as const, text: line.same }];
  return (
    <li data-gone={line.gone || undefined}>
      <div style={{ inlineSize: line.picture }}>
        <Stage id={line.id} image={line.image} radius="var(--r-sm)" art="75%" />
      </div>
      <div>
        <b>
          {line.quantity !== null && `${line.quantity} ×`} <bdi>{line.name}</bdi>
        </b>
        {changes.map(({ look, text }) => {
          const Icon = icons[look];
          return (
            <p key={text} data-look={look}>
              <Icon size={16} aria-hidden />
              {text}
            </p>
          );
        })}
      </div>
      {line.price !== null && (
        <b>
          <Money amount={line.price} currency={line.currency} />
        </b>
      )}
    </li>
  );
}
