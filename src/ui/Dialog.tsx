import { Dialog as Ark } from '@ark-ui/react/dialog';
import { LocaleProvider } from '@ark-ui/react/locale';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { activeLocale, t } from '../messages/index.ts';
import { registerLayer } from '../platform/backStep.ts';
import { catchFocus, focusedElement, refocus } from '../platform/focus.ts';
import { lockPage, rememberPage } from '../platform/pageLock.ts';
import { offerDock } from './dock.ts';
import { IconButton } from './IconButton.tsx';

const Scrim = styled(Ark.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  background: var(--scrim);
  touch-action: none;
  animation: fade var(--dur-base) var(--ease-standard);
`;

/**
 * The area of the screen in which the dialog lies. This area is animated when the dialog opens, and
 * not the dialog's box: toasts in the box have a fixed position, which an animated box would make
 * relative to itself. After a very short animation, as with reduced motion, Chromium sometimes kept
 * it that way, and the toasts covered the dialog's buttons.
 */
const Place = styled(Ark.Positioner)<{ $drawer: boolean | 'start'; $centred: boolean }>`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  display: grid;
  place-items: center;
  padding: 24px;
  animation: rise var(--dur-base) var(--ease-enter);
  ${({ $drawer }) =>
    $drawer !== false &&
    css`
      place-items: stretch ${$drawer === 'start' ? 'start' : 'end'};
      padding: 12px;
      animation: slide var(--dur-slow) var(--ease-enter);
      --from: ${$drawer === 'start' ? '-24px' : '24px'};
      [dir='rtl'] & {
        --from: ${$drawer === 'start' ? '24px' : '-24px'};
      }
    `}
  @media (max-width: 640px) {
    padding: ${({ $centred }) => ($centred ? '20px' : '0')};
    place-items: ${({ $drawer, $centred }) => {
      if ($drawer !== false) return 'stretch';
      return $centred ? 'center' : 'end stretch';
    }};
  }
`;

const Box = styled(Ark.Content)<{
  $width: string;
  $drawer: boolean | 'start';
  $centred: boolean;
}>`
  position: relative;
  inline-size: min(${({ $width }) => $width}, 100%);
  max-block-size: calc(100dvh - 48px);
  display: flex;
  flex-direction: column;
  background: var(--surface-raised);
  border-radius: var(--r-2xl);
  box-shadow: var(--shadow-4), var(--edge);
  overflow: hidden;
  outline: none;
  ${({ $drawer }) =>
    $drawer !== false &&
    css`
      max-block-size: none;
      block-size: 100%;
    `}
  @media (max-width: 640px) {
    ${({ $drawer, $centred }) =>
      !$centred &&
      css`
        inline-size: 100%;
        max-block-size: ${$drawer === false ? '94dvh' : 'none'};
        border-radius: ${$drawer === false ? 'var(--r-2xl) var(--r-2xl) 0 0' : '0'};
      `}
  }
`;

const DialogHead = styled.div<{ $drawer: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  /* The same height with and without the close button, because a dialog may hide it for a while. */
  min-block-size: 84px;
  padding-block: 22px 18px;
  padding-inline: 28px 18px;
  > h2 {
    flex: 1;
    font: ${({ $drawer }) => ($drawer ? 'var(--type-h3)' : 'var(--type-h2)')};
    letter-spacing: ${({ $drawer }) => ($drawer ? 'var(--track-h3)' : 'var(--track-h2)')};
    overflow-wrap: anywhere;
  }
  @media (max-width: 640px) {
    min-block-size: 72px;
    padding-block: 16px 12px;
    padding-inline: 20px 10px;
  }
`;

export const DialogBody = styled.div`
  flex: 1;
  min-block-size: 0;
  /* Room in which the focus ring of the first row is not cut off. */
  margin-block-start: -6px;
  padding: 6px 28px 28px;
  overflow-y: auto;
  scrollbar-width: thin;
  @media (max-width: 640px) {
    padding: 6px 20px 20px;
  }
`;

export const DialogFoot = styled.div`
  order: 2;
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding: 18px 28px 22px;
  border-block-start: 1px solid var(--line);
  background: var(--surface-raised);
  > * {
    flex: 1;
  }
  /* An error has a line of its own here, near the buttons, so that it is seen without scrolling. */
  > [role='alert'] {
    flex-basis: 100%;
  }
  @media (max-width: 640px) {
    padding: 14px 20px calc(16px + env(safe-area-inset-bottom));
  }
`;

/** The ids of the open dialogs; the topmost one is the last. */
const layers: string[] = [];
let letGo = (): void => undefined;
/** The element that had focus when the first of the open dialogs was opened. */
let opener: HTMLElement | null = null;
/** The content of the next page, if the dialogs led to one: it gets the focus, not the opener. */
let contentOfNextPage = (): HTMLElement | null => null;

/**
 * How long to wait, in ms, until a closed dialog has returned the focus. Its focus trap uses a
 * timer of its own for that.
 */
const FOCUS_IS_BACK_MS = 50;

/**
 * Called after the last dialog was closed, to make sure that an element of the page has the focus:
 * the one that had it before or that stands in for it (see `refocus`), or else `main`. When a link
 * or button of the dialog has led to another page, `main` gets it. The focus trap cannot always
 * return the focus, because the page may still be inert, or that element may be gone. While the closed dialog still has the focus, this waits until the dialog is removed.
 */
function keepFocus(): void {
  if (layers.length > 0) return;
  if (focusedElement()?.closest('[data-scope="dialog"]') != null) {
    setTimeout(keepFocus, FOCUS_IS_BACK_MS);
    return;
  }
  const isSamePage = contentOfNextPage() === null;
  if (focusedElement() === null && opener !== null && isSamePage) refocus(opener);
  catchFocus();
}

/**
 * Makes the page inert while any dialog is open. Returns a function that tells whether this dialog
 * is the topmost one.
 */
function useLayer(open: boolean): () => boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!open) return;
    if (layers.push(id) === 1) {
      opener = focusedElement();
      contentOfNextPage = rememberPage();
      letGo = lockPage();
    }
    return () => {
      layers.splice(layers.indexOf(id), 1);
      if (layers.length > 0) return;
      letGo();
      setTimeout(keepFocus, FOCUS_IS_BACK_MS);
    };
  }, [id, open]);
  return () => layers.at(-1) === id;
}

