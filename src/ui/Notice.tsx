import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

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
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 640;
  }
  bdi {
    white-space: nowrap;
  }
`;

interface NoticeProps {
  id?: string;
  look?: keyof typeof noticeLooks;
  /** An icon of 20 px in place of the usual icon of the look. */
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * A remark inside a page, with an icon and a text. Screen readers announce it; with the look
 * 'danger' they do so at once.
 */
export function Notice({ id, look = 'info', icon, children }: NoticeProps) {
  const { icon: Icon, colour } = noticeLooks[look];
  return (
    <Strip id={id} $colour={colour} role={look === 'danger' ? 'alert' : 'status'}>
      {icon ?? <Icon size={20} aria-hidden />}
      <div>{children}</div>
    </Strip>
  );
}
