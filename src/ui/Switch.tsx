import styled from 'styled-components';
import { ChoiceRow, ChoiceWords, type CheckProps } from './Choice.tsx';

const Track = styled.span`
  inline-size: 46px;
  block-size: 28px;
  border-radius: 14px;
  background: var(--line-control);
  padding: 3px;
  display: flex;
  flex: none;
  transition: background var(--dur-fast);
  &::before {
    content: '';
    inline-size: 22px;
    block-size: 22px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 1px 3px oklch(0 0 0 / 0.3);
    transition: margin var(--dur-base) var(--ease-spring);
  }
  input:checked + &::before {
    margin-inline-start: 18px;
  }
`;

interface SwitchProps extends CheckProps {
  checked: boolean;
}

/**
 * A switch for a setting that takes effect at once, without submitting a form. The complete row can
 * be clicked.
 */
export function Switch({ children, checked, ...rest }: SwitchProps) {
  return (
    <ChoiceRow>
      <input type="checkbox" role="switch" {...rest} checked={checked} aria-checked={checked} />
      <Track />
      <ChoiceWords>{children}</ChoiceWords>
    </ChoiceRow>
  );
}
