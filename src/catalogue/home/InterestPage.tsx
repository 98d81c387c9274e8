import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { interestMachine } from '../../../machines/catalogue/interest.machine.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import type { Category, MessageRef } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { saveInterests } from '../../api/modules/interests.ts';
import { useOutlet } from '../../flow/outlet.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { customerQuery, useIsSignedIn } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { usePlace } from '../../shop/place.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Column, H1, Row, Wrap } from '../../ui/Layout.tsx';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { categoriesQuery } from '../queries.ts';
import { useScope } from '../scope.ts';

/**
 * The row of the two buttons. They are aligned at the top, so that the reason text below a disabled
 * button does not move the other button.
 */
const ButtonRow = styled(Row)`
  align-items: flex-start;
`;

const wiredInterest = interestMachine.provide({
  actors: {
    saveInterests: fromPromise<MessageRef, { chosen: number[] }>(async ({ input, signal }) => {
      const message = await saveInterests(input.chosen, signal);
      return message === '' ? { key: 'catalogue.interest.saved' } : { text: message };
    }),
  },
});

/**
 * `/interest`: a new customer chooses favourite categories of the module (NAV-08, AUTH-30). Guests,
 * and customers without a location or module, are redirected to the home page.
 */
export function InterestPage() {
  const signedIn = useIsSignedIn();
  const place = usePlace();
  const module = useModule();
  // A guest has no account to save interests in; location and module have to be chosen first.
  const asked = signedIn && place !== null && module !== null;
  const { data, error, refetch } = useQuery({ ...categoriesQuery(useScope()), enabled: asked });
  if (!asked) return <Navigate to={linkTo('home')} replace />;
  if (data !== undefined) return <Interests categories={data} />;
  return (
    <Wrap style={{ paddingBlock: 48 }}>
      {error === null ? (
        <Skeleton $height="320px" $radius="32px" />
      ) : (
        <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />
      )}
    </Wrap>
  );
}

function Interests({ categories }: { categories: Category[] }) {
  const outlet = useOutlet();
  const client = useQueryClient();
  const [snapshot, send] = useFlow(wiredInterest, {
    input: { offered: categories.map(({ id }) => id) },
    on: {
      toast: (fact) => {
        // The answer is saved, so the customer must not be asked again.
        void client.invalidateQueries(customerQuery());
        outlet(fact);
      },
    },
  });
  const module = useModule()?.name ?? '';
  const title = t('catalogue.interest.title', { module });
  usePageTitle(title);
  const { chosen } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return (
    <Wrap style={{ paddingBlock: 48, maxInlineSize: 860 }}>
      <Column $gap={24}>
        <Column $gap={8}>
          <H1>{title}</H1>
          <p>{t('catalogue.interest.text')}</p>
        </Column>
        <Row $gap={10} $wrap role="group" aria-label={t('catalogue.interest.group')}>
          {categories.map(({ id, name }) => (
            <Chip
              key={id}
              aria-pressed={chosen.includes(id)}
              onClick={() => send({ type: 'interest.toggled', id })}
            >
              {name}
            </Chip>
          ))}
        </Row>
        <ButtonRow $gap={12}>
          <Button
            look="primary"
            size="lg"
            busy={busy && t('catalogue.interest.busy')}
            reason={chosen.length > 0 ? undefined : t('catalogue.interest.needed')}
            onClick={() => send({ type: 'interest.save' })}
          >
            {t('catalogue.interest.save')}
          </Button>
          <Button look="ghost" size="lg" onClick={() => send({ type: 'interest.skip' })}>
            {t('catalogue.interest.skip')}
          </Button>
        </ButtonRow>
      </Column>
    </Wrap>
  );
}
