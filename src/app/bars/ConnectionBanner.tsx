import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useLacksGuestId, useSession } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { Pill } from '../../ui/Pill.ts';
import { useIsOnline } from '../../ui/progress/useIsOnline.ts';

/**
 * The last line of the header. It pushes the page down instead of covering it; sticky elements
 * below the header move down too.
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
 * Warns while the connection is lost, while the shop does not answer (the page then shows the last
 * loaded data), and while a new visitor has no guest id yet, without which no cart can be saved
 * (GUEST-01).
 */
export function ConnectionBanner() {
  const online = useIsOnline();
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
