import { SunMoon } from 'lucide-react';
import styled from 'styled-components';
import { useIsSignedIn } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { usePlace } from '../../shop/place.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Bar, HomeLink, Narrow, Tools, Wide, type HeaderProps } from './headerParts.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ShopBar, TrackLink } from './ShopBar.tsx';
import { TopBar } from './TopBar.tsx';

/** Shows the language button in the bar itself on screens that have no top bar. */
const InBar = styled.div`
  button[aria-haspopup] {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: var(--r-full);
    font: var(--type-sm-strong);
  }
  @media (hover: hover) {
    button[aria-haspopup]:hover {
      background: var(--fill);
    }
  }
`;

/** The bars at the top: place and settings, navigation, search, cart, account (NAV-05..27). */
export function Header(props: HeaderProps) {
  const place = usePlace();
  const signedIn = useIsSignedIn();
  const shopping = useModule() !== null && place !== null;
  const settled = place !== null || signedIn;
  return (
    <>
      {settled && <TopBar {...props} />}
      {shopping ? (
        <ShopBar {...props} signedIn={signedIn} />
      ) : (
        <StartBar {...props} signedIn={signedIn} settingsAbove={settled} />
      )}
    </>
  );
}

/**
 * The bar before a place and a module are chosen: logo, account, and for a guest order tracking. It
 * also has the buttons for theme and language if no top bar above has them (`settingsAbove`). A
 * guest without a place has no tab bar, so that on a phone order tracking takes the room of the
 * theme button (NAV-18).
 */
function StartBar(props: HeaderProps & { signedIn: boolean; settingsAbove: boolean }) {
  const { language, onLanguage, onTheme, accountSlot, signedIn, settingsAbove } = props;
  const settings = (
    <IconButton data-spare={!settingsAbove} aria-label={t('app.nav.theme')} onClick={onTheme}>
      <SunMoon size={20} aria-hidden />
    </IconButton>
  );
  return (
    <Bar>
      <Wide>
        <HomeLink />
        <Tools>
          {!settingsAbove && (
            <>
              <InBar>
                <LanguageMenu language={language} onLanguage={onLanguage} />
              </InBar>
              {settings}
            </>
          )}
          {!signedIn && <TrackLink />}
          {accountSlot}
        </Tools>
      </Wide>
      <Narrow>
        <HomeLink small />
        <Tools>
          <LanguageMenu language={language} onLanguage={onLanguage} compact />
          {settings}
          {!settingsAbove && <TrackLink />}
          {accountSlot}
        </Tools>
      </Narrow>
    </Bar>
  );
}
