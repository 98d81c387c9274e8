import type { ReactNode } from 'react';
import styled from 'styled-components';
import { oneLine } from '../../ui/style/clipped.ts';
import { labelled } from '../labelled.ts';

const Cell = styled.div`
  position: relative;
  min-inline-size: 0;
  > button {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 64px;
    padding: 10px 16px;
    border-radius: 16px;
    text-align: start;
  }
  @media (hover: hover) {
    > button:hover {
      background: var(--fill);
    }
  }
  > button[data-wrong] {
    box-shadow: inset 0 0 0 2px var(--danger);
  }
  ${labelled}
  b {
    display: flex;
  }
  /* The text is cut at the end of its own direction. */
  b > bdi {
    ${oneLine}
  }
  span {
    min-inline-size: 0;
  }
`;

interface TripBarPartProps {
  icon: ReactNode;
  label: string;
  value: string;
  /** Whether this part has an error; it then has a red outline. */
  wrong: boolean;
  onPress: () => void;
}

/** One part of the planned trip with its value; a press opens the dialog that changes it. */
export function TripBarPart({ icon, label, value, wrong, onPress }: TripBarPartProps) {
  return (
    <Cell>
      <button
        type="button"
        aria-haspopup="dialog"
        data-wrong={wrong || undefined}
        onClick={onPress}
      >
        {icon}
        <span>
          <small>{label}</small>
          <b>
            {/* The server does not know the address, so it renders an empty line of the same height. */}
            <bdi>{value || '\u00a0'}</bdi>
          </b>
        </span>
      </button>
    </Cell>
  );
}
