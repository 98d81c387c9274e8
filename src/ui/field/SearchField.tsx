import { Search, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { t } from '../../messages/index.ts';
import { IconButton } from '../IconButton.tsx';
import { SearchPill, useSlashFocus } from './SearchPill.tsx';

interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'ref' | 'onChange'> {
  /** The accessible name of the field; also its placeholder, unless another one is given. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether the key `/` moves the focus to this field; only one field of a page may have this. */
  slash?: boolean;
}

/**
 * A search field in the shape of a pill, with a button to clear it. The key `/` can move the focus
 * to it. A list of suggestions can be placed below it.
 */
export function SearchField({ label, value, onChange, slash = false, ...rest }: SearchFieldProps) {
  const field = useSlashFocus(slash);
  return (
    <SearchPill>
      <Search size={20} aria-hidden />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        {...rest}
        ref={field}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' && slash && <kbd aria-hidden>/</kbd>}
      {value !== '' && (
        <IconButton
          aria-label={t('ui.search.clear')}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </SearchPill>
  );
}
