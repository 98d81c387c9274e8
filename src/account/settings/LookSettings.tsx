import { useSelector } from '@xstate/react';
import {
  AArrowDown,
  AArrowUp,
  ALargeSmall,
  Globe,
  Monitor,
  Moon,
  Sun,
  SunMoon,
  Wind,
} from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import { textSizes } from '../../../machines/rules/display.ts';
import type { Theme, themeMachine } from '../../../machines/site/theme.machine.ts';
import { activeLanguage, formatNumber, languages, t } from '../../messages/index.ts';
import { setDocumentDisplay } from '../../platform/browser.ts';
import { set } from '../../platform/stored/store.ts';
import type { Stored } from '../../platform/stored/schema.ts';
import { storedDisplay } from '../../platform/stored/visit.ts';
import { useLongLivedActor } from '../../shop/root.ts';
import { Segment } from '../../ui/Choice.tsx';
import { Slider } from '../../ui/field/Slider.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { SettingRows } from './rows.ts';

/**
 * Settings for language, theme, text size and reduced motion; each applies at once on every page
 * (LANG-02, LANG-04).
 */
export function LookSettings() {
  const language = useLongLivedActor('language');
  const { display, change } = useDisplay();
  return (
    <SettingRows>
      <li>
        <span aria-hidden>
          <Globe size={20} />
        </span>
        <div>
          <h3>{t('account.settings.language')}</h3>
          <p>{t('account.settings.languageText')}</p>
        </div>
        <Segment
          label={t('account.settings.language')}
          name="settings-language"
          value={activeLanguage()}
          options={languages.map(({ code, name: label }) => ({ value: code, label }))}
          onChange={(code) => language.send({ type: 'language.chosen', language: code })}
        />
      </li>
      <li data-tall>
        <span aria-hidden>
          <SunMoon size={20} />
        </span>
        <div>
          <h3>{t('account.settings.theme')}</h3>
          <p>{t('account.settings.themeText')}</p>
        </div>
        <ThemeChoice />
      </li>
      <li data-tall>
        <span aria-hidden>
          <ALargeSmall size={20} />
        </span>
        <div>
          <h3>{t('account.settings.textSize')}</h3>
          <p>{t('account.settings.textSizeText')}</p>
        </div>
        <TextSize size={display.textSize} onSize={(textSize) => change({ textSize })} />
      </li>
      <li data-inline>
        <span aria-hidden>
          <Wind size={20} />
        </span>
        <div>
          <h3>{t('account.settings.motion')}</h3>
          <p>{t('account.settings.motionText')}</p>
        </div>
        <Switch
          checked={display.lessMotion}
          onChange={({ target }) => change({ lessMotion: target.checked })}
        >
          <Hidden>{t('account.settings.motion')}</Hidden>
        </Switch>
      </li>
    </SettingRows>
  );
}

/**
 * The stored text size and motion setting, with a function that changes, stores and applies them.
 */
function useDisplay() {
  const [display, setDisplay] = useState(storedDisplay);
  const change = (part: Partial<Stored<'display'>>) => {
    const changed = { ...display, ...part };
    setDisplay(changed);
    set('display', changed);
    setDocumentDisplay(changed);
  };
  return { display, change };
}

const Themes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 150px));
  /* The ring of the chosen theme reaches 5 px into this space. */
  margin-block-start: 6px;
  gap: 12px;
  label {
    display: grid;
    gap: 10px;
    position: relative;
    cursor: pointer;
    font: var(--type-sm-strong);
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label > span {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 24px;
  }
  @media (max-width: 640px) {
    gap: 10px;
  }
`;

/** A miniature page that previews a theme: background, a line of text, and a card. */
const Sample = styled.i`
  --ground: #fff;
  --line-of-text: oklch(0.235 0.012 50);
  --card: oklch(0.955 0.006 60);
  display: block;
  aspect-ratio: 1.5;
  border-radius: 16px;
  position: relative;
  overflow: hidden;
  background: var(--ground);
  forced-color-adjust: none;
  box-shadow: inset 0 0 0 1px var(--line-strong);
  &[data-sample='dark'] {
    --ground: oklch(0.165 0.005 60);
    --line-of-text: oklch(0.97 0.003 60);
    --card: oklch(0.262 0.006 60);
  }
  &[data-sample='system'] {
    --ground: linear-gradient(100deg, #fff 50%, oklch(0.165 0.005 60) 50%);
    --line-of-text: oklch(0.6 0.01 60);
    --card: linear-gradient(100deg, oklch(0.94 0.006 60) 50%, oklch(0.262 0.006 60) 50%);
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
  }
  &::before {
    inset: 14px 14px auto;
    block-size: 10px;
    inline-size: 44%;
    border-radius: 5px;
    background: var(--line-of-text);
  }
  &::after {
    inset: 34px 14px 12px;
    border-radius: 8px;
    background: var(--card);
  }
  input:checked ~ & {
    box-shadow:
      0 0 0 2px var(--surface),
      0 0 0 4.5px var(--focus-color);
  }
  input:focus-visible ~ & {
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: 6px;
  }
`;

const themes = [
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
  { theme: 'system', Icon: Monitor },
] as const;

const themeOf = ({ value }: SnapshotFrom<typeof themeMachine>): Theme =>
  value === 'restoring' ? 'light' : value;

/** The choice of a theme: light, dark, or the same as the device (LANG-04). */
function ThemeChoice() {
  const actor = useLongLivedActor('theme');
  const chosen = useSelector(actor, themeOf);
  return (
    <Themes>
      <Hidden as="legend">{t('account.settings.theme')}</Hidden>
      {themes.map(({ theme, Icon }) => (
        <label key={theme}>
          <input
            type="radio"
            name="settings-theme"
            checked={chosen === theme}
            onChange={() => actor.send({ type: 'theme.chosen', theme })}
          />
          <Sample data-sample={theme} aria-hidden />
          <span>
            <Icon size={16} aria-hidden />
            {t(`account.settings.theme.${theme}`)}
          </span>
        </label>
      ))}
    </Themes>
  );
}

const Sizes = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 16px;
  align-items: center;
  max-inline-size: 474px;
`;

interface TextSizeProps {
  size: Stored<'display'>['textSize'];
  onSize: (size: Stored<'display'>['textSize']) => void;
}

/**
 * A slider with five text sizes in per cent: 100 is the design's size, some are smaller and some
 * larger.
 */
function TextSize({ size, onSize }: TextSizeProps) {
  return (
    <Sizes>
      <AArrowDown size={18} aria-hidden />
      <Slider
        labels={[t('account.settings.textSize')]}
        getAriaValueText={() => `${formatNumber(size)}%`}
        min={0}
        max={textSizes.length - 1}
        value={[textSizes.indexOf(size)]}
        onValueChange={({ value: [step = 0] }) => onSize(textSizes[step] ?? 100)}
      />
      <AArrowUp size={22} aria-hidden />
    </Sizes>
  );
}
