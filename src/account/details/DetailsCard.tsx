import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ShopConfig } from '../../../machines/rules/domain.ts';
import type { Customer } from '../../identity/index.ts';
import { formatDate, t } from '../../messages/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { Column } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { PhoneNumber } from '../../ui/text/PhoneNumber.tsx';
import { useAccountPages } from '../accountPages.tsx';
import { ProvenBadge } from './ProvenBadge.tsx';

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 20px 24px;
  padding: 24px;
  border-radius: 30px;
  background: var(--surface-quiet);
  overflow-wrap: anywhere;
  > dl {
    flex: 1 1 260px;
    display: grid;
    gap: 6px;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
  }
  > dl > :first-child {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
  /* With large text, the label of the button may take two lines. */
  > button {
    white-space: normal;
  }
`;

const Counters = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.75rem, 1fr));
  gap: 12px;
  a {
    display: grid;
    gap: 2px;
    padding: 18px 20px;
    border-radius: var(--r-xl);
    box-shadow: inset 0 0 0 1px var(--line);
    font: var(--type-sm);
    color: var(--text-2);
  }
  b {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
`;

interface DetailsCardProps {
  customer: Customer;
  config: ShopConfig;
  onEdit: () => void;
}

/**
 * The customer's profile with verified badges, and counters such as orders and points (DATA-27).
 */
export function DetailsCard({ customer, config, onEdit }: DetailsCardProps) {
  const { name, imageUrl, email, phone, storedPhone, since } = customer;
  const counted = useAccountPages().filter(({ count }) => count !== null);
  return (
    <Column $gap={20}>
      <Card>
        <Avatar name={name} image={imageUrl} size={112} />
        <dl>
          <Detail label={t('account.profile.name')}>
            <bdi>{name}</bdi>
          </Detail>
          {email !== null && (
            <Detail
              label={t('identity.signUp.email')}
              proven={config.login.emailVerification && customer.emailVerified}
            >
              <bdi dir="ltr">{email}</bdi>
            </Detail>
          )}
          <Detail label={t('identity.phone')} proven={customer.phoneVerified}>
            <PhoneNumber number={phone || storedPhone} />
          </Detail>
          {since !== null && (
            <Detail label={t('account.title')}>
              {t('account.since', { year: formatDate(since, { year: 'numeric' }) })}
            </Detail>
          )}
        </dl>
        <Button look="ink" icon={<Pencil size={18} aria-hidden />} onClick={onEdit}>
          {t('account.profile.edit')}
        </Button>
      </Card>
      <Counters>
        {counted.map(({ to, name: label, count }) => (
          <li key={to}>
            <Link to={to}>
              <b>{count}</b>
              {label}
            </Link>
          </li>
        ))}
      </Counters>
    </Column>
  );
}

interface DetailProps {
  label: string;
  proven?: boolean;
  children: ReactNode;
}

function Detail({ label, proven = false, children }: DetailProps) {
  return (
    <div>
      <Hidden as="dt">{label}</Hidden>
      <dd>
        {children}
        {proven && <ProvenBadge />}
      </dd>
    </div>
  );
}
