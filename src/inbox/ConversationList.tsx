import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type {
  ConversationsEvent,
  conversationsMachine,
} from '../../machines/inbox/conversations.machine.ts';
import type { Conversation, QueuedMessage, ThreadKey } from '../../machines/rules/domain.ts';
import { isSameThread, threadLink, threadText } from '../../machines/rules/thread.ts';
import { dateOf } from '../../machines/rules/wallClock.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { usePresentMinute } from '../shop/presentTime.ts';
import { ButtonBase } from '../ui/Button.tsx';
import { oneLine } from '../ui/style/clipped.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadMore } from '../ui/list/LoadMore.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { SearchField } from '../ui/field/SearchField.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { dayOf, dayText, timeText } from './moments.ts';
import { PartnerPicture, usePartnerName } from './Partner.tsx';

const Side = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border-inline-end: 1px solid var(--line);
  > div:first-child {
    padding: 16px 16px 8px;
  }
  > div + div {
    flex: 1;
    overflow-y: auto;
    padding: 4px 8px 12px;
    scrollbar-width: thin;
  }
  @media (max-width: 1180px) {
    border: 0;
    > div:first-child,
    > div + div {
      padding-inline: 0;
    }
    ul {
      margin-inline: -12px;
    }
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) auto;
  gap: 2px 14px;
  align-items: center;
  padding: 12px;
  min-block-size: 76px;
  border-radius: 20px;
  outline-offset: -3px;
  > span:nth-child(2) {
    min-inline-size: 0;
    display: block;
  }
  b,
  p {
    display: flex;
  }
  /* The text is cut at the end of its own direction. */
  :is(b, p) > bdi {
    ${oneLine}
  }
  b {
    font: var(--type-label);
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
  &[data-unread] p {
    color: var(--text);
    font-weight: 560;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--fill);
    }
  }
  &[aria-current] {
    background: var(--fill);
  }
`;

const End = styled.span`
  display: grid;
  justify-items: end;
  align-content: start;
  align-self: stretch;
  gap: 6px;
  padding-block-start: 4px;
  color: var(--danger);
  time {
    font: var(--type-xs);
    color: var(--text-3);
    white-space: nowrap;
  }
  i {
    min-inline-size: 1.25rem;
    padding-inline: 6px;
    border-radius: 0.625rem;
    background: var(--accent);
    color: var(--on-accent);
    font: 700 0.75rem/1.25rem var(--font);
    font-style: normal;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

interface ConversationListProps {
  snapshot: SnapshotFrom<typeof conversationsMachine>;
  send: (event: ConversationsEvent) => void;
  /** The thread that is open beside the list; null when none is. */
  open: ThreadKey | null;
  queue: readonly QueuedMessage[];
}

/**
 * The customer's conversations, newest first, with a search by name. The `open` thread is marked; a
 * conversation with an unsent message in the `queue` shows that message.
 */
export function ConversationList({ snapshot, send, open, queue }: ConversationListProps) {
  const [typed, setTyped] = useState(snapshot.context.name);
  return (
    <Side aria-label={t('inbox.list')}>
      <div>
        <SearchField
          label={t('inbox.search')}
          value={typed}
          onChange={(name) => {
            setTyped(name);
            send({ type: 'conversations.search.typed', name });
          }}
        />
      </div>
      <div aria-busy={snapshot.hasTag('busy')}>
        <Found snapshot={snapshot} send={send} open={open} queue={queue} />
      </div>
    </Side>
  );
}

function Found({ snapshot, send, open, queue }: ConversationListProps) {
  const { conversations, name, problem } = snapshot.context;
  const retry = () => send({ type: 'conversations.retry' });
  if (snapshot.matches('unavailable') && problem !== null) {
    return <ErrorPanel message={problem} onRetry={retry} />;
  }
  if (snapshot.hasTag('busy')) {
    return [1, 2, 3, 4].map((row) => (
      <Skeleton key={row} $height="76px" style={{ marginBlockEnd: 4 }} />
    ));
  }
  if (conversations.length === 0 && name !== '') {
    return (
      <EmptyPanel
        title={t('inbox.none')}
        text={t('inbox.none.text', { name })}
        object="magnifying-glass-tilted-left"
      />
    );
  }
  if (conversations.length === 0) return <NoConversations />;
  return (
    <>
      <ul>
        {conversations.map((conversation) => (
          <li key={threadText(conversation.key)}>
            <Entry
              conversation={conversation}
              isOpen={open !== null && isSameThread(open, conversation.key)}
              queued={queue.findLast(({ thread }) => isSameThread(thread, conversation.key))}
            />
          </li>
        ))}
      </ul>
      {snapshot.hasTag('more.failed') && (
        <ErrorPanel message={{ key: 'app.error.generic' }} onRetry={retry} />
      )}
      {(snapshot.can({ type: 'conversations.more' }) || snapshot.hasTag('more.busy')) &&
        !snapshot.hasTag('more.failed') && (
          <LoadMore
            loading={snapshot.hasTag('more.busy')}
            onMore={() => send({ type: 'conversations.more' })}
          />
        )}
    </>
  );
}

function NoConversations() {
  return (
    <EmptyPanel
      title={t('inbox.empty')}
      text={t('inbox.empty.text')}
      object="speech-balloon"
      tint="rental"
      action={
        <ButtonBase $look="ink" as={Link} to={threadLink({ kind: 'shop', id: 0 })}>
          {t('inbox.support')}
        </ButtonBase>
      }
    />
  );
}

interface EntryProps {
  conversation: Conversation;
  isOpen: boolean;
  /**
   * The last message to this partner that is still waiting to be sent; undefined when there is
   * none.
   */
  queued: QueuedMessage | undefined;
}

function Entry({ conversation, isOpen, queued }: EntryProps) {
  const { data: config } = useQuery(configQuery());
  const nameOf = usePartnerName();
  const { key, last, unread } = conversation;
  const at = queued?.at ?? conversation.at;
  const today = dateOf(usePresentMinute());
  const isToday = dayOf(at) === today;
  return (
    <Row
      to={threadLink(key)}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <PartnerPicture partner={conversation} size={52} showsKind />
      <span>
        <b>
          <bdi>{nameOf(conversation)}</bdi>
        </b>
        <p>
          <bdi>{wordsOf(queued, last)}</bdi>
        </p>
      </span>
      <End>
        {at !== null && (
          <time dateTime={at}>
            <bdi>{isToday ? timeText(at, config?.twelveHourClock) : dayText(at, today)}</bdi>
          </time>
        )}
        {queued !== undefined && (
          <>
            <CircleAlert size={18} aria-hidden />
            <Hidden>{t('inbox.notSent')}</Hidden>
          </>
        )}
        {queued === undefined && unread > 0 && (
          <>
            <i aria-hidden>{unread}</i>
            <Hidden>{t('inbox.unread', { count: unread })}</Hidden>
          </>
        )}
      </End>
    </Row>
  );
}

function wordsOf(queued: QueuedMessage | undefined, last: Conversation['last']): string {
  const message = queued ?? last;
  if (message === null) return '';
  const text = message.text === '' ? t('inbox.picture') : message.text;
  return queued !== undefined || last?.isOwn === true ? t('inbox.you', { text }) : text;
}
