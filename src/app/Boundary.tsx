import { Component, type ReactNode } from 'react';
import { t } from '../messages/index.ts';
import { reloadPage } from '../platform/browser.ts';
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

/** A page that broke: what was kept is said, and it can be tried again. */
export class Boundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Broken />;
  }
}
