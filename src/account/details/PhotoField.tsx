import { useRef } from 'react';
import styled from 'styled-components';
import type { ProfileEditEvent } from '../../../machines/account/profileEdit.machine.ts';
import type { PictureProblem } from '../../../machines/rules/picture.ts';
import type { Customer } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { pictureProblems } from '../../shop/pictureFile.ts';
import { Delayed } from '../../site/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PICTURE_TYPES } from '../../ui/field/PictureField.tsx';
import { useFileSource } from '../../ui/field/useFileSource.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const CropDialog = lazyPart(async () => (await import('../../ui/field/CropDialog.tsx')).CropDialog);

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 24px;
  padding: 24px;
  border-radius: 30px;
  background: var(--surface-quiet);
  > div:nth-of-type(1) {
    flex: 1 1 220px;
  }
  h2 {
    font: var(--type-label);
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
  > [role='alert'],
  > [role='status'] {
    flex-basis: 100%;
  }
`;

const SIZE = 112;

const Round = styled.img`
  border-radius: 50%;
`;

/** The square that was cut, where the present picture stands otherwise. */
function Cut({ file }: { file: File }) {
  return <Round ref={useFileSource(file)} alt="" width={SIZE} height={SIZE} />;
}

interface PhotoFieldProps {
  customer: Customer;
  /** The square that was cut for the next change. */
  picture: File | null;
  /** The chosen picture while it is cut; null while none is. */
  source: File | null;
  problem: PictureProblem | null;
  /** What the server has against the picture. */
  refusal: string | undefined;
  busy: boolean;
  send: (event: ProfileEditEvent) => void;
}

/** The picture of the profile, and the way to another one (PROF-07, PROF-08). */
export function PhotoField(props: PhotoFieldProps) {
  const { customer, picture, source, problem, refusal, busy, send } = props;
  const decline = () => send({ type: 'profile.picture.declined' });
  const input = useRef<HTMLInputElement>(null);
  const said = problem === null ? refusal : t(pictureProblems[problem]);
  return (
    <Card>
      {picture === null ? (
        <Avatar name={customer.name} image={customer.imageUrl} size={SIZE} />
      ) : (
        <Cut file={picture} />
      )}
      <div>
        <h2 id="profile-photo">{t('account.profile.photo')}</h2>
        <p>{t('account.profile.photo.text')}</p>
      </div>
      <Row $gap={8} $wrap>
        {picture !== null && (
          <Button look="ghost" onClick={() => send({ type: 'profile.picture.removed' })}>
            {t('ui.remove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-labelledby="profile-photo"
          accept={PICTURE_TYPES.join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) send({ type: 'profile.picture.chosen', file });
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        <Button
          look="outline"
          busy={busy && t('ui.loading')}
          onClick={() => input.current?.click()}
        >
          {t('account.profile.photo.choose')}
        </Button>
      </Row>
      {said !== undefined && <Notice look="danger">{said}</Notice>}
      {source !== null && (
        // The profile has no draft, so a reload would lose what was typed.
        <Delayed mayReload={false} onLeave={decline}>
          <CropDialog
            source={source}
            title={t('account.profile.crop')}
            ratio={1}
            shape={t('account.profile.photo.square')}
            round
            onCrop={(file) => send({ type: 'profile.picture.cropped', file })}
            onUnreadable={() => send({ type: 'profile.picture.unreadable' })}
            onDecline={decline}
          />
        </Delayed>
      )}
    </Card>
  );
}
