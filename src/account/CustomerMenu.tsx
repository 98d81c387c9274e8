import { ChevronDown, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useCustomer, useSession } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { oneLine } from '../ui/style/clipped.ts';
import { Menu } from '../ui/menu/Menu.tsx';
import { useAccountPages } from './accountPages.tsx';

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 48px;
  padding-inline: 5px 12px;
  border-radius: var(--r-full);
  font: var(--type-label);
  > bdi {
    max-inline-size: 12ch;
    ${oneLine}
  }
  @media (hover: hover) {
    &:hover {
      background: var(--fill);
    }
  }
`;

/**
 * The account menu: the customer's picture as a button, which opens links to their pages and
 * sign-out (NAV-20, NAV-28).
 */
export function CustomerMenu() {
  const session = useSession();
  const customer = useCustomer();
  const navigate = useNavigate();
  const pages = useAccountPages();
  const name = customer?.firstName ?? t('account.title');
  return (
    <Menu
      entries={[
        ...pages.map(({ to, name: label, icon }) => ({
          key: to,
          label,
          icon,
          onSelect: () => void navigate(to),
        })),
        {
          key: 'signOut',
          label: t('account.signOut.open'),
          icon: <LogOut size={20} aria-hidden />,
          onSelect: () => session.send({ type: 'session.signOut.asked' }),
        },
      ]}
    >
      {(button) => (
        <Opener type="button" {...button} aria-label={t('account.of', { name })}>
          <Avatar name={customer?.name ?? ''} image={customer?.imageUrl ?? null} size={38} />
          <bdi>{name}</bdi>
          <ChevronDown size={14} aria-hidden />
        </Opener>
      )}
    </Menu>
  );
}
