import styled from 'styled-components';

const Track = styled.div`
  block-size: 8px;
  border-radius: 4px;
  background: color-mix(in oklab, var(--accent) 18%, var(--fill));
  overflow: hidden;
  > div {
    block-size: 100%;
    border-radius: 4px;
    background: var(--accent);
    transition: inline-size var(--dur-slow) var(--ease-standard);
  }
  &[data-full='true'] > div {
    background: var(--success);
  }
`;

/**
 * A progress bar from 0 to 100 percent, green when it is full. It grows from the side where reading
 * starts.
 */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      data-full={percent >= 100}
    >
      <div style={{ inlineSize: `${percent}%` }} />
    </Track>
  );
}
