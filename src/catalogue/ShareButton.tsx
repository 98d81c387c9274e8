import { Share2 } from 'lucide-react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { ownAddress, shareLink } from '../platform/browser.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Row } from '../ui/Layout.tsx';
import { useTellPage } from './opener.ts';

/** What can be done with the thing a page is about; its heart looks like the buttons beside it. */
export const PageActions = styled(Row)`
  button[aria-pressed] > span {
    inline-size: 44px;
    block-size: 44px;
    background: none;
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
`;

/** Passes the page on: by the device's own sheet, or by copying its address. */
export function ShareButton({ title }: { title: string }) {
  const tell = useTellPage();
  const share = async () => {
    try {
      const outcome = await shareLink({ title, url: ownAddress() });
      if (outcome === 'copied') {
        tell({ type: 'toast', kind: 'success', message: { key: 'catalogue.share.copied' } });
      }
    } catch {
      tell({ type: 'toast', kind: 'error', message: { key: 'catalogue.share.failed' } });
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
