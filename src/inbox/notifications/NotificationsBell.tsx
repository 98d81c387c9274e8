import { Bell } from 'lucide-react';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkTo } from '../../../machines/rules/paths.ts';
import { WIDE_SCREEN } from '../../platform/browser.ts';
import { within } from '../../platform/within.ts';
import { useMedia } from '../../shop/useMedia.ts';
import { t } from '../../messages/index.ts';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { NewsLink } from '../NewsLink.tsx';

const NotificationsPopover = lazyPart(
  async () => (await import('./NotificationsPopover.tsx')).NotificationsPopover,
);

/** How long a press waits for the popover's code, in ms. */
const PATIENCE_MS = 3_000;

/**
 * Whether a click on a link opens it in another tab or window, for example with Ctrl or the middle
 * button.
 */
const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * The bell button. On wide screens a click loads and opens a popover with the latest notifications.
 * On phones, in a new tab, or when the popover's code does not come, it opens the notifications
 * page.
 */
export function NotificationsBell({ count }: { count: number }) {
  const id = useId();
  const navigate = useNavigate();
  // Before its code is there, the bell is a plain link on every screen.
  const isWide = useMedia(WIDE_SCREEN);
  const { pathname } = useLocation();
  // The path of the page on which the popover was opened; on another page it is closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = isWide && openAt === pathname;
  const page = useRef(pathname);
  useEffect(() => {
    page.current = pathname;
  }, [pathname]);
  const press = (event: MouseEvent) => {
    if (!isWide || isForAnotherTab(event)) return;
    event.preventDefault();
    if (isOpen) return setOpenAt(null);
    within(PATIENCE_MS, NotificationsPopover.preload()).then(
      () => setOpenAt(pathname),
      () => {
        // A customer who has followed another link meanwhile stays there.
        if (page.current === pathname) void navigate(linkTo('profile', { page: 'notifications' }));
      },
    );
  };
  return (
    <>
      <NewsLink
        id={id}
        page="notifications"
        name={t('inbox.nav.news')}
        count={count}
        icon={Bell}
        onClick={press}
        {...(isWide && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
      />
      {isOpen && (
        <Delayed instead={FailedLayer} onLeave={() => setOpenAt(null)}>
          <NotificationsPopover trigger={id} onClose={() => setOpenAt(null)} />
        </Delayed>
      )}
    </>
  );
}
