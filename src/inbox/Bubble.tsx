import { useQuery } from '@tanstack/react-query';
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ChatMessage, QueuedMessage } from '../../machines/rules/domain.ts';
import { textParts } from '../../machines/rules/thread.ts';
import { resolve, t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { Picture } from '../ui/Picture.tsx';
import { timeText } from './moments.ts';

const PictureViewer = lazyPart(async () => (await import('./PictureViewer.tsx')).PictureViewer);

const Frame = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  max-inline-size: min(72%, 460px);
  padding-block: 4px;
  > p {
    max-inline-size: 100%;
    padding: 11px 16px;
    border-radius: 20px;
    border-end-start-radius: 6px;
    background: var(--surface-raised);
    box-shadow: var(--shadow-1), var(--edge);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    /* A character that turns the writing direction must do so within its message only. */
    unicode-bidi: isolate;
  }
  > p a {
    text-decoration: underline;
  }
  > small {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 5px;
    padding-inline: 4px;
    font: var(--type-xs);
    color: var(--text-3);
  }
  > small button {
    position: relative;
    font-weight: 640;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > small button::after {
    content: '';
    position: absolute;
    inset: -14px -6px;
  }
  &[data-own] {
    margin-inline-start: auto;
    justify-items: end;
  }
  &[data-own] > p {
    background: var(--ink);
    color: var(--on-ink);
    box-shadow: none;
    border-radius: 20px;
    border-end-end-radius: 6px;
  }
  &[data-failed] > p {
    background: var(--danger-soft);
    color: var(--text);
  }
  &[data-failed] > small {
    color: var(--danger);
  }
  @media (max-width: 1180px) {
    max-inline-size: 82%;
  }
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 140px));
  gap: 6px;
  button {
    display: grid;
    place-items: center;
    aspect-ratio: 1.3;
    border-radius: 18px;
    overflow: hidden;
    background: var(--fill);
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** The text of a message as plain text, never as markup; only web addresses become links. */
function Words({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p dir="auto">
      {textParts(text).map(({ text: part, href }, at) => (
        // The parts of a message never change.
        <Fragment key={at}>
          {href === null ? (
            part
          ) : (
            <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {part}
            </a>
          )}
        </Fragment>
      ))}
    </p>
  );
}

function SentPictures({ pictures }: { pictures: ChatMessage['pictures'] }) {
  const [open, setOpen] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <Pictures>
      {pictures.map((src, at) => (
        <button
          key={at}
          type="button"
          aria-label={t('inbox.picture.open', { number: at + 1 })}
          onClick={() => setOpen(at)}
        >
          <Picture src={src} alt="" size={140} />
        </button>
      ))}
      {open !== null && (
        <Delayed instead={FailedLayer} mayReload={false} onLeave={() => setOpen(null)}>
          <PictureViewer
            pictures={pictures}
            shown={open}
            onShow={setOpen}
            onClose={() => setOpen(null)}
          />
        </Delayed>
      )}
    </Pictures>
  );
}

/** The bubble of a message that is already on the server. */
export function Bubble({ message }: { message: ChatMessage }) {
  const { data: config } = useQuery(configQuery());
  const { isOwn, isSeen, text, pictures, at } = message;
  return (
    <Frame data-own={isOwn || undefined}>
      <SentPictures pictures={pictures} />
      <Words text={text} />
      <small>
        {at !== null && <bdi>{timeText(at, config?.twelveHourClock)}</bdi>}
        {isOwn && (
          <>
            {isSeen ? <CheckCheck size={14} aria-hidden /> : <Check size={14} aria-hidden />}
            {t(isSeen ? 'inbox.seen' : 'inbox.sent')}
          </>
        )}
      </small>
    </Frame>
  );
}

interface QueuedBubbleProps {
  queued: QueuedMessage;
  /**
   * `sending`: being sent. `failed`: the last try got no answer, and it is retried. `waiting`: an
   * earlier message is sent first. `throttled`: the server accepts no more messages for a while.
   */
  state: 'sending' | 'failed' | 'waiting' | 'throttled';
  onRetry: () => void;
  onDiscard: () => void;
}

/** The bubble of a message that waits in this browser to be sent. */
export function QueuedBubble({ queued, state, onRetry, onDiscard }: QueuedBubbleProps) {
  const { refusal, text, pictures } = queued;
  const failed = refusal !== null || state === 'failed';
  return (
    <Frame data-own data-failed={failed || undefined}>
      {(text !== '' || pictures === 0) && <Words text={text} />}
      {pictures > 0 && <p>{t('inbox.sentPictures', { count: pictures })}</p>}
      <small>
        {failed ? (
          <Failed onRetry={onRetry} onDiscard={onDiscard}>
            {refusal === null ? t('inbox.notSent') : resolve(refusal)}
          </Failed>
        ) : (
          <>
            <Clock size={14} aria-hidden />
            {t(`inbox.${state}`)}
          </>
        )}
      </small>
    </Frame>
  );
}

interface FailedProps {
  children: ReactNode;
  onRetry: () => void;
  onDiscard: () => void;
}

function Failed({ children, onRetry, onDiscard }: FailedProps) {
  return (
    <>
      <CircleAlert size={14} aria-hidden />
      <span>{children}</span>
      <button type="button" onClick={onRetry}>
        {t('ui.retry')}
      </button>
      <button type="button" onClick={onDiscard}>
        {t('inbox.discard')}
      </button>
    </>
  );
}
