import styled from 'styled-components';
import { t } from '../../messages/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { StepTitle } from './StepTitle.tsx';

const Body = styled.div`
  padding: 44px 36px 32px;
  display: grid;
  justify-items: center;
  text-align: center;
  gap: 8px;
  h2 {
    font: var(--type-h2);
    letter-spacing: var(--track-h2);
  }
  > b {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  > p {
    color: var(--text-2);
  }
  > div {
    display: flex;
    gap: 12px;
    inline-size: 100%;
    margin-block-start: 18px;
  }
  > div > * {
    flex: 1;
  }
`;

interface OlderAccountProps {
  account: { name: string; imageUrl: string | null };
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/**
 * "Is It You?": asks whether an older account with the same phone or e-mail is the customer's own
 * (AUTH-20).
 */
export function OlderAccount({ account, busy, onYes, onNo }: OlderAccountProps) {
  return (
    <Body>
      <Avatar name={account.name} image={account.imageUrl} size={96} />
      <StepTitle>{t('identity.older.title')}</StepTitle>
      <b>
        <bdi>{account.name}</bdi>
      </b>
      <p>{t('identity.older.text')}</p>
      <div>
        <Button size="lg" onClick={onNo}>
          {t('identity.older.no')}
        </Button>
        <Button size="lg" look="primary" busy={busy && t('identity.signIn.busy')} onClick={onYes}>
          {t('identity.older.yes')}
        </Button>
      </div>
    </Body>
  );
}
