import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Copy, Link2, QrCode, Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Currency, ReferralTerms, ShopConfig } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { useCopy, useShare } from '../shop/copying.ts';
import { isolatedMoney } from '../shop/isolatedMoney.ts';
import { CustomerPending } from '../identity/formOwner/index.ts';
import { useCustomer } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { ownOrigin } from '../platform/browser.ts';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../ui/lazy/FailedLayer.tsx';
import { Button } from '../ui/Button.tsx';
import { H2, Section } from '../ui/Layout.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Steps } from '../ui/Steps.tsx';
import { MembersPage } from './MembersPage.tsx';
import { walletMovementsQuery } from './queries.ts';

const QrDialog = lazyPart(async () => (await import('./QrDialog.tsx')).QrDialog);

const Hero = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  gap: 20px;
  justify-items: start;
  padding: 40px 44px;
  border-radius: 32px;
  background: radial-gradient(
    80% 130% at 92% 20%,
    light-dark(var(--shop-200), var(--shop-800)),
    light-dark(var(--shop-50), var(--shop-950)) 76%
  );
  > h2 {
    max-inline-size: 18ch;
    font-size: 2rem;
  }
  > p {
    max-inline-size: 42ch;
    color: var(--text-2);
  }
  > img {
    position: absolute;
    z-index: -1;
    inset-inline-end: 48px;
    inset-block-start: 36px;
    inline-size: 196px;
    block-size: auto;
  }
  @media (max-width: 640px) {
    gap: 16px;
    padding: 24px;
    border-radius: 26px;
    > h2 {
      max-inline-size: 11ch;
      min-block-size: 84px;
      font-size: 1.5rem;
    }
    > img {
      inset-inline-end: 20px;
      inset-block-start: 16px;
      inline-size: 104px;
    }
  }
`;

const CodeBox = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  inline-size: min(440px, 100%);
  min-block-size: 68px;
  padding: 12px;
  padding-inline-start: 20px;
  border-radius: 20px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-2), var(--edge);
  > p {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font: var(--type-xs);
    color: var(--text-2);
  }
  b {
    font: 800 1.625rem/1.2 var(--font);
    letter-spacing: 0.06em;
    user-select: all;
  }
  @media (max-width: 640px) {
    b {
      font-size: 1.25rem;
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  /* The squares, not the wider buttons around them, start where the text starts. */
  margin-inline-start: -10px;
  > button {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 8px;
    inline-size: 72px;
    font: var(--type-micro);
    color: var(--text-2);
    text-align: center;
    border-radius: var(--r-lg);
  }
  span {
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    border-radius: 18px;
    background: var(--surface-raised);
    box-shadow: var(--shadow-1), var(--edge);
    color: var(--text);
    transition: transform var(--dur-fast) var(--ease-standard);
  }
  @media (hover: hover) {
    > button:hover > span {
      background: var(--fill-hover);
    }
  }
  > button:active > span {
    transform: scale(0.94);
  }
`;

/** The customer's referral code: what it earns, and ways to share it (NAV-32). */
export function ReferralPage() {
  const { data: config } = useQuery(configQuery());
  return (
    <MembersPage title={t('account.referral')} purpose={t('account.referral.purpose')}>
      {config?.referral == null ? (
        <Skeleton $height="320px" $radius="32px" />
      ) : (
        <Invitation config={config} terms={config.referral} />
      )}
    </MembersPage>
  );
}

/** The discount that an invited friend gets, as text; null when the shop gives none. */
const friendGets = ({ friend }: ReferralTerms, currency: Currency): string | null => {
  if (friend === null) return null;
  return friend.type === 'percent'
    ? `\u2066${friend.discount}%\u2069`
    : isolatedMoney(friend.discount, currency);
};

interface InvitationProps {
  config: ShopConfig;
  terms: ReferralTerms;
}

