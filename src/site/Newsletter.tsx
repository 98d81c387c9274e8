import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { Mail } from 'lucide-react';
import { useEffect, useId } from 'react';
import styled from 'styled-components';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { landingQuery } from '../place/index.ts';
import { Button } from '../ui/Button.tsx';
import { InputFrame } from '../ui/Field.tsx';
import { wiredNewsletter } from './newsletter.ts';

const News = styled.section`
  display: grid;
  grid-template-columns: 1fr minmax(0, 480px);
  gap: 40px;
  align-items: center;
  padding: 40px 44px;
  border-radius: var(--r-2xl);
  background: var(--surface);
  margin-block-end: var(--sp-14);
  box-shadow: var(--shadow-1), var(--edge);
  h2 {
    font: var(--type-h2);
    letter-spacing: var(--track-h2);
  }
  form {
    display: grid;
    gap: 8px;
  }
  form > div:first-child {
    display: flex;
    gap: 10px;
  }
  form > div:first-child > div {
    flex: 1;
  }
  button {
    min-block-size: 52px;
  }
  p {
    color: var(--text-2);
    margin-block-start: 6px;
  }
  p[role='alert'] {
    color: var(--danger);
    font: var(--type-xs);
    margin: 0;
  }
  @media (max-width: 1180px) {
    grid-template-columns: 1fr;
    padding: 28px 24px;
    gap: 20px;
  }
  @media (max-width: 640px) {
    form > div:first-child {
      flex-direction: column;
    }
  }
`;

/** The newsletter: the owner's words, an e-mail field, what came of it (LAND-16..18, F-23). */
export function Newsletter({ onFact }: { onFact: (fact: OutwardFact) => void }) {
  const { data } = useQuery(landingQuery());
  const [snapshot, send, actor] = useMachine(wiredNewsletter);
  const id = useId();
  useEffect(() => {
    const heard = actor.on('*', onFact);
    return () => heard.unsubscribe();
  }, [actor, onFact]);
  const invalid = snapshot.matches('invalid');
  return (
    <News aria-label={t('site.newsletter.label')}>
      <div>
        <h2>{data?.newsletterTitle ?? t('site.newsletter.label')}</h2>
        <p>{data?.newsletterSubTitle}</p>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'newsletter.subscribe' });
        }}
      >
        <div>
          <InputFrame $failed={invalid}>
            <Mail size={18} aria-hidden />
            <input
              type="email"
              autoComplete="email"
              aria-label={t('site.newsletter.email')}
              aria-invalid={invalid}
              aria-describedby={invalid ? id : undefined}
              placeholder={t('site.newsletter.email')}
              value={snapshot.context.email}
              onChange={(event) => send({ type: 'newsletter.typed', email: event.target.value })}
            />
          </InputFrame>
          <Button
            type="submit"
            look="ink"
            busy={snapshot.hasTag('busy') && t('site.newsletter.subscribing')}
          >
            {t('site.newsletter.subscribe')}
          </Button>
        </div>
        {invalid && (
          <p id={id} role="alert">
            {t('site.newsletter.invalid')}
          </p>
        )}
      </form>
    </News>
  );
}
