import styled from 'styled-components';
import type { Failure } from '../../../machines/rules/domain.ts';
import type { Medium } from '../../../machines/rules/identity.ts';
import { t, type MessageKey } from '../../messages/index.ts';
import { BrandSign, GoogleSign } from '../../ui/sign/Brands.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Foot, LinkButton } from './formStyles.ts';

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.75rem, 1fr));
  gap: 10px;
  button {
    padding-inline: 8px;
  }
  [data-brand] {
    display: inline-grid;
  }
  [data-brand='facebook'] {
    color: #0866ff;
  }
`;

const problems: Readonly<Record<string, MessageKey>> = {
  missing: 'identity.provider.missing',
  blocked: 'identity.provider.blocked',
  foreign: 'identity.provider.foreign',
};

interface SocialButtonsProps {
  media: readonly Medium[];
  /** The provider whose window is open or whose answer the server checks; null for none. */
  asking: Medium | null;
  /** Whether that provider's window is open, so that the customer can cancel. */
  waiting: boolean;
  problem: { medium: Medium; entry: Failure['entries'][number] } | null;
  onChoose: (medium: Medium) => void;
  onLeave: () => void;
}

/**
 * A button for each provider that the shop has switched on (AUTH-35), and the message when sign-in
 * by one of them has failed. `asking` is the provider with which sign-in is in progress, or null;
 * while its window is open (`waiting`), a link cancels it.
 */
export function SocialButtons(props: SocialButtonsProps) {
  const { media, asking, waiting, problem, onChoose, onLeave } = props;
  return (
    <>
      <Buttons role="group" aria-label={t('identity.provider.group')}>
        {media.map((medium) => (
          <Button
            key={medium}
            look="outline"
            disabled={asking !== null && asking !== medium}
            busy={asking === medium && t('identity.provider.busy')}
            icon={
              medium === 'google' ? (
                <GoogleSign />
              ) : (
                <span data-brand={medium}>
                  <BrandSign name={medium} />
                </span>
              )
            }
            onClick={() => onChoose(medium)}
          >
            {t(`identity.provider.${medium}`)}
          </Button>
        ))}
      </Buttons>
      {waiting && asking !== null && (
        <Foot role="status">
          {t('identity.provider.waiting', { name: t(`identity.provider.${asking}`) })}{' '}
          <LinkButton type="button" onClick={onLeave}>
            {t('identity.provider.leave')}
          </LinkButton>
        </Foot>
      )}
      {problem !== null && (
        <Notice look="danger">
          {problem.entry.message ||
            t(problems[problem.entry.code] ?? 'identity.provider.refused', {
              name: t(`identity.provider.${problem.medium}`),
            })}
        </Notice>
      )}
    </>
  );
}
