import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { isSameThread, threadOf, threadText } from '../../machines/rules/thread.ts';
import { MembersPage } from '../account/index.ts';
import { useFlow } from '../flow/useFlow.ts';
import { CustomerPending } from '../identity/formOwner/index.ts';
import { useCustomer } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { isVisible, onVisibilityChange } from '../platform/visibility.ts';
import { useRootContext } from '../shop/root.ts';
import { Wrap } from '../ui/Layout.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedPart } from '../ui/progress/RetryNotice.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';
import { ConversationList } from './ConversationList.tsx';
import { InboxHead } from './InboxHead.tsx';
import { useArrivals } from './useArrivals.ts';
import { useOutbox } from './useOutbox.ts';
import { wiredConversations } from './conversations.wiring.ts';

const ThreadPane = lazyPart(async () => (await import('./ThreadPane.tsx')).ThreadPane);

const Panes = styled.div`
  display: grid;
  grid-template-columns: 384px minmax(0, 1fr);
  block-size: calc(100dvh - var(--topbar-h) - var(--nav-h) - 132px);
  min-block-size: 560px;
  margin-block: 20px 24px;
  border: 1px solid var(--line);
  border-radius: 30px;
  overflow: hidden;
  background: var(--surface);
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    block-size: auto;
    min-block-size: 0;
    margin-block: 0 96px;
    border: 0;
    border-radius: 0;
    overflow: visible;
    background: none;
    /* Either the list or the thread is shown; the thread fills the screen below the bar. */
    &[data-thread] > :first-child,
    &:not([data-thread]) > :last-child {
      display: none;
    }
    &[data-thread] {
      block-size: calc(100dvh - 61px);
      margin: 0 calc(-1 * var(--gutter));
    }
  }
`;

const Choose = styled.div`
  display: grid;
  place-content: center;
  background: var(--surface-quiet);
`;

/**
 * The inbox: the customer's conversations with stores, couriers and the shop (NAV-10, GUEST-05).
 */
export function InboxPage() {
  const customer = useCustomer();
  return (
    <MembersPage title={t('inbox.title')} purpose={t('inbox.purpose')} below>
      {customer === null ? <CustomerPending /> : <Inbox key={customer.id} owner={customer.id} />}
    </MembersPage>
  );
}

function Inbox({ owner }: { owner: number }) {
  const [params] = useSearchParams();
  const thread = threadOf(params.get('with'));
  const [, orderId = null] = /^(\d{1,15})$/.exec(params.get('order_id') ?? '') ?? [];
  const [snapshot, send, actor] = useFlow(wiredConversations);
  const outbox = useOutbox(owner);
  const updates = useRootContext((context) => context.updates);
  useArrivals(() => send({ type: 'conversations.changed' }));
  useEffect(
    () =>
      onVisibilityChange((visible) =>
        actor.send({ type: visible ? 'conversations.shown' : 'conversations.hidden' }),
      ),
    [actor],
  );
  const isListed = snapshot.hasTag('listed');
  useEffect(() => {
    if (isListed && !isVisible()) actor.send({ type: 'conversations.hidden' });
  }, [actor, isListed]);
  const isOpen = thread !== null || undefined;
  return (
    <Wrap data-thread={isOpen}>
      <InboxHead page="inbox" />
      <Panes data-thread={isOpen}>
        <ConversationList snapshot={snapshot} send={send} open={thread} queue={outbox.messages} />
        {thread === null ? (
          <Choose>
            <EmptyPanel
              title={t('inbox.choose')}
              text={t('inbox.choose.text')}
              object="speech-balloon"
              tint="rental"
            />
          </Choose>
        ) : (
          <Delayed instead={FailedPart} fallback={<Choose aria-busy />}>
            <ThreadPane
              key={threadText(thread)}
              thread={thread}
              listed={snapshot.context.conversations.find(({ key }) => isSameThread(key, thread))}
              orderId={orderId === null ? null : Number(orderId)}
              owner={owner}
              outbox={outbox}
              onChanged={() => {
                send({ type: 'conversations.changed' });
                updates?.send({ type: 'updates.changed' });
              }}
            />
          </Delayed>
        )}
      </Panes>
    </Wrap>
  );
}
