import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useLacksGuestId, useSession } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { isOnline, onConnectionChange } from '../../platform/connection.ts';
import { Pill } from '../Pill.ts';

/**
 * The last line of the header: it covers nothing, and sticky elements below the header move down.
 */
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
 * Shows, as long as it lasts, that the connection is lost, that the shop does not answer and its
 * last known state is shown, or that a new visitor's cart cannot be saved yet (GUEST-01).
 */
export function ConnectionBanner() {
  const online = useSyncExternalStore(onConnectionChange, isOnline, () => true);
  const client = useQueryClient();
  const session = useSession();
  const { isError } = useQuery(configQuery());
  const lacksGuestId = useLacksGuestId();
  const messageKey = isError ? 'app.kept' : 'identity.guest.refused';
  return (
    <Line role="status">
      {(!online || isError || lacksGuestId) && (
        <>
          <TriangleAlert size={18} aria-hidden />
          {t(online ? messageKey : 'app.offline')}
          {online && (
            <button
              type="button"
              onClick={() => {
                if (isError) void client.refetchQueries({ type: 'active' });
                session.send({ type: 'session.retry' });
              }}
            >
              {t('ui.retry')}
            </button>
          )}
        </>
      )}
    </Line>
  );
}
