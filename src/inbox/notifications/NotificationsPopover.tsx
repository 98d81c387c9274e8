import { LocaleProvider } from '@ark-ui/react/locale';
import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { useSelector } from '@xstate/react';
import { useCallback, useRef } from 'react';
import styled from 'styled-components';
import { isUnread } from '../../../machines/rules/notifications.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { activeLocale, resolve, t } from '../../messages/index.ts';
import { focusById } from '../../platform/focus.ts';
import { usePlace } from '../../shop/place.ts';
import { Button, ButtonBase } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { listState, useNotificationList } from './useNotificationList.ts';

const Box = styled(Ark.Content)`
  z-index: var(--z-menu);
  inline-size: 420px;
  max-block-size: min(600px, var(--available-height));
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: var(--surface-raised);
  border-radius: var(--r-2xl);
  box-shadow: var(--shadow-4), var(--edge);
  outline: none;
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 60px;
    padding-block: 16px 6px;
    padding-inline: 24px 12px;
  }
  h2 {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
  footer {
    display: grid;
    padding: 12px 16px 16px;
  }
`;

const Body = styled.div`
  overflow-y: auto;
  padding-inline: 18px;
  > p {
    padding-inline: 6px;
    color: var(--text-2);
  }
  /* The popover is too narrow for the time beside the text, so the time is below the text. */
  li > a,
  li > div {
    /* The list scrolls, and would cut off a ring around its first or last entry. */
    outline-offset: calc(-1 * var(--focus-width));
    grid-template-columns: 48px minmax(0, 1fr);
    row-gap: 2px;
    align-items: start;
    > :last-child {
      grid-column: 2;
      padding: 0;
    }
    > :first-child {
      grid-row: span 2;
    }
  }
`;

/** How many notifications the popover shows; the page has all of them. */
const MOST = 4;

interface NotificationsPopoverProps {
  /** The id of the bell, to which the focus returns. */
  trigger: string;
  onClose: () => void;
}

/**
 * A popover below the bell with the latest notifications (NAV-10, NAV-19). It is open while it is
 * mounted; it calls `onClose` when the caller should unmount it. `trigger` is the id of the bell,
 * to which the focus returns.
 */
export function NotificationsPopover({ trigger, onClose }: NotificationsPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  // Ark focuses only a popover that it opens itself; this one is open from the first render.
  const takeFocus = useCallback((shown: HTMLDivElement | null) => {
    box.current = shown;
    shown?.focus({ preventScroll: true });
  }, []);
  const list = useNotificationList();
  const { notifications, read } = listState(useSelector(list, (snapshot) => snapshot));
  const someAreNew = read !== null && notifications.some((one) => isUnread(one, read));
  return (
    <LocaleProvider locale={activeLocale()}>
      <Ark.Root
        open
        ids={{ trigger }}
        positioning={{ placement: 'bottom-end', gutter: 8 }}
        onEscapeKeyDown={() => focusById(trigger)}
        onOpenChange={onClose}
      >
        <Portal>
          <Ark.Positioner>
            <Box ref={takeFocus}>
              <header>
                <Ark.Title asChild>
                  <h2>{t('inbox.nav.news')}</h2>
                </Ark.Title>
                {someAreNew && (
                  <Button
                    look="ghost"
                    size="sm"
                    onClick={() => {
                      list?.send({ type: 'notifications.all.read' });
                      // The button disappears when everything is read, so the popover gets the
                      // focus.
                      box.current?.focus();
                    }}
                  >
                    {t('inbox.notifications.markAll')}
                  </Button>
                )}
              </header>
              <Body>
                <Last onFollow={onClose} />
              </Body>
              <footer>
                <ButtonBase
                  as={Link}
                  to={linkTo('profile', { page: 'notifications' })}
                  onClick={onClose}
                >
                  {t('inbox.notifications.all')}
                </ButtonBase>
              </footer>
            </Box>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </LocaleProvider>
  );
}

/**
 * The latest notifications, or a message: loading failed, no place is chosen, or there are none.
 */
function Last({ onFollow }: { onFollow: () => void }) {
  const list = useNotificationList();
  const isSomewhere = usePlace() !== null;
  const { isBusy, problem, isEmpty, notifications, read } = listState(
    useSelector(list, (snapshot) => snapshot),
  );
  if (isBusy) return <Skeleton $height="76px" />;
  if (problem !== null) {
    return (
      <>
        <Notice look="danger">
          {isSomewhere ? resolve(problem) : t('inbox.notifications.placeless')}
        </Notice>
        <Button size="sm" onClick={() => list?.send({ type: 'notifications.retry' })}>
          {t('ui.retry')}
        </Button>
      </>
    );
  }
  if (isEmpty || read === null) return <p>{t('inbox.notifications.empty')}</p>;
  return (
    <ul>
      {notifications.slice(0, MOST).map((one) => (
        <NotificationRow
          key={one.id}
          notification={one}
          isNew={isUnread(one, read)}
          onFollow={() => {
            list?.send({ type: 'notification.followed', id: one.id });
            onFollow();
          }}
        />
      ))}
    </ul>
  );
}
