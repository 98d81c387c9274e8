import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { isOnline, onConnectionChange } from '../platform/browser.ts';
import { Pill } from './Pill.ts';

/** The last line of the header: it covers nothing, and what stays in sight below the header moves on. */
const Line = styled(Pill)`
  position: static;
  inline-size: auto;
  justify-content: center;
  border-radius: 0;
  box-shadow: none;
  &:empty {
    padding: 0;
  }
  :has(> &:not(:empty)) ~ main {
    --nav-h: 120px;
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
    <Line role="status">
      {(!online || isError) && (
        <>
          <TriangleAlert size={18} aria-hidden />
          {t(online ? 'app.kept' : 'app.offline')}
          {online && (
            <button type="button" onClick={() => void client.refetchQueries({ type: 'active' })}>
              {t('ui.retry')}
            </button>
          )}
        </>
      )}
    </Line>
  );
}
