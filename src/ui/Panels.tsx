import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MessageRef } from '../../machines/rules/domain.ts';
import { resolve, t } from '../messages/index.ts';
import { Button } from './Button.tsx';
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
  > button,
  > a {
    margin-block-start: 12px;
  }
`;

const Art = styled.div`
  position: relative;
  inline-size: 160px;
  block-size: 144px;
  margin-block-end: 12px;
  display: grid;
  place-items: center;
  &::before {
    content: '';
    position: absolute;
    inset: 0 4px;
    border-radius: 46% 54% 52% 48% / 52% 46% 54% 48%;
    background: radial-gradient(circle at 50% 30%, var(--stage-a), var(--stage-b));
  }
  > * {
    position: relative;
    inline-size: 92px;
    block-size: auto;
  }
`;

interface EmptyProps {
  title: string;
  text?: string;
  /** A catalogue picture, or an icon. */
  image?: string;
  icon?: ReactNode;
  action?: ReactNode;
}

/** Nothing is here: a picture, a sentence, one way on. */
export function EmptyPanel({ title, text, image, icon, action }: EmptyProps) {
  return (
    <Box>
      <Art aria-hidden data-tint="neutral">
        {image === undefined ? icon : <Picture src={image} alt="" size={92} eager />}
      </Art>
      <H3 as="h2">{title}</H3>
      {text !== undefined && <p>{text}</p>}
      {action}
    </Box>
  );
}

interface ErrorProps {
  /** What happened. */
  message: MessageRef;
  title?: string;
  onRetry?: () => void;
  action?: ReactNode;
}

/** A part that could not be shown: what happened, and what to do. */
export function ErrorPanel({ message, title, onRetry, action }: ErrorProps) {
  return (
    <Box role="alert">
      <Art aria-hidden data-tint="neutral">
        <TriangleAlert strokeWidth={1.4} />
      </Art>
      {title !== undefined && <H3 as="h2">{title}</H3>}
      <p>{resolve(message)}</p>
      {onRetry !== undefined && (
        <Button look="ink" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
      {action}
    </Box>
  );
}

const noticeLooks = {
  info: { icon: Info, colour: 'info' },
  warning: { icon: TriangleAlert, colour: 'warning' },
  danger: { icon: CircleAlert, colour: 'danger' },
  success: { icon: CircleCheck, colour: 'success' },
} as const;

const Strip = styled.div<{ $colour: string }>`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding: 14px 16px;
  border-radius: var(--r-lg);
  font: var(--type-sm);
  background: var(--${({ $colour }) => $colour}-soft);
  color: var(--text);
  > svg {
    color: var(--${({ $colour }) => $colour});
    margin-block-start: 1px;
    flex: none;
  }
  > div {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** A remark inside a page: an icon and words; dangers are announced at once. */
export function Notice({
  look = 'info',
  children,
}: {
  look?: keyof typeof noticeLooks;
  children: ReactNode;
}) {
  const { icon: Icon, colour } = noticeLooks[look];
  return (
    <Strip $colour={colour} role={look === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden />
      <div>{children}</div>
    </Strip>
  );
}
