import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { isOnline, onConnectionChange } from '../platform/browser.ts';

/** Below the bar, where it hides neither navigation nor toasts. */
const Pill = styled.div`
  position: fixed;
  inset-block-start: calc(var(--nav-h) + 12px);
  inset-inline: 16px;
  z-index: var(--z-toast);
  inline-size: fit-content;
  margin-inline: auto;
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 12px 18px;
  border-radius: var(--r-full);
  background: var(--ink);
  color: var(--on-ink);
  font: var(--type-sm-strong);
  box-shadow: var(--shadow-3);
  pointer-events: none;
`;

/** Says that the connection is gone and what is kept, as long as it lasts. */
export function ConnectionBanner() {
  const online = useSyncExternalStore(onConnectionChange, isOnline, () => true);
  return (
    <div role="status">
      {!online && (
        <Pill>
          <WifiOff size={18} aria-hidden />
          {t('app.offline')}
        </Pill>
      )}
    </div>
  );
}
