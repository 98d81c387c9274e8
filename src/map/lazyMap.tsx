import type { ComponentType } from 'react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { allowMapTexts } from '../platform/trusted.ts';
import { Button } from '../ui/Button.tsx';
import type { RecoveryActions } from '../ui/lazy/Boundary.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';

/** A background in the map's land colour, so that nothing flashes before the first tile. */
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
  @media print {
    display: none;
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

interface MapEvents {
  /** Called when the map could not be loaded, so that the page can show something else as well. */
  onFailed?: (() => void) | undefined;
  /** Called when the map is loaded again, which the customer or the returned connection asks for. */
  onRetry?: (() => void) | undefined;
}

/** The message in place of a map that failed to load; the rest of the page works without it. */
function FailedMap({ onRetry }: RecoveryActions) {
  return (
    <Missing role="status">
      <p dir="auto">{t('map.failed')}</p>
      <Button onClick={onRetry}>{t('ui.retry')}</Button>
    </Missing>
  );
}

/**
 * Makes a component that reserves space on a page and loads a map into it. Leaflet's code is loaded
 * with the first visible map (quality guide 1). A map is never mirrored in right-to-left languages.
 */
export function lazyMap<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Map = lazyPart(() => {
    allowMapTexts();
    return load();
  });
  return function LazyMap({
    className,
    onFailed,
    onRetry,
    ...map
  }: Props & MapEvents & { className?: string }) {
    return (
      <Ground className={className} dir="ltr">
        <Delayed instead={FailedMap} onFailed={onFailed} onRetried={onRetry}>
          <Map {...(map as unknown as Props)} />
        </Delayed>
      </Ground>
    );
  };
}
