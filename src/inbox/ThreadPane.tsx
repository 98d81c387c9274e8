import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, LockKeyhole } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { threadMachine, ThreadEvent } from '../../machines/inbox/thread.machine.ts';
import type {
  ChatMessage,
  Conversation,
  QueuedMessage,
  ThreadKey,
} from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { useFlow } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { randomId, now } from '../platform/browser.ts';
import { isVisible, onVisibilityChange } from '../platform/visibility.ts';
import { ButtonBase } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { oneLine } from '../ui/style/clipped.ts';
import { Row } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { Nothing } from '../ui/lazy/Boundary.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { Notice } from '../ui/Notice.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Bubble, QueuedBubble } from './Bubble.tsx';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { PartnerPicture, usePartnerName } from './Partner.tsx';
import { quickRepliesQuery } from './queries.ts';
import { threadRows, type ThreadRow } from './threadRows.ts';
import { useArrivals } from './useArrivals.ts';
import { useSentMessages, type Outbox } from './useOutbox.ts';
import { wiredThread } from './thread.wiring.ts';

const OrderCard = lazyPart(async () => (await import('./OrderCard.tsx')).OrderCard);

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  background: var(--surface);
`;

/**
 * The thread fills the screen of a phone, and no tab bar covers its foot. Without this, the browser
 * keeps the field that is typed in above the tab bar of other pages, and so moves the whole thread
 * up.
 */
const NoTabBarPadding = createGlobalStyle`
  @media (max-width: 1180px) {
    html { scroll-padding-block-end: 0; }
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 14px 20px;
  border-block-end: 1px solid var(--line);
  > a {
    display: none;
  }
  > div {
    min-inline-size: 0;
  }
  h2 {
    font: var(--type-label);
    ${oneLine}
  }
  p {
    font: var(--type-xs);
    color: var(--text-3);
  }
  @media (max-width: 1180px) {
    padding: 8px 12px;
    > a {
      display: grid;
      place-items: center;
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;

const Wait = styled.div`
  flex: 1;
  display: grid;
  align-content: end;
  gap: 12px;
  padding: 20px 24px;
  background: var(--surface-quiet);
`;

const Middle = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  overflow-y: auto;
`;

const Foot = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 16px;
  border-block-start: 1px solid var(--line);
`;

const Quick = styled.ul`
  display: flex;
  gap: 8px;
  padding: 10px 16px 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

interface ThreadPaneProps {
  thread: ThreadKey;
  /**
   * This conversation's entry in the conversation list; undefined while the list is loading, and
   * before the first message is sent.
   */
  listed: Conversation | undefined;
  /**
   * The id of the order from whose page the customer came; null when they came from another page.
   */
  orderId: number | null;
  /** The id of the customer who writes. */
  owner: number;
  outbox: Outbox;
  /** Called when messages were read or sent, so that the conversation list is reloaded. */
  onChanged: () => void;
}

/**
 * The conversation between the customer and one partner, with the form to write the next message.
 * `listed` is its entry in the conversation list; the name in it is shown while the messages load.
 * `orderId` is the order from whose page the customer came, `owner` the customer's id, `outbox` the
 * queue of unsent messages. `onChanged` is called when messages were read or sent.
 */
export function ThreadPane({ thread, listed, orderId, owner, outbox, onChanged }: ThreadPaneProps) {
  const [snapshot, send, actor] = useFlow(wiredThread, {
    input: { thread },
    on: { 'thread.changed': onChanged },
  });
  useArrivals(() => send({ type: 'thread.arrived' }));
  useSentMessages(thread, (page) => send({ type: 'thread.sent', page }));
  useEffect(
    () =>
      onVisibilityChange((visible) =>
        actor.send({ type: visible ? 'thread.shown' : 'thread.hidden' }),
      ),
    [actor],
  );
  const isRead = snapshot.hasTag('open');
  useEffect(() => {
    if (isRead && !isVisible()) actor.send({ type: 'thread.hidden' });
  }, [actor, isRead]);
  const nameOf = usePartnerName();
  const known = snapshot.context.conversation ?? listed;
  const partner: Pick<Conversation, 'key' | 'kind' | 'name' | 'imageUrl'> = known ?? {
    key: thread,
    kind: thread.kind === 'conversation' ? 'store' : thread.kind,
    name: '',
    imageUrl: null,
  };
  const name = nameOf(partner);
  return (
    <Pane aria-label={t('inbox.thread', { name })}>
      <NoTabBarPadding />
      <Head>
        <Link to={linkTo('profile', { page: 'inbox' })} aria-label={t('inbox.back')}>
          <ArrowLeft className="flip" size={20} aria-hidden />
        </Link>
        <PartnerPicture partner={partner} size={44} />
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p>{t(`inbox.kind.${partner.kind}`)}</p>
        </div>
      </Head>
      <Content
        snapshot={snapshot}
        send={send}
        label={t('inbox.thread', { name })}
        orderId={orderId}
        owner={owner}
        outbox={outbox}
      />
    </Pane>
  );
}

interface ContentProps {
  snapshot: SnapshotFrom<typeof threadMachine>;
  send: (event: ThreadEvent) => void;
  label: string;
  orderId: number | null;
  owner: number;
  outbox: Outbox;
}

function Content({ snapshot, send, ...rest }: ContentProps) {
  const { problem } = snapshot.context;
  if (snapshot.matches('missing')) {
    return (
      <Middle>
        <EmptyPanel title={t('inbox.missing')} text={t('inbox.missing.text')} object="locked" />
      </Middle>
    );
  }
  if (snapshot.matches('unavailable') && problem !== null) {
    return (
      <Middle>
        <ErrorPanel message={problem} onRetry={() => send({ type: 'thread.retry' })} />
      </Middle>
    );
  }
  if (!snapshot.hasTag('open')) {
    return (
      <Wait aria-busy>
        <Skeleton $height="46px" $width="52%" />
        <Skeleton $height="46px" $width="38%" />
      </Wait>
    );
  }
  return <OpenThread snapshot={snapshot} send={send} {...rest} />;
}

function OpenThread({ snapshot, send, label, orderId, owner, outbox }: ContentProps) {
  const { thread, messages, isOpen } = snapshot.context;
  const rows = threadRows(messages, outbox.messagesOf(thread));
  const write = (text: string, pictures: File[]) => {
    const message: QueuedMessage = {
      key: randomId(),
      owner,
      thread,
      text,
      pictures: pictures.length,
      orderId: thread.kind === 'shop' ? null : orderId,
      at: now().toISOString(),
      after: messages.at(-1)?.id ?? 0,
      isAttempted: false,
      refusal: null,
    };
    void outbox.write(message, pictures);
  };
  return (
    <>
      <About messages={messages} orderId={orderId} />
      {snapshot.hasTag('stale') && <Notice look="warning">{t('inbox.stale')}</Notice>}
      {rows.length === 0 ? (
        <Middle>
          <EmptyPanel title={t('inbox.thread.empty')} object="speech-balloon" tint="rental" />
        </Middle>
      ) : (
        <MessageList
          label={label}
          rows={rows}
          older={olderOf(snapshot)}
          onOlder={() => send({ type: 'thread.older' })}
        >
          {(row) => <Line row={row} outbox={outbox} />}
        </MessageList>
      )}
      {thread.kind === 'shop' && isOpen && <QuickReplies onChoose={(text) => write(text, [])} />}
      {isOpen ? (
        <Composer owner={owner} thread={thread} onSend={write} />
      ) : (
        <Closed isOver={messages.length > 0} />
      )}
    </>
  );
}

function Line({ row, outbox }: { row: ThreadRow; outbox: Outbox }) {
  if (row.kind === 'message') return <Bubble message={row.message} />;
  const { queued } = row;
  return (
    <QueuedBubble
      queued={queued}
      state={outbox.stateOf(queued)}
      onRetry={() => outbox.retry(queued)}
      onDiscard={() => outbox.discard(queued)}
    />
  );
}

/**
 * The card of an order: the one from whose page the customer came, otherwise the last one that the
 * messages mention.
 */
function About({
  messages,
  orderId,
}: {
  messages: readonly ChatMessage[];
  orderId: number | null;
}) {
  const spokenOf = messages.flatMap(({ order }) => (order === null ? [] : [order]));
  const order =
    orderId === null
      ? spokenOf.at(-1)
      : (spokenOf.findLast(({ id }) => id === orderId) ?? { id: orderId });
  if (order === undefined) return null;
  return (
    <Delayed instead={Nothing}>
      <OrderCard order={order} />
    </Delayed>
  );
}

function olderOf(
  snapshot: SnapshotFrom<typeof threadMachine>,
): 'none' | 'more' | 'busy' | 'failed' {
  if (snapshot.hasTag('older.busy')) return 'busy';
  if (snapshot.hasTag('older.failed')) return 'failed';
  return snapshot.can({ type: 'thread.older' }) ? 'more' : 'none';
}

/** In this time, in ms, a second press on the same question belongs to the first press. */
const SAME_PRESS_MS = 1000;

/**
 * Questions that are sent with one press. A double press, or a key that is held, sends the question
 * once.
 */
function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const { data: replies = [] } = useQuery(quickRepliesQuery());
  const last = useRef({ text: '', at: 0 });
  const choose = (text: string, at: number) => {
    const isRepeated = last.current.text === text && at - last.current.at < SAME_PRESS_MS;
    last.current = { text, at };
    if (!isRepeated) onChoose(text);
  };
  if (replies.length === 0) return null;
  return (
    <Quick aria-label={t('inbox.quick')}>
      {replies.map((text) => (
        <li key={text}>
          <Chip onClick={({ timeStamp }) => choose(text, timeStamp)}>{text}</Chip>
        </li>
      ))}
    </Quick>
  );
}

/**
 * Shown in place of the form when no message can be written, with a link to help.
 * @param isOver true when the order or trip is over; false when none has begun yet
 */
function Closed({ isOver }: { isOver: boolean }) {
  return (
    <Foot>
      <Notice icon={<LockKeyhole size={20} />}>
        <Row $between $wrap>
          <div>
            <b>{t(isOver ? 'inbox.closed' : 'inbox.closed.never')}</b>
            <p>{t('inbox.closed.text')}</p>
          </div>
          <ButtonBase as={Link} to={linkTo('help')} $size="sm" $look="quiet">
            {t('inbox.help')}
          </ButtonBase>
        </Row>
      </Notice>
    </Foot>
  );
}
