import styled from 'styled-components';
import { linkTo } from '../../machines/rules/paths.ts';
import { t } from '../messages/index.ts';
import { useUnread } from '../shop/unread.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { H1 } from '../ui/Layout.tsx';
import { NavLink } from '../ui/Link.tsx';
import { tabMark } from '../ui/menu/tabMark.ts';
import { useNewNotifications } from './notifications/useNotificationList.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 32px;
  margin-block-start: 28px;
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-block-size: 48px;
    padding-inline: 14px;
    font: var(--type-label);
    color: var(--text-2);
  }
  a[aria-current] {
    color: var(--text);
  }
  a[aria-current]::after {
    ${tabMark}
    background: var(--ink);
  }
  i {
    min-inline-size: 1.25rem;
    block-size: 1.25rem;
    padding-inline: 6px;
    border-radius: 1rem;
    background: var(--ink);
    color: var(--on-ink);
    font: 700 0.75rem/1.25rem var(--font);
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 1180px) {
    margin-block-start: 12px;
    [data-thread] > & {
      display: none;
    }
  }
  /* The tabs have their own line on phones; otherwise the counts, which come later, move them there. */
  @media (max-width: 640px) {
    h1,
    nav {
      flex-basis: 100%;
    }
    nav {
      box-shadow: inset 0 -1px var(--line);
    }
    a {
      flex: 1;
    }
  }
`;

/**
 * The heading of the inbox, and links to its two pages (messages and notifications) with the number
 * of unread ones.
 */
export function InboxHead({ page }: { page: 'inbox' | 'notifications' }) {
  const pages = [
    { name: 'inbox', label: t('inbox.nav.chat'), count: useUnread() },
    { name: 'notifications', label: t('inbox.nav.news'), count: useNewNotifications() },
  ];
  return (
    <Head>
      <H1>{t('inbox.title')}</H1>
      <nav aria-label={t('inbox.tabs')}>
        {pages.map(({ name, label, count }) => (
          <NavLink key={name} to={linkTo('profile', { page: name })} shown={name === page}>
            {label}
            {count > 0 && (
              <>
                <i aria-hidden>{count}</i>
                <Hidden>{t('inbox.nav.unread', { count })}</Hidden>
              </>
            )}
          </NavLink>
        ))}
      </nav>
    </Head>
  );
}
