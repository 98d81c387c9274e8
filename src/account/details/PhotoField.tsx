import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import styled from 'styled-components';
import type { Customer } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { FileButton, PictureCropper, RemoveButton, usePictureChoice } from '../../site/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFileSource } from '../../ui/field/useFileSource.ts';
import { storedPicture } from './profileDraft.ts';
import type { DetailsValues } from './schema.ts';

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
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
  > [role='alert'],
  > [role='status'] {
    flex-basis: 100%;
  }
  @media (max-width: 640px) {
    flex-flow: column;
    text-align: center;
    > div:nth-of-type(1),
    > [role='alert'],
    > [role='status'] {
      flex-basis: auto;
    }
  }
`;

const SIZE = 112;

const Round = styled.img`
  border-radius: 50%;
`;

/** A preview of the newly cropped square picture, in place of the current profile picture. */
function Cut({ file }: { file: File }) {
  return <Round ref={useFileSource(file)} alt="" width={SIZE} height={SIZE} />;
}

interface PhotoFieldProps {
  customer: Customer;
  control: Control<DetailsValues>;
}

/** The profile picture, with buttons to choose and crop another one (PROF-07, PROF-08). */
export function PhotoField({ customer, control }: PhotoFieldProps) {
  const {
    field: { value: picture, onChange, ref },
    fieldState: { error },
  } = useController({ control, name: 'picture' });
  const choice = usePictureChoice((file) => {
    onChange(file);
    void storedPicture(customer.id).store(file);
  });
  const id = useId();
  const buttonId = useId();
  const problem = choice.problem ?? error?.message;
  return (
    <Card>
      {picture === null ? (
        <Avatar name={customer.name} image={customer.imageUrl} size={SIZE} />
      ) : (
        <Cut file={picture} />
      )}
      <div>
        <h2>{t('account.profile.photo')}</h2>
        <p>{t('account.profile.photo.text')}</p>
      </div>
      <Row $gap={8} $wrap>
        {picture !== null && <RemoveButton choice={choice} nextFocus={buttonId} />}
        <FileButton
          ref={ref}
          id={buttonId}
          choice={choice}
          ratio={1}
          words={t('account.profile.photo.choose')}
          label={t('account.profile.photo')}
          described={problem === undefined ? undefined : id}
        />
      </Row>
      {problem !== undefined && (
        <Notice id={id} look="danger">
          {problem}
        </Notice>
      )}
      <PictureCropper
        choice={choice}
        title={t('account.profile.crop')}
        cut={{ ratio: 1, words: t('account.profile.photo.square'), round: true }}
      />
    </Card>
  );
}
