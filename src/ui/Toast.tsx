import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 10px;
  padding-inline: 16px 8px;
  min-block-size: 64px;
  border-radius: 18px;
  background: oklch(0.235 0.012 50);
  color: #fff;
  font: var(--type-sm-strong);
  box-shadow:
    var(--shadow-3),
    inset 0 0 0 1px oklch(1 0 0 / 0.08);
  inline-size: min(400px, 100%);
  pointer-events: auto;
  --focus-color: #fff;
  /* In a contrast theme a toast would have no edge: the browser leaves out fills and shadows. */
  @media (forced-colors: active) {
    outline: 1px solid;
  }
  > svg {
    flex: none;
  }
  &[data-kind='success'] > svg {
    color: var(--grocery-400);
  }
  &[data-kind='error'] > svg {
    color: var(--food-400);
  }
  > span {
    flex: 1;
    min-inline-size: 0;
  }
  > span > a {
    display: inline-block;
    padding-block: 12px;
    padding-inline: 4px;
    margin-block: -12px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > button {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    border-radius: 12px;
    flex: none;
  }
  > button[data-action] {
    padding-inline: 10px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

export type ToastKind = keyof typeof icons;

interface ToastProps {
  kind: ToastKind;
  /** The text of the toast. */
  children: ReactNode;
  /** One action that the toast offers, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** Whether screen readers have read it already, so that it is not announced once more. */
  read?: boolean;
  onClose: () => void;
}

/** One toast, dark in both themes; errors are announced at once, others politely. */
export function Toast({ kind, children, action, read = false, onClose }: ToastProps) {
  const Icon = icons[kind];
  return (
    <Box
      data-kind={kind}
      role={kind === 'error' && !read ? 'alert' : 'status'}
      aria-live={read ? 'off' : undefined}
    >
      <Icon size={20} aria-hidden />
      <span>{children}</span>
      {action !== undefined && (
        <button type="button" data-action onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label={t('ui.close')} onClick={onClose}>
        <X size={16} aria-hidden />
      </button>
    </Box>
  );
}
