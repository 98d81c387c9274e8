import styled from 'styled-components';

/**
 * Styles for the map, its routes and its pins in the shop's colours. They use physical sides such
 * as `left`, because maps are never mirrored in right-to-left languages.
 */
export const MapFrame = styled.div`
  position: relative;
  .leaflet-container {
    position: absolute;
    inset: 0;
    background: var(--map-land);
    font: inherit;
  }
  .leaflet-container:focus-visible {
    outline-offset: -4px;
  }
  path {
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-opacity: 1;
  }
  .zone {
    fill: var(--accent);
    fill-opacity: 0.07;
    stroke: var(--accent);
    stroke-width: 3px;
    stroke-dasharray: 2 9;
  }
  .edge {
    stroke: var(--surface-raised);
    stroke-width: 12px;
  }
  .route {
    stroke: var(--accent);
    stroke-width: 7px;
  }
  .gone {
    stroke: var(--line-control);
    stroke-width: 6px;
    stroke-dasharray: 1 13;
  }
`;

/** A pin that marks an address. It has the shape of a drop, and its tip points at the address. */
export const DoorPin = styled.div`
  position: absolute;
  translate: -50% -100%;
  display: grid;
  justify-items: center;
  i {
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border-radius: 50% 50% 50% 6px;
    rotate: -45deg;
    background: var(--accent);
    color: var(--on-accent);
    box-shadow:
      0 10px 20px -4px oklch(0.2 0.05 40 / 0.45),
      inset 0 0 0 3px #fff;
  }
  i > svg {
    rotate: 45deg;
  }
  &::after {
    content: '';
    inline-size: 16px;
    block-size: 6px;
    margin-block-start: 7px;
    border-radius: 50%;
    background: oklch(0.2 0.02 60 / 0.35);
    filter: blur(1px);
  }
`;

/**
 * A pin, such as that of a store, whose middle is at its point on the map. A moving one, such as a
 * courier, is round and has a halo.
 */
export const Disc = styled.div`
  position: absolute;
  translate: -50% -50%;
  display: grid;
  place-items: center;
  inline-size: 52px;
  block-size: 52px;
  overflow: hidden;
  border: 3px solid var(--surface-raised);
  border-radius: 18px;
  background: var(--surface-raised);
  color: var(--accent-text);
  box-shadow: var(--shadow-3);
  &[data-moving] {
    border-radius: 50%;
    box-shadow:
      var(--shadow-3),
      0 0 0 7px color-mix(in oklch, var(--accent) 28%, transparent);
  }
`;

/**
 * A pin that is a button, 40 px; the selected one is larger and has a ring. A pin whose subject is
 * not available now has a dashed edge, a pale picture and an icon in its corner.
 */
export const DiscButton = styled.button`
  position: absolute;
  translate: -50% -50%;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border: 2px solid var(--surface-raised);
  border-radius: 14px;
  background: var(--surface-raised);
  color: var(--accent-text);
  box-shadow: var(--shadow-2), var(--edge);
  cursor: pointer;
  pointer-events: auto;
  transition: scale var(--dur-fast) var(--ease-standard);
  > span {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    border-radius: 11px;
  }
  > svg {
    position: absolute;
    inset-block-start: -9px;
    right: -9px;
    inline-size: 22px;
    block-size: 22px;
    padding: 4px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
  }
  &[data-off] {
    border: 2px dashed var(--line-control);
    > span {
      opacity: 0.55;
      filter: grayscale(1);
    }
  }
  @media (hover: hover) {
    &:hover {
      scale: 1.08;
    }
  }
  &[aria-pressed='true'] {
    scale: 1.22;
    border: 3px solid var(--accent);
    box-shadow: var(--shadow-3);
  }
  &:focus-visible {
    outline: var(--focus-width) solid var(--focus-color);
    outline-offset: 3px;
  }
`;

export const Controls = styled.div`
  position: absolute;
  inset-block-end: 24px;
  right: 24px;
  z-index: 1000;
  display: grid;
  gap: 10px;
  @media (max-width: 640px) {
    inset-block-end: 46px;
    right: 16px;
  }
`;

export const ZoomPair = styled.div`
  display: grid;
  border-radius: 16px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-2), var(--edge);
  > button {
    border-radius: 16px;
  }
`;

export const Missing = styled.p`
  position: absolute;
  inset-block-start: 16px;
  right: 16px;
  z-index: 1000;
  padding: 8px 14px;
  border-radius: 12px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-2), var(--edge);
  color: var(--text-2);
`;

export const Credit = styled.small`
  position: absolute;
  inset-block-end: 4px;
  left: 8px;
  z-index: 1000;
  padding: 2px 8px;
  border-radius: 8px;
  background: color-mix(in oklch, var(--surface-raised) 80%, transparent);
  font: var(--type-xs);
  color: var(--text-2);
`;

/**
 * Contains the pin and the hint of the map that chooses a point. They stay in the middle while the
 * customer moves the map under them.
 */
export const Fixed = styled.div`
  position: absolute;
  inset-block-start: 50%;
  left: 50%;
  z-index: 1000;
  pointer-events: none;
`;

export const Hint = styled.span`
  position: absolute;
  inset-block-end: 76px;
  translate: -50% 0;
  inline-size: max-content;
  max-inline-size: 84vw;
  padding: 8px 14px;
  border-radius: 12px;
  background: var(--ink);
  color: var(--on-ink);
  font: var(--type-xs);
  font-weight: 600;
  text-align: center;
`;

/** The group of buttons that move the map, for those who cannot drag it. */
export const Nudges = styled.div`
  position: absolute;
  inset-block-end: 24px;
  left: 24px;
  z-index: 1000;
  display: flex;
  border-radius: 16px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-2), var(--edge);
  > button {
    border-radius: 16px;
  }
  @media (max-width: 640px) {
    inset-block-end: 16px;
    left: 16px;
  }
`;
