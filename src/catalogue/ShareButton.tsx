import { Share2 } from 'lucide-react';
import { t } from '../messages/index.ts';
import { currentUrl } from '../platform/share.ts';
import { useShare } from '../shop/copying.ts';
import { IconButton } from '../ui/IconButton.tsx';

interface ShareButtonProps {
  title: string;
  /**
   * The path to share, such as that of an item popup; without it, the URL of the current page is
   * shared.
   */
  to?: string;
  look?: 'line' | 'float';
}

/**
 * Shares a page through the device's share sheet, or copies its URL where there is no share sheet.
 */
export function ShareButton({ title, to, look = 'line' }: ShareButtonProps) {
  const share = useShare();
  const url = () => (to === undefined ? currentUrl() : new URL(to, currentUrl()).href);
  return (
    <IconButton
      $look={look}
      aria-label={t('catalogue.share.label', { title })}
      onClick={() => share({ title, url: url() })}
    >
      <Share2 size={20} aria-hidden />
    </IconButton>
  );
}
