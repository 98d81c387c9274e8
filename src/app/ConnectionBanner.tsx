import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
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
  button {
    pointer-events: auto;
    min-block-size: 44px;
    margin-block: -12px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/**
 * Says that the connection is gone, or that the shop does not answer and stands as it was on the
 * visit before, as long as it lasts.
 */
export function ConnectionBanner() {
  const online = useSyncExternalStore(onConnectionChange, isOnline, () => true);
  const client = useQueryClient();
  const { isError } = useQuery(configQuery());
  return (
    <div role="status">
      {(!online || isError) && (
        <Pill>
          <TriangleAlert size={18} aria-hidden />
          {t(online ? 'app.kept' : 'app.offline')}
          {online && (
            <button type="button" onClick={() => void client.refetchQueries({ type: 'active' })}>
              {t('ui.retry')}
            </button>
          )}
        </Pill>
      )}
    </div>
  );
}
