import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { allowMapTexts } from '../platform/trusted.ts';
import { Button } from '../ui/Button.tsx';

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

interface GuardProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  children: (Map: ComponentType<Props>) => ReactNode;
}

interface GuardState<Props extends object> {
  failed: boolean;
  Map: ComponentType<Props>;
}

const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    allowMapTexts();
    return { default: await load() };
  }) as ComponentType<Props>;

/** A map that does not come leaves the rest of the page as it is, and can be asked for again. */
class Guard<Props extends object> extends Component<GuardProps<Props>, GuardState<Props>> {
  override state: GuardState<Props> = { failed: false, Map: later(this.props.load) };

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children(this.state.Map);
    return (
      <Missing role="status">
        <p dir="auto">{t('map.failed')}</p>
        <Button onClick={() => this.setState({ failed: false, Map: later(this.props.load) })}>
          {t('ui.retry')}
        </Button>
      </Missing>
    );
  }
}

/**
 * A map in its place on a page. Leaflet is loaded with the first map that shows (quality guide 1);
 * geography is never mirrored.
 */
export function mapFrame<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function MapInFrame({ className, ...map }: Props & { className?: string }) {
    return (
      <Ground className={className} dir="ltr">
        <Guard<Props> load={load}>
          {(Map) => (
            <Suspense fallback={null}>
              <Map {...(map as unknown as Props)} />
            </Suspense>
          )}
        </Guard>
      </Ground>
    );
  };
}
