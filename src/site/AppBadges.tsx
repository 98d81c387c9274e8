import styled from 'styled-components';
import type { LandingContent } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { BrandSign, PlaySign } from '../ui/sign/Brands.tsx';

const Row = styled.div`
  display: flex;
  gap: 10px;
  flex-wrap: wrap;
`;

const Badge = styled.a<{ $onDark: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 11px;
  min-block-size: 56px;
  padding-inline: 18px 20px;
  border-radius: 16px;
  background: ${({ $onDark }) => ($onDark ? '#fff' : 'oklch(0.2 0.01 50)')};
  color: ${({ $onDark }) => ($onDark ? 'oklch(0.2 0.01 50)' : '#fff')};
  box-shadow: inset 0 0 0 1px oklch(1 0 0 / 0.1);
  text-align: start;
  small {
    display: block;
    font: 500 0.75rem/1.15 var(--font);
  }
  b {
    font: 680 1.0625rem/1.15 var(--font);
    letter-spacing: -0.01em;
  }
`;

interface AppBadgesProps {
  landing: Pick<LandingContent, 'playStoreUrl' | 'appStoreUrl'>;
  /** Whether the badges are on a background that is dark in both themes. */
  onDark?: boolean;
}

/** Links to the app stores; the shop's owner switches each of them on or off (LAND-03). */
export function AppBadges({ landing, onDark = false }: AppBadgesProps) {
  const { playStoreUrl, appStoreUrl } = landing;
  if (playStoreUrl === null && appStoreUrl === null) return null;
  return (
    <Row>
      {playStoreUrl !== null && (
        <Badge href={playStoreUrl} target="_blank" rel="noreferrer" $onDark={onDark}>
          <PlaySign />
          <span>
            <small>{t('site.footer.getItOn')}</small>
            <b>Google Play</b>
          </span>
        </Badge>
      )}
      {appStoreUrl !== null && (
        <Badge href={appStoreUrl} target="_blank" rel="noreferrer" $onDark={onDark}>
          <BrandSign name="apple" size={24} />
          <span>
            <small>{t('site.footer.downloadOn')}</small>
            <b>App Store</b>
          </span>
        </Badge>
      )}
    </Row>
  );
}
