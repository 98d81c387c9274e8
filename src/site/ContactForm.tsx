import { Check } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { contactFields, LONGEST_MESSAGE } from '../../machines/site/contact.machine.ts';
import { threadLink } from '../../machines/rules/thread.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useIsSignedIn } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { randomId } from '../platform/browser.ts';
import { Button, ButtonBase } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { TextArea } from '../ui/field/TextArea.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { H2, H3, Panel } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { wiredContact } from './contact.wiring.ts';
import { storeDraft, storedDraft } from './storedContact.ts';

const Box = styled(Panel).attrs({ $look: 'raised' as const })`
  display: grid;
  gap: 16px;
  align-content: start;
  > p {
    color: var(--text-2);
  }
  > form {
    display: grid;
    gap: 16px;
  }
`;

const Sent = styled.div`
  display: grid;
  gap: 12px;
  justify-items: center;
  text-align: center;
  padding-block: 16px;
  p {
    color: var(--text-2);
    max-inline-size: 34ch;
  }
`;

const Tick = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  margin-block-end: 4px;
  border-radius: 22px;
  background: var(--success-soft);
  color: var(--success);
`;

const Reply = styled.p`
  text-align: center;
  font: var(--type-xs);
  color: var(--text-3);
`;

/**
 * The form to write to the shop. A signed-in customer's message goes to the customer's conversation
 * with the shop, in the inbox. A guest enters name and e-mail address, and gets the answer by
 * e-mail (LAND-07).
 */
export function ContactForm() {
  const signedIn = useIsSignedIn();
  const flow = useFlow(wiredContact);
  const [snapshot, send] = flow;
  if (snapshot.matches('sent')) {
    return (
      <Box aria-label={t('site.contact.title')}>
        <Sent role="status">
          <Tick>
            <Check size={28} aria-hidden />
          </Tick>
          <H3 as="h2">{t('site.contact.sent')}</H3>
          <p>{t(signedIn ? 'site.contact.answerHere' : 'site.contact.answerMail')}</p>
          {signedIn && (
            <ButtonBase as={Link} to={threadLink({ kind: 'shop', id: 0 })} $look="quiet">
              {t('site.contact.open')}
            </ButtonBase>
          )}
          <Button look="ghost" onClick={() => send({ type: 'contact.another' })}>
            {t('site.contact.another')}
          </Button>
        </Sent>
      </Box>
    );
  }
  return (
    <Box aria-label={t('site.contact.title')}>
      <H2>{t('site.contact.title')}</H2>
      <Fields key={String(signedIn)} signedIn={signedIn} flow={flow} />
    </Box>
  );
}

interface FieldsProps {
  signedIn: boolean;
  flow: ReturnType<typeof useFlow<typeof wiredContact>>;
}

function Fields({ signedIn, flow: [snapshot, send] }: FieldsProps) {
  const [{ lastTry: lastBefore, ...values }] = useState(
    () => storedDraft() ?? { name: '', email: '', message: '', lastTry: null },
  );
  const lastTry = snapshot.context.message ?? lastBefore;
  const busy = snapshot.hasTag('busy');
  const form = useSchemaForm({
    schema: async () => (await import('./contactSchema.ts')).contactSchema(signedIn),
    values,
    busy,
    refusal: { entries: snapshot.context.refusal, fields: contactFields },
    onType: (typed) => storeDraft({ ...typed, lastTry }),
    onSubmit: ({ name, email, message: text }) => {
      // The server takes a second message with the same idempotency key for the first one and drops
      // its text. So only the same text is sent again with the same key.
      const key = lastTry?.text === text ? lastTry.key : randomId();
      storeDraft({ name, email, message: text, lastTry: { key, text } });
      const from = signedIn ? null : { name, email };
      send({ type: 'contact.submitted', message: { key, text, from } });
    },
  });
  return (
    <Form of={form}>
      {!signedIn && (
        <>
          <TextField
            label={t('site.contact.name')}
            required
            autoComplete="name"
            maxLength={100}
            {...form.field('name')}
          />
          <TextField
            label={t('site.contact.email')}
            required
            type="email"
            dir="ltr"
            autoComplete="email"
            {...form.field('email')}
          />
        </>
      )}
      <TextArea
        label={t('site.contact.message')}
        required
        rows={5}
        maxLength={LONGEST_MESSAGE}
        placeholder={t('site.contact.hint')}
        {...form.field('message')}
      />
      <Button type="submit" look="ink" size="lg" busy={busy && t('site.contact.sending')}>
        {t('site.contact.send')}
      </Button>
      <Reply>{t(signedIn ? 'site.contact.answerHere' : 'site.contact.answerMail')}</Reply>
    </Form>
  );
}
