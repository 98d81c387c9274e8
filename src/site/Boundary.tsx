import { Component, type ReactNode } from 'react';
import { t } from '../messages/index.ts';
import { reloadPage } from '../platform/browser.ts';
import { forgetPages } from '../platform/keptPages.ts';
import { Wrap } from '../ui/Layout.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';

interface State {
  failed: boolean;
}

/** What is said of a part that broke: what was kept, and that the page can be loaded anew. */
export function Broken() {
  return (
    <Wrap>
      <ErrorPanel
        title={t('app.error.title')}
        message={{ key: 'app.error.text' }}
        onRetry={reloadPage}
      />
    </Wrap>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** What is shown in its place when a part broke that is not missed. */
  instead?: ReactNode;
}

/** A part that may break, or not load: what was kept is said, and it can be tried again. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** What was kept of a visit before may be what broke the page: the next one starts without. */
  override componentDidCatch(): void {
    void forgetPages();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.instead === undefined ? <Broken /> : this.props.instead;
  }
}