function Invitation({ config, terms }: InvitationProps) {
  const customer = useCustomer();
  const friend = friendGets(terms, config.currency);
  const reward = terms.reward === null ? null : isolatedMoney(terms.reward, config.currency);
  if (customer === null) {
    return (
      <CustomerPending>
        <Skeleton $height="320px" $radius="32px" />
      </CustomerPending>
    );
  }
  if (customer.refCode === null) {
    return (
      <EmptyPanel
        title={t('account.referral.none')}
        text={t('account.referral.noneText')}
        object="party-popper"
        tint="shop"
      />
    );
  }
  return (
    <>
      <Hero>
        <H2>
          {reward === null
            ? t('account.referral.invite')
            : friend === null
              ? t('account.referral.get', { reward })
              : t('account.referral.both', { friend, reward })}
        </H2>
        <p>{t(friend === null ? 'account.referral.textGet' : 'account.referral.text')}</p>
        <Code code={customer.refCode} shop={config.businessName} />
        {config.wallet && <Joined />}
        <Picture src="/objects/party-popper.webp" alt="" size={196} eager />
      </Hero>
      <Section title={t('account.referral.how')}>
        <Steps
          steps={[
            {
              title: t('account.referral.send'),
              text: t('account.referral.sendText'),
              object: 'speech-balloon',
              tint: 'shop',
            },
            {
              title: t('account.referral.order'),
              text:
                friend === null
                  ? t('account.referral.orderPlain')
                  : t('account.referral.orderText', { friend }),
              object: 'shopping-bags',
              tint: 'food',
            },
            {
              title: t('account.referral.earn'),
              text:
                reward === null
                  ? t('account.referral.earnPlain')
                  : t('account.referral.earnText', { reward }),
              object: 'coin',
              tint: 'parcel',
            },
          ]}
        />
      </Section>
    </>
  );
}

/**
 * The referral code, with buttons to copy it and to share a link that fills it in at sign-up.
 * `shop` is the shop's name.
 */
function Code({ code, shop }: { code: string; shop: string }) {
  const [scanning, setScanning] = useState(false);
  const copy = useCopy();
  const share = useShare();
  const url = ownOrigin() + linkTo('landing', { ref_code: code });
  return (
    <>
      <CodeBox>
        <p>
          <small>{t('account.referral.code')}</small>
          <b>
            <bdi dir="ltr">{code}</bdi>
          </b>
        </p>
        <Button look="ink" icon={<Copy size={18} aria-hidden />} onClick={() => copy(code)}>
          {t('ui.copy')}
        </Button>
      </CodeBox>
      <Ways>
        <Way
          icon={<Share2 size={20} />}
          onClick={() => share({ title: t('account.referral.shareTitle', { shop }), url })}
        >
          {t('account.referral.share')}
        </Way>
        <Way icon={<Link2 size={20} />} onClick={() => copy(url, { key: 'ui.linkCopied' })}>
          {t('account.referral.link')}
        </Way>
        <Way icon={<QrCode size={20} />} onClick={() => setScanning(true)}>
          {t('account.referral.qr')}
        </Way>
      </Ways>
      {scanning && (
        <Delayed instead={FailedLayer} onLeave={() => setScanning(false)}>
          <QrDialog url={url} onClose={() => setScanning(false)} />
        </Delayed>
      )}
    </>
  );
}

interface WayProps {
  icon: ReactNode;
  onClick: () => void;
  children: string;
}

/** A way to pass the code on: a square with an icon, and its name below. */
function Way({ icon, onClick, children }: WayProps) {
  return (
    <button type="button" onClick={onClick}>
      <span aria-hidden>{icon}</span>
      {children}
    </button>
  );
}

/**
 * How many invited friends have earned the customer a reward; renders nothing when there are none.
 */
function Joined() {
  const { data } = useInfiniteQuery(walletMovementsQuery('referrer'));
  const count = data?.pages[0]?.total ?? 0;
  return count > 0 && <p>{t('account.referral.joined', { count })}</p>;
}
