import { LocaleProvider } from '@ark-ui/react/locale';
import { Slider as ArkSlider } from '@ark-ui/react/slider';
import styled from 'styled-components';
import { activeLocale } from '../../messages/index.ts';

const Control = styled(ArkSlider.Control)`
  display: flex;
  align-items: center;
  block-size: 44px;
`;

const Track = styled(ArkSlider.Track)`
  flex: 1;
  block-size: 6px;
  border-radius: 3px;
  background: var(--fill-hover);
  > * {
    block-size: 100%;
    border-radius: 3px;
    background: var(--accent);
  }
  /* In a contrast theme the browser leaves out every fill that is not one of its own colours. */
  @media (forced-colors: active) {
    outline: 1px solid;
    > * {
      background: Highlight;
    }
  }
`;

/** Diameter of a thumb in px. */
const THUMB = 26;

const Thumb = styled(ArkSlider.Thumb)`
  inline-size: ${THUMB}px;
  block-size: ${THUMB}px;
  border-radius: 50%;
  background: #fff;
  box-shadow:
    var(--shadow-2),
    inset 0 0 0 2px var(--accent);
  cursor: grab;
`;

interface SliderProps extends Omit<ArkSlider.RootProps, 'value' | 'aria-label'> {
  /** The values of the thumbs, from the lowest to the highest. */
  value: number[];
  /** The accessible names of the thumbs. */
  labels: string[];
}

/**
 * A slider with one thumb for each value. Pointers move the thumbs, and so do arrows (mirrored in
 * right-to-left languages), Home and End.
 */
export function Slider({ value, labels, ...root }: SliderProps) {
  return (
    <LocaleProvider locale={activeLocale()}>
      <ArkSlider.Root
        value={value}
        aria-label={labels}
        thumbSize={{ width: THUMB, height: THUMB }}
        {...root}
      >
        <Control>
          <Track>
            <ArkSlider.Range />
          </Track>
          {labels.map((label, index) => (
            <Thumb key={label} index={index} />
          ))}
        </Control>
      </ArkSlider.Root>
    </LocaleProvider>
  );
}
