import { Component, type ComponentType, type ReactNode } from 'react';
import { t } from '../../messages/index.ts';
import { reloadReachablePage } from '../../platform/reload.ts';
import { onConnectionChange } from '../../platform/connection.ts';
import { Wrap } from '../Layout.tsx';
import { ErrorPanel } from '../Panels.tsx';
import { forgetFailures } from './lazyPart.tsx';

interface State {
  failed: boolean;
  /** Whether the customer has retried already. */
  tried: boolean;
}

/** What a customer can do when a part of the page has failed. */
export interface RecoveryActions {
  /** Renders the failed part again; a second retry also reloads the page. */
  onRetry: () => void;
  /** Closes the failed part; left out where the customer needs that part to continue. */
  onLeave?: () => void;
}

/**
 * The message in place of a part that failed: it says that nothing is lost, with a button to retry.
 */
export function Broken({ onRetry }: RecoveryActions) {
  return (
    <Wrap>
      <ErrorPanel
        title={t('app.error.title')}
        message={{ key: 'app.error.text' }}
        onRetry={onRetry}
      />
    </Wrap>
  );
}

/** Renders nothing: for `Boundary`, in place of a failed part that the customer does not need. */
export const Nothing = () => null;

export interface BoundaryProps {
  children: ReactNode;
  /** The component that is shown in place of the failed part; `Broken` when it is left out. */
  instead?: ComponentType<RecoveryActions>;
  /** Closes the failed part, for a customer who continues without it. */
  onLeave?: () => void;
  /** Whether a second retry may reload the page: false where that would lose what was typed. */
  mayReload?: boolean;
  /** Called when the part has failed, so that the page can show something else as well. */
  onFailed?: (() => void) | undefined;
  /** Called when the failed part is about to be rendered again. */
  onRetried?: (() => void) | undefined;
}

/**
 * An error boundary. It also catches chunks that fail to load. It shows a message with a button to
 * retry, and it retries by itself when the connection is back, because most likely a chunk had
 * failed to load.
 */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: false, tried: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  #stopListening = () => undefined as void;

  /**
   * Whether the connection has come back since the last retry: a chunk that was requested without
   * one may fail only now.
   */
  #isRetryDue = false;

  override componentDidMount(): void {
    this.#stopListening = onConnectionChange((online) => {
      this.#isRetryDue = online;
      if (this.state.failed) this.#retryUnasked();
    });
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
    this.#retryUnasked();
  }

  override componentWillUnmount(): void {
    this.#stopListening();
    // A customer who comes back to the part later must not find the old failure again.
    if (this.state.failed) forgetFailures(false);
  }

  override render() {
    const { children, instead: Instead = Broken, onLeave } = this.props;
    if (!this.state.failed) return children;
    return <Instead onRetry={this.#tryAgain} {...(onLeave && { onLeave: this.#leave })} />;
  }

  readonly #tryAgain = () => {
    const { mayReload = true } = this.props;
    if (mayReload && this.state.tried) void reloadReachablePage();
    this.#drawAnew(true, mayReload);
  };

  readonly #leave = () => {
    const { onLeave, mayReload = true } = this.props;
    onLeave?.();
    this.#drawAnew(false, mayReload);
  };

  #retryUnasked(): void {
    if (this.#isRetryDue) this.#drawAnew(this.state.tried, false);
  }

  #drawAnew(tried: boolean, mayReload: boolean): void {
    this.#isRetryDue = false;
    forgetFailures(mayReload);
    this.props.onRetried?.();
    this.setState({ failed: false, tried });
  }
}
