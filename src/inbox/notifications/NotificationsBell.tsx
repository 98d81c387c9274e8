import { Bell } from 'lucide-react';
import { Suspense, useId, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkTo } from '../../../machines/rules/paths.ts';
import { useMedia } from '../../shop/useMedia.ts';
import { t } from '../../messages/index.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { NewsLink } from '../NewsLink.tsx';

const NotificationsPopover = lazyPart(
  async () => (await import('./NotificationsPopover.tsx')).NotificationsPopover,
);

/** Whether a click opens the link in another tab or window. */
const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * The bell that leads to the notifications. On wide screens a click opens a popover with the latest
 * ones, whose code is loaded then. On phones, when that code fails to load, and in another tab, it
 * opens the page instead.
 */
export function NotificationsBell({ count }: { count: number }) {
  const id = useId();
  const navigate = useNavigate();
  const isWide = useMedia('(min-width: 1181px)');
  const { pathname } = useLocation();
  // The page on which it was opened: on the next one it is closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = isWide && openAt === pathname;
  const press = (event: MouseEvent) => {
    if (!isWide || isForAnotherTab(event)) return;
    event.preventDefault();
    if (isOpen) return setOpenAt(null);
    NotificationsPopover.preload().then(
      () => setOpenAt(pathname),
      () => void navigate(linkTo('profile', { page: 'notifications' })),
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
        <Suspense>
          <NotificationsPopover trigger={id} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
}
