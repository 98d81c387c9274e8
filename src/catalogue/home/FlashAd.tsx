import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { FlashSale } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Countdown, useSecondsUntil } from './Countdown.tsx';
import { flashSaleQuery } from '../shelfQueries.ts';

import { useScope } from '../scope.ts';

const Ad = styled.div`
  position: relative;
  border-radius: 32px;
  padding: 32px;
  color: #fff;
  background: radial-gradient(120% 90% at 85% 100%, oklch(0.47 0.13 350), oklch(0.25 0.035 10) 74%);
  overflow: hidden;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 14px;
  isolation: isolate;
  --focus-color: #fff;
  h2 {
    font: var(--type-h2);
    letter-spacing: var(--track-h2);
  }
  > a {
    margin-block-start: auto;
    background: #fff;
    color: oklch(0.235 0.012 50);
  }
  @media (hover: hover) {
    > a:hover {
      background: oklch(0.94 0.01 60);
    }
  }
  > img {
    position: absolute;
    z-index: -1;
    inline-size: 240px;
    block-size: auto;
    inset-inline-end: -30px;
    inset-block-end: -34px;
    rotate: -8deg;
    filter: drop-shadow(0 14px 18px oklch(0 0 0 / 0.4));
  }
`;

/**
 * An advertisement for the running flash sale, beside the banners. Its button scrolls to the sale's
 * items further down the page.
 */
export function FlashAd() {
  const { data: sale } = useQuery(flashSaleQuery(useScope()));
  return sale == null ? null : <Running key={sale.endsAt} sale={sale} />;
}

function Running({ sale }: { sale: FlashSale }) {
  const seconds = useSecondsUntil(sale.endsAt);
  const [first] = sale.items;
  if (seconds === 0 || first === undefined) return null;
  return (
    <Ad>
      <h2>{sale.title}</h2>
      <Countdown endsAt={sale.endsAt} seconds={seconds} />
      <ButtonBase as="a" href="#flash" $size="sm">
        {t('catalogue.home.order')}
      </ButtonBase>
      <Picture src={first.item.imageUrl} alt="" size={240} />
    </Ad>
  );
}
