import { Share2 } from 'lucide-react';
import { useOutlet } from '../flow/outlet.ts';
import { t } from '../messages/index.ts';
import { ownAddress, shareLink } from '../platform/browser.ts';
import { IconButton } from '../ui/IconButton.tsx';

/** Passes the page on: by the device's own sheet, or by copying its address. */
export function ShareButton({ title }: { title: string }) {
  const outlet = useOutlet();
  const share = async () => {
    try {
      const outcome = await shareLink({ title, url: ownAddress() });
      if (outcome === 'copied') {
        outlet({ type: 'toast', kind: 'success', message: { key: 'catalogue.share.copied' } });
      }
    } catch {
      outlet({ type: 'toast', kind: 'error', message: { key: 'catalogue.share.failed' } });
    }
  };
  return (
    <IconButton
      $look="line"
      aria-label={t('catalogue.share.label', { title })}
      onClick={() => void share()}
    >
      <Share2 size={20} aria-hidden />
    </IconButton>
  );
}
