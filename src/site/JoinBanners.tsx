import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { linkTo } from '../../machines/rules/paths.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { Banner } from '../ui/Banner.tsx';
import { ButtonBase } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Picture } from '../ui/Picture.tsx';

const Banners = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: 20px;
  margin-block-start: 88px;
  @media (max-width: 640px) {
    margin-block-start: 56px;
  }
`;

const Way = styled(Banner)`
  gap: 10px;
  min-block-size: 340px;
  padding: 44px;
  border-radius: 36px;
  background: radial-gradient(80% 100% at 100% 100%, var(--accent-line), var(--accent-soft) 80%);
  h2 {
    max-inline-size: 12ch;
    font: var(--type-h1);
    letter-spacing: var(--track-h1);
  }
  p {
    max-inline-size: 30ch;
    font: var(--type-body-lg);
    color: var(--text-2);
  }
  > img {
    inset-inline-end: 8px;
    inset-block-end: -14px;
    inline-size: 236px;
    filter: drop-shadow(0 14px 16px oklch(0.3 0.08 40 / 0.22));
  }
  @media (max-width: 640px) {
    min-block-size: 0;
    padding: 28px 24px;
    border-radius: 28px;
    /* The title is as high as the picture beside it. */
    > h2 {
      min-block-size: 92px;
      max-inline-size: calc(100% - 116px);
      align-content: center;
    }
    > img {
      inline-size: 116px;
      inset-block: 18px auto;
      inset-inline-end: 16px;
    }
    > a {
      inline-size: 100%;
      margin-block-start: 18px;
    }
  }
`;

/** Links to register a store or as a courier, where the shop accepts them (LAND-12, LAND-13). */
export function JoinBanners() {
  const { data: config } = useQuery(configQuery());
  if (!config?.joinsStores && !config?.joinsCouriers) return null;
  return (
    <Banners>
      {config.joinsStores && (
        <Way data-module="food">
          <h2>{t('join.title')}</h2>
          <p>{t('join.banner.store')}</p>
          <ButtonBase
            as={Link}
            to={linkTo('storeRegistration', { active: 'active' })}
            $look="ink"
            $size="lg"
          >
            {t('join.banner.register')}
            <ArrowRight className="flip" size={20} aria-hidden />
          </ButtonBase>
          <Picture src="/objects/convenience-store.webp" alt="" size={236} />
        </Way>
      )}
      {config.joinsCouriers && (
        <Way data-module="grocery">
          <h2>{t('join.courier.title')}</h2>
          <p>{t('join.courier.promise')}</p>
          <ButtonBase as={Link} to={linkTo('courierRegistration')} $look="ink" $size="lg">
            {t('join.banner.deliver')}
            <ArrowRight className="flip" size={20} aria-hidden />
          </ButtonBase>
          <Picture src="/objects/motor-scooter.webp" alt="" size={236} />
        </Way>
      )}
    </Banners>
  );
}
