import { Share2 } from 'lucide-react';
import { useOutlet } from '../flow/outlet.ts';
import { t } from '../messages/index.ts';
import { ownAddress, shareLink } from '../platform/share.ts';
import { IconButton } from '../ui/IconButton.tsx';

interface ShareButtonProps {
  title: string;
  /** Of what lies over the page; else the page itself is shared. */
  to?: string;
  look?: 'line' | 'float';
}

/** Passes a page on: by the device's own sheet, or by copying its address. */
export function ShareButton({ title, to, look = 'line' }: ShareButtonProps) {
  const outlet = useOutlet();
  const share = async () => {
    try {
      const outcome = await shareLink({
        title,
        url: to === undefined ? ownAddress() : new URL(to, ownAddress()).href,
      });
      if (outcome === 'copied') {
        outlet({ type: 'toast', kind: 'success', message: { key: 'catalogue.share.copied' } });
      }
    } catch {
      outlet({ type: 'toast', kind: 'error', message: { key: 'catalogue.share.failed' } });
    }
  };
  return (
    <IconButton
      $look={look}
      aria-label={t('catalogue.share.label', { title })}
      onClick={() => void share()}
    >
      <Share2 size={20} aria-hidden />
    </IconButton>
  );
}
