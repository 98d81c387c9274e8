import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { linkTo } from '../../machines/rules/paths.ts';
import { t } from '../messages/index.ts';
import { Count, IconButton } from '../ui/IconButton.tsx';
import { Link } from '../ui/Link.tsx';

interface NewsLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  page: 'inbox' | 'notifications';
  name: string;
  count: number;
  icon: LucideIcon;
}

/** An icon link to a page of the inbox, with the number of unread entries there; "9+" from 10. */
export function NewsLink({ page, name, count, icon: Icon, ...link }: NewsLinkProps) {
  return (
    <IconButton
      as={Link}
      to={linkTo('profile', { page })}
      aria-label={
        count === 0
          ? name
          : t('ui.labelled', { label: name, value: t('inbox.nav.unread', { count }) })
      }
      title={name}
      {...link}
    >
      <Icon size={20} aria-hidden />
      {count > 0 && (
        <Count>
          <bdi dir="ltr">{count > 9 ? '9+' : count}</bdi>
        </Count>
      )}
    </IconButton>
  );
}
