import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { t } from '../messages/index.ts';

const Place = styled.div`
  position: fixed;
  inset-inline: 16px;
  inset-block-end: 24px;
  z-index: var(--z-toast);
  display: grid;
  justify-items: center;
  gap: 8px;
  pointer-events: none;
  @media (max-width: 1180px) {
    inset-block-end: calc(var(--tabbar-h) + 24px);
  }
`;

const Toast = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 12px;
  padding-inline: 16px 8px;
  border-radius: 18px;
  background: oklch(0.235 0.012 50);
  color: #fff;
  font: var(--type-sm-strong);
  box-shadow:
    var(--shadow-3),
    inset 0 0 0 1px oklch(1 0 0 / 0.08);
  inline-size: min(400px, 100%);
  pointer-events: auto;
  span {
    flex: 1;
  }
  button {
    inline-size: 36px;
    block-size: 36px;
    display: grid;
    place-items: center;
    border-radius: 10px;
  }
  [data-kind='success'] {
    color: var(--grocery-400);
  }
  [data-kind='error'] {
    color: var(--food-400);
  }
`;

/**
 * The toasts, in the shop's own look. The library's headless part is used, because its styled one
 * writes style elements that the content policy refuses.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    <Place onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter(({ visible }) => visible)
        .slice(0, 3)
        .map((one) => (
          <Toast key={one.id} role={one.type === 'error' ? 'alert' : 'status'}>
            {one.type === 'error' ? (
              <CircleAlert size={20} data-kind="error" aria-hidden />
            ) : (
              <CircleCheck size={20} data-kind="success" aria-hidden />
            )}
            <span>{typeof one.message === 'string' ? one.message : null}</span>
            <button type="button" aria-label={t('ui.close')} onClick={() => toast.dismiss(one.id)}>
              <X size={16} aria-hidden />
            </button>
          </Toast>
        ))}
    </Place>
  );
}
