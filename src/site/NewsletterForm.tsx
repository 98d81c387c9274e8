import { Mail } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { useFlow } from '../flow/useFlow.ts';
import { useSession } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { Button } from '../ui/Button.tsx';
import { InputFrame } from '../ui/Field.tsx';
import { wiredNewsletter } from './newsletter.ts';
import { storedNewsletter, storeNewsletter } from './storedNewsletter.ts';

const Form = styled.form`
  display: grid;
  gap: 8px;
  > div:first-child {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 10px;
  }
  > p {
    color: var(--danger);
    font: var(--type-xs);
  }
  @media (max-width: 640px) {
    > div:first-child {
      grid-template-columns: 1fr;
    }
  }
`;

/** An e-mail field for the newsletter, and the result of submitting it (LAND-16..18, F-23). */
export function NewsletterForm() {
  const [input] = useState(() => ({ email: storedNewsletter() }));
  const [snapshot, send] = useFlow(wiredNewsletter, { input });
  const { email } = snapshot.context;
  useEffect(() => storeNewsletter(email), [email]);
  const session = useSession();
  useEffect(() => {
    // The footer stays on the page after a sign-out, and the next visitor must not see the address.
    const subscription = session.on('session.ended', () =>
      send({ type: 'newsletter.typed', email: '' }),
    );
    return () => subscription.unsubscribe();
  }, [session, send]);
  const id = useId();
  const invalid = snapshot.matches('invalid');
  return (
    <Form
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
            value={email}
            onChange={(event) => send({ type: 'newsletter.typed', email: event.target.value })}
          />
        </InputFrame>
        <Button
          type="submit"
          look="ink"
          size="lg"
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
    </Form>
  );
}
