import { ChevronDown, Globe } from 'lucide-react';
import { languages, t } from '../../messages/index.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';

interface LanguageMenuProps {
  language: string;
  onLanguage: (code: string) => void;
  /** Whether the button shows only an icon, for a narrow bar. */
  compact?: boolean;
}

/**
 * The menu of languages (LANG-01, LANG-02). Its button shows the name of the current language; with
 * `compact` it shows only an icon.
 */
export function LanguageMenu({ language, onLanguage, compact = false }: LanguageMenuProps) {
  const present = languages.find(({ code }) => code === language);
  return (
    <Menu
      entries={languages.map(({ code, name }) => ({
        key: code,
        label: name,
        lang: code,
        checked: code === language,
        onSelect: () => onLanguage(code),
      }))}
    >
      {(button) =>
        compact ? (
          <IconButton {...button} aria-label={t('app.nav.language')}>
            <Globe size={20} aria-hidden />
          </IconButton>
        ) : (
          <button type="button" {...button}>
            <Globe size={16} aria-hidden />
            <Hidden>{t('app.nav.language')}: </Hidden>
            <b>{present?.name}</b>
            <ChevronDown size={14} aria-hidden />
          </button>
        )
      }
    </Menu>
  );
}
