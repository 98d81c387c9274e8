import styled from 'styled-components';
import { passwordStrength } from '../../../machines/rules/identity.ts';
import { t } from '../../messages/index.ts';

const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
  forced-color-adjust: none;
  > i {
    block-size: 4px;
    border-radius: 2px;
    background: var(--fill);
    transition: background var(--dur-fast);
  }
  > i[data-on] {
    background: var(--success);
  }
  &[data-weak] > i[data-on] {
    background: var(--danger);
  }
`;

/**
 * Shows how hard a new password is to guess, as four bars; renders nothing while the field is
 * empty.
 */
export function Strength({ password }: { password: string }) {
  if (password === '') return null;
  const score = passwordStrength(password);
  return (
    <Bars
      role="img"
      aria-label={t('identity.password.strength', { score })}
      data-weak={score < 2 || undefined}
    >
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} data-on={bar <= score || undefined} />
      ))}
    </Bars>
  );
}