/**
 * Calls `onBack` when the browser goes back while the dialog is open, and `onForward` when it goes
 * forward after Back has closed the dialog.
 */
function useBack(open: boolean, onBack: () => void, onForward: (() => void) | undefined): void {
  const back = useEffectEvent(onBack);
  // Forward is pressed when the dialog is already unmounted, so a ref keeps the handler.
  const forward = useRef(onForward);
  useEffect(() => {
    forward.current = onForward;
  });
  // In the same task as the dialog becomes visible. An effect of `useEffect` may run later, and a
  // Back that is pressed before it would leave the page.
  useLayoutEffect(() => {
    if (!open) return;
    return registerLayer({ back: () => back(), reopen: () => forward.current?.() });
  }, [open]);
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Called when the browser goes back. By default Back closes the dialog. */
  onBack?: (() => void) | undefined;
  /** Called when the browser goes forward after Back has closed the dialog. */
  onForward?: (() => void) | undefined;
  /** The title in the header. A `bare` dialog does not show it. */
  title: ReactNode;
  /** The maximum width as a CSS length, such as '520px'. */
  width?: string;
  /**
   * Whether the dialog lies along one side of the screen, in full height: `true` is the end side,
   * 'start' the side where reading starts.
   */
  drawer?: boolean | 'start';
  /** Whether the dialog stays in the middle of the screen on a phone too; for confirmations. */
  centred?: boolean;
  role?: 'dialog' | 'alertdialog';
  /**
   * Whether the header is left out. The content then needs a title and a close button of its own.
   */
  bare?: boolean;
  /** Whether the header has a close button. */
  closable?: boolean;
  children: ReactNode;
}

/** The header of a dialog that is not `bare`. */
function Head({ title, closable, drawer }: Pick<DialogProps, 'title' | 'closable' | 'drawer'>) {
  return (
    <DialogHead $drawer={drawer !== false}>
      <DialogTitle asChild>
        <h2>{title}</h2>
      </DialogTitle>
      {closable && (
        <Ark.CloseTrigger asChild>
          <IconButton $look="fill" aria-label={t('ui.close')}>
            <X size={20} aria-hidden />
          </IconButton>
        </Ark.CloseTrigger>
      )}
    </DialogHead>
  );
}

/**
 * A dialog or drawer over the page. The focus is trapped in it and returned afterwards, Escape and
 * the browser's Back close it, and the page behind it is inert. On a phone a dialog is a sheet at
 * the lower edge, and a drawer fills the screen. Drawers use Ark's Dialog too, because Ark's Drawer
 * would add 8 KB for the same behaviour.
 */
export function Dialog({
  open,
  onClose,
  onBack = onClose,
  onForward,
  title,
  width = 'var(--dialog-md)',
  drawer = false,
  centred = false,
  role = 'dialog',
  bare = false,
  closable = true,
  children,
}: DialogProps) {
  const isTop = useLayer(open);
  useBack(open, onBack, onForward);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  return (
    // Each part of Ark sets a direction; without a locale it would be left to right.
    <LocaleProvider locale={activeLocale()}>
      <Ark.Root
        open={open}
        onOpenChange={(details) => {
          if (!details.open) onClose();
        }}
        role={role}
        ids={{ title: titleId }}
        // A screen reader first reads what the dialog is, not a button in its corner. The dialog itself
        // has the focus while its title is still loading.
        initialFocusEl={() =>
          box.current?.querySelector<HTMLElement>('[autofocus], [data-autofocus]') ??
          box.current?.querySelector<HTMLElement>('[data-part="title"]') ??
          box.current
        }
        finalFocusEl={() => contentOfNextPage()}
        // The shop makes the page inert itself: Ark's way recomputes all of its styles several
        // times.
        modal={false}
        trapFocus
        closeOnInteractOutside={role === 'dialog'}
        onPointerDownOutside={(event) => {
          if (!isTop()) event.preventDefault();
        }}
        // A closed layer returns focus to an element below this dialog: the trap takes it back.
        onFocusOutside={(event) => event.preventDefault()}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Scrim />
          <Place $drawer={drawer} $centred={centred}>
            <Box
              ref={box}
              aria-modal
              // Ark names a dialog by its title only if the title is there when the dialog opens.
              aria-labelledby={titleId}
              $width={width}
              $drawer={drawer}
              $centred={centred}
            >
              {!bare && <Head title={title} closable={closable} drawer={drawer} />}
              {children}
              <div
                ref={offerDock}
                data-dock={drawer === false ? role : 'drawer'}
                // The toasts are above the foot, which has `order: 2`.
                style={{ order: 1 }}
              />
            </Box>
          </Place>
        </Portal>
      </Ark.Root>
    </LocaleProvider>
  );
}

/**
 * The title of a dialog, which gets the focus when the dialog opens. The content of a `bare` dialog
 * has to contain one.
 */
export const DialogTitle = styled(Ark.Title).attrs({ tabIndex: -1 })`
  outline: none;
`;
