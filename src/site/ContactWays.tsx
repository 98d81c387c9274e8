import { Mail, MapPin, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ShopConfig } from '../../machines/rules/domain.ts';
import { threadLink } from '../../machines/rules/thread.ts';
import { useIsSignedIn, useMemberLink } from '../identity/index.ts';
import { directionsTo } from '../map/index.ts';
import { t } from '../messages/index.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PhoneNumber } from '../ui/text/PhoneNumber.tsx';

/**
 * The tiles are side by side on a wide screen, and rows of one panel on a phone. There, during a
 * search, they make room for its results, which would else be below the screen.
 */
const Ways = styled.ul<{ $searching: boolean }>`
  display: grid;
  /* In rem, so that there are fewer in a row where the text is larger. */
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: 16px;
  margin-block-start: 20px;
  @media (max-width: 1180px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 640px) {
    ${({ $searching }) => $searching && 'display: none;'}
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding-inline: 18px;
    border: 1px solid var(--line);
    border-radius: 26px;
    > li + li {
      border-block-start: 1px solid var(--line);
    }
  }
`;

const Way = styled.button`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 0 16px;
  align-items: center;
  inline-size: 100%;
  block-size: 100%;
  padding: 19px;
  border: 1px solid var(--line);
  border-radius: 24px;
  @media (hover: hover) {
    &:hover {
      border-color: var(--line-strong);
    }
    &:hover > span:first-child {
      background: var(--fill-hover);
    }
  }
  > span:first-child {
    display: grid;
    place-items: center;
    block-size: 48px;
    border-radius: 16px;
    background: var(--fill);
  }
  > span:last-child {
    font: var(--type-sm);
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font: var(--type-label);
    color: var(--text);
  }
  @media (max-width: 640px) {
    padding: 12px 0;
    border: 0;
    border-radius: var(--r-md);
  }
`;

/** What a tile shows: an icon, and beside it what the way is, over its number or address. */
function Face({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <>
      <span>
        <Icon size={20} aria-hidden />
      </span>
      <span>
        <b>{title}</b> {children}
      </span>
    </>
  );
}

interface ContactWaysProps {
  /** The shop's settings; undefined until they are loaded. */
  config: ShopConfig | undefined;
  /** Whether something is typed into the search field. */
  searching: boolean;
}

/**
 * The ways to reach the shop: its chat, for guests by way of signing in (GUEST-05), and those that
 * its settings name; phone, e-mail and address open in other apps (NAV-34).
 */
export function ContactWays({ config, searching }: ContactWaysProps) {
  const signedIn = useIsSignedIn();
  const chat = useMemberLink(threadLink({ kind: 'shop', id: 0 }));
  return (
    <Ways $searching={searching}>
      <li>
        <Way {...chat}>
          <Face Icon={MessageCircle} title={t('site.help.chat')}>
            {t(signedIn ? 'site.help.chatHere' : 'site.help.chatGuest')}
          </Face>
        </Way>
      </li>
      {config === undefined ? (
        ['phone', 'email', 'address'].map((way) => (
          <li key={way}>
            <Skeleton $height="72px" $radius="24px" />
          </li>
        ))
      ) : (
        <NamedWays config={config} />
      )}
    </Ways>
  );
}

/** The ways that the shop's settings name. */
function NamedWays({ config: { phone, email, address, defaultLocation } }: { config: ShopConfig }) {
  return (
    <>
      {phone !== '' && (
        <li>
          <Way as="a" href={`tel:${phone}`}>
            <Face Icon={Phone} title={t('site.footer.call')}>
              <PhoneNumber number={phone} />
            </Face>
          </Way>
        </li>
      )}
      {email !== '' && (
        <li>
          <Way as="a" href={`mailto:${email}`}>
            <Face Icon={Mail} title={t('site.footer.mail')}>
              <bdi dir="ltr">{email}</bdi>
            </Face>
          </Way>
        </li>
      )}
      {address !== '' && (
        <li>
          <Way as="a" href={directionsTo(defaultLocation)} target="_blank" rel="noreferrer">
            <Face Icon={MapPin} title={t('site.footer.address')}>
              <bdi>{address}</bdi> <Hidden>{t('site.footer.opensMap')}</Hidden>
            </Face>
          </Way>
        </li>
      )}
    </>
  );
}
