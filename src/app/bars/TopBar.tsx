import { useQuery } from '@tanstack/react-query';
import { ChevronDown, MapPin, Phone, SunMoon } from 'lucide-react';
import styled from 'styled-components';
import { useOutlet } from '../../flow/outlet.ts';
import { addressText, t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { usePlace } from '../../shop/place.ts';
import { configQuery } from '../../shop/config.ts';
import { oneLine } from '../../ui/style/clipped.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { PhoneNumber } from '../../ui/text/PhoneNumber.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

const Bar = styled.aside`
  block-size: var(--topbar-h);
  background: var(--bg-sunken);
  font: var(--type-xs);
  color: var(--text-2);
  > div,
  > div > div {
    block-size: 100%;
    display: flex;
    align-items: center;
    gap: 6px;
  }
  > div {
    justify-content: space-between;
  }
  > div > div {
    margin-inline: -10px;
  }
  button:not([role]),
  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 7px;
    block-size: 32px;
    padding-inline: 10px;
    border-radius: var(--r-full);
    color: var(--text-2);
  }
  @media (hover: hover) {
    button:not([role]):hover,
    a:hover {
      background: var(--fill-hover);
      color: var(--text);
    }
  }
  b {
    color: var(--text);
    font-weight: 620;
    max-inline-size: 44ch;
    ${oneLine}
  }
  @media (max-width: 1180px) {
    display: none;
  }
`;

interface TopBarProps {
  language: string;
  onTheme: () => void;
  onLanguage: (code: string) => void;
}

/**
 * The bar above the header on wide screens, with place, phone, theme and language (NAV-25, NAV-26,
 * NAV-34).
 */
export function TopBar({ language, onTheme, onLanguage }: TopBarProps) {
  const outlet = useOutlet();
  const { data: config } = useQuery(configQuery());
  const place = usePlace();
  const rental = useModule()?.type === 'rental';
  return (
    <Bar aria-label={t('app.nav.settings')}>
      <Wrap>
        <div>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() =>
              outlet({ type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } })
            }
          >
            <MapPin size={16} aria-hidden />
            {t(rental ? 'app.nav.pickUpAt' : 'app.nav.deliverTo')}
            <b>
              <bdi>{place === null ? t('app.nav.chooseLocation') : addressText(place)}</bdi>
            </b>
            <ChevronDown size={14} aria-hidden />
          </button>
        </div>
        <div>
          {config?.phone && (
            <a href={`tel:${config.phone}`}>
              <Phone size={16} aria-label={t('app.nav.phone')} />
              <PhoneNumber number={config.phone} />
            </a>
          )}
          <button type="button" onClick={onTheme}>
            <SunMoon size={16} aria-hidden />
            {t('app.nav.theme')}
          </button>
          <LanguageMenu language={language} onLanguage={onLanguage} />
        </div>
      </Wrap>
    </Bar>
  );
}
