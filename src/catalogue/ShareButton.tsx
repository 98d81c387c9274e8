import { Share2 } from 'lucide-react';
import { t } from '../messages/index.ts';
import { ownAddress } from '../platform/share.ts';
import { useShare } from '../shop/copying.ts';
import { IconButton } from '../ui/IconButton.tsx';

interface ShareButtonProps {
  title: string;
  /** Of what lies over the page; else the page itself is shared. */
  to?: string;
  look?: 'line' | 'float';
}

/** Passes a page on: by the device's own sheet, or by copying its address. */
export function ShareButton({ title, to, look = 'line' }: ShareButtonProps) {
  const share = useShare();
  const url = () => (to === undefined ? ownAddress() : new URL(to, ownAddress()).href);
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
