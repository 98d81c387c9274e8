import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MessageRef } from '../../machines/rules/domain.ts';
import { resolve, t } from '../messages/index.ts';
import { Button, ButtonBase } from './Button.tsx';
import { H3 } from './Layout.tsx';
import { Picture } from './Picture.tsx';

const Box = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
  gap: 8px;
  padding: 24px;
  p {
    color: var(--text-2);
    max-inline-size: 34ch;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    margin-block-start: 16px;
  }
`;

const Art = styled.div`
  position: relative;
  inline-size: 196px;
  block-size: 176px;
  margin-block-end: 12px;
  display: grid;
  place-items: center;
  &::before {
    content: '';
    position: absolute;
    inset: 8px 18px;
    border-radius: 46% 54% 52% 48% / 52% 46% 54% 48%;
    background: radial-gradient(circle at 50% 30%, var(--stage-a), var(--stage-b));
  }
  > * {
    position: relative;
    inline-size: 104px;
    block-size: auto;
  }
  > img {
    filter: drop-shadow(0 8px 10px oklch(0.25 0.05 50 / 0.16));
  }
  > svg {
    inline-size: 84px;
    color: var(--text-2);
  }
  > img + img {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-end: 18px;
    inline-size: 44px;
  }
`;

export type Tint = 'food' | 'grocery' | 'pharmacy' | 'shop' | 'parcel' | 'rental' | 'neutral';

interface EmptyProps {
  title: string;
  text?: string;
  /** The name of a picture in `public/objects`, without `.webp`. */
  object?: string;
  /**
   * The URL of the main picture, such as a product picture; it replaces `object`. `helper` is the
   * URL of a smaller picture, shown at the upper end corner of the main one.
   */
  image?: string;
  helper?: string;
  tint?: Tint;
  /** The one thing that the customer can do here: a button or a link. */
  action?: ReactNode;
  /**
   * Whether the panel is the only content of the page; its title is then the page's heading (`h1`).
   */
  page?: boolean;
}

/** Shown when a list or a page has nothing to show: a picture, a title, a text, and one action. */
export function EmptyPanel({
  title,
  text,
  object,
  image = object && `/objects/${object}.webp`,
  helper,
  tint = 'neutral',
  action,
  page = false,
}: EmptyProps) {
  return (
    <Box>
      <Art aria-hidden data-tint={tint}>
        {image !== undefined && <Picture src={image} alt="" size={104} eager />}
        {helper !== undefined && <Picture src={helper} alt="" size={44} eager />}
      </Art>
      <H3 as={page ? 'h1' : 'h2'}>{title}</H3>
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <footer>{action}</footer>}
    </Box>
  );
}

interface ErrorProps {
  /** What went wrong. */
  message: MessageRef;
  title?: string;
  /** A text that says what was not lost, such as "Your cart is safe." */
  reassurance?: string;
  onRetry?: () => void;
  /** The URL of the help page. Its link looks like a button and is beside the retry button. */
  supportHref?: string;
  action?: ReactNode;
}

/**
 * Shown in place of content that failed to load: what went wrong, what was not lost, and what to
 * do.
 */
export function ErrorPanel({
  message,
  title,
  reassurance,
  onRetry,
  supportHref,
  action,
}: ErrorProps) {
  const hasActions = onRetry !== undefined || supportHref !== undefined || action !== undefined;
  return (
    <Box role="alert">
      <Art aria-hidden data-tint="neutral">
        <TriangleAlert strokeWidth={1.4} />
      </Art>
      {title !== undefined && <H3 as="h2">{title}</H3>}
      <p>{resolve(message)}</p>
      {reassurance !== undefined && <p>{reassurance}</p>}
      {hasActions && (
        <footer>
          {onRetry !== undefined && (
            <Button look="ink" onClick={onRetry}>
              {t('ui.retry')}
            </Button>
          )}
          {supportHref !== undefined && (
            <ButtonBase as="a" href={supportHref}>
              {t('site.footer.help')}
            </ButtonBase>
          )}
          {action}
        </footer>
      )}
    </Box>
  );
}
