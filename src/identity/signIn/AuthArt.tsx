import { Car, Package, Pill, ShoppingBag, ShoppingBasket, Utensils } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { Logo, Petals } from '../../ui/sign/Logo.tsx';

const Side = styled.aside`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding: 36px;
  display: flex;
  flex-direction: column;
  color: #fff;
  background: radial-gradient(90% 70% at 50% 43%, oklch(0.36 0.03 40), oklch(0.2 0.012 45));
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: repeating-radial-gradient(
      circle at 50% 43%,
      transparent 0 61px,
      oklch(1 0 0 / 0.1) 62px 63px
    );
    mask: radial-gradient(circle at 50% 43%, #000 30%, transparent 72%);
  }
  > :first-child > span {
    color: #fff;
  }
  > h3 {
    font: var(--type-h2);
    letter-spacing: var(--track-h2);
    margin-block-start: auto;
  }
  > p {
    font: var(--type-sm);
    color: oklch(0.86 0.01 60);
    margin-block-start: 8px;
  }
  @media (max-width: 900px) {
    display: none;
  }
`;

/**
 * The icon of one module. `$turn` is its angle around the centre, in degrees; the last rotation
 * turns it almost upright.
 */
const Moon = styled.i<{ $turn: number; $hue: string }>`
  position: absolute;
  inset-inline-start: calc(50% - 38px);
  inset-block-start: calc(43% - 38px);
  inline-size: 76px;
  block-size: 76px;
  border-radius: 26px;
  display: grid;
  place-items: center;
  color: #fff;
  background: var(--${({ $hue }) => $hue}-500);
  box-shadow: 0 16px 24px -6px oklch(0 0 0 / 0.5);
  transform: rotate(${({ $turn }) => $turn}deg) translateY(-124px)
    rotate(${({ $turn }) => 8 - $turn}deg);
`;

/** The emblem in the centre of the module icons. */
const Sun = styled.div`
  position: absolute;
  inset-inline-start: calc(50% - 44px);
  inset-block-start: calc(43% - 44px);
  inline-size: 88px;
`;

const signs = [
  { hue: 'food', icon: Utensils },
  { hue: 'parcel', icon: Package },
  { hue: 'grocery', icon: ShoppingBasket },
  { hue: 'pharmacy', icon: Pill },
  { hue: 'rental', icon: Car },
  { hue: 'shop', icon: ShoppingBag },
];

/** The dark half of the sign-in dialog: a decorative picture of six modules around one account. */
export function AuthArt() {
  const { data: config } = useQuery(configQuery());
  return (
    <Side>
      <Logo name={config?.businessName ?? 'Sixways'} />
      <div aria-hidden>
        <Sun>
          <Petals />
        </Sun>
        {signs.map(({ hue, icon: Icon }, place) => (
          <Moon key={hue} $hue={hue} $turn={place * 60}>
            <Icon size={34} strokeWidth={1.75} />
          </Moon>
        ))}
      </div>
      <h3>{t('identity.art.title')}</h3>
      <p>{t('identity.art.text')}</p>
    </Side>
  );
}
