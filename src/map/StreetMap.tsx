import { Component, lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { allowMapTexts } from '../platform/trusted.ts';
import { Button } from '../ui/Button.tsx';
import type { LeafletMap } from './LeafletMap.tsx';

/** Land in the map's own colour, so that nothing flashes before the first tile. */
const Ground = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  min-inline-size: 0;
  background: var(--map-land);
  > * {
    grid-area: 1 / 1;
  }
`;

const Missing = styled.div`
  display: grid;
  gap: 12px;
  place-content: center;
  justify-items: center;
  padding: 24px;
  text-align: center;
  color: var(--text-2);
`;

/** Leaflet is loaded with the first map that shows (quality guide 1). */
const loadMap = () =>
  lazy(async () => {
    allowMapTexts();
    return { default: (await import('./LeafletMap.tsx')).LeafletMap };
  });

interface GuardState {
  failed: boolean;
  Map: ReturnType<typeof loadMap>;
}

/** A map that does not come leaves the rest of the page as it is, and can be asked for again. */
class Guard extends Component<{ children: (Map: GuardState['Map']) => ReactNode }, GuardState> {
  override state: GuardState = { failed: false, Map: loadMap() };

  static getDerivedStateFromError(): Partial<GuardState> {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children(this.state.Map);
    return (
      <Missing role="status">
        <p>{t('map.failed')}</p>
        <Button onClick={() => this.setState({ failed: false, Map: loadMap() })}>
          {t('ui.retry')}
        </Button>
      </Missing>
    );
  }
}

/** A map of streets with pins and a way; geography is never mirrored. */
export function StreetMap({
  className,
  ...map
}: ComponentProps<typeof LeafletMap> & { className?: string }) {
  return (
    <Ground className={className} dir="ltr">
      <Guard>
        {(Map) => (
          <Suspense fallback={null}>
            <Map {...map} />
          </Suspense>
        )}
      </Guard>
    </Ground>
  );
}
