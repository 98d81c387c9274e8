// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { ContactForm } from '../../src/site/ContactForm.tsx';
import { serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const open = (stored: Record<string, string>, answers: (asked: Asked) => unknown) => {
  const log = serve(answers);
  show(<ContactForm />, '/help-and-support', stored);
  return { log, user: userEvent.setup(), form: within(screen.getByRole('region')) };
};

/**
 * The shop's inbox as the backend keeps it: of the messages with one idempotency key it stores the
 * first, and answers the others as if it had. `shop` has the stored texts by key; the first
 * `answersLost` answers do not arrive, although the message was stored.
 */
function inbox({ answersLost }: { answersLost: number }) {
  const shop = new Map<string | null, string>();
  let left = answersLost;
  const answer = ({ path, headers, body }: Asked) => {
    if (path !== '/api/v1/customer/message/send') return undefined;
    const key = headers.get('idempotency-key');
    if (!shop.has(key)) shop.set(key, (body as { message: string }).message);
    left -= 1;
    if (left >= 0) return new Response('{}', { status: 504 });
    return { total_size: 0, limit: 10, offset: 1, messages: [], status: true, conversation: null };
  };
  return { shop, answer };
}

describe('writing to the shop', () => {
  it('LAND-07: a guest writes by name and e-mail, and is answered there', async () => {
    const { log, user, form } = open(settled, ({ path }) =>
      path === '/api/v1/contact' ? { message: 'Sent' } : undefined,
    );
    expect(form.getByText('We answer by email.')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /Your name/ }), 'Nadia');
    await user.type(form.getByRole('textbox', { name: /Your email/ }), 'nadia@example.com');
    await user.type(form.getByRole('textbox', { name: /Message/ }), 'Open on Sundays?');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeVisible();
    expect(screen.getByText('We answer by email.')).toBeVisible();
    expect(log.find(({ path }) => path === '/api/v1/contact')?.body).toEqual({
      name: 'Nadia',
      email: 'nadia@example.com',
      message: 'Open on Sundays?',
    });
  });

  it('LAND-07: a guest who names neither is told so in the words of the fields', async () => {
    const { log, user, form } = open(settled, () => undefined);
    await user.type(form.getByRole('textbox', { name: /Message/ }), 'Open on Sundays?');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    expect(await form.findByText('Name is required')).toBeVisible();
    expect(form.getByText('Email is required')).toBeVisible();
    expect(log.some(({ path }) => path === '/api/v1/contact')).toBe(false);
  });

  it('LAND-07: where the backend takes no messages of guests, phone and e-mail are named, and the text stays', async () => {
    const message = 'The route api/v1/contact could not be found.';
    serve(({ path }) =>
      path === '/api/v1/contact' ? Response.json({ message }, { status: 404 }) : undefined,
    );
    const told: string[] = [];
    const hear = (fact: OutwardFact) => fact.type === 'toast' && told.push(resolve(fact.message));
    show(
      <OutletProvider value={hear}>
        <ContactForm />
      </OutletProvider>,
      '/help-and-support',
      settled,
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Nadia');
    await user.type(screen.getByRole('textbox', { name: /Your email/ }), 'nadia@example.com');
    await user.type(screen.getByRole('textbox', { name: /Message/ }), 'Open on Sundays?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(told).toEqual(['This page cannot send messages. Please call us or write an email.']),
    );
    expect(screen.getByRole('textbox', { name: /Message/ })).toHaveValue('Open on Sundays?');
  });

  it('LAND-07: nothing is sent without a message or with an address that is none', async () => {
    const { log, user, form } = open(settled, () => undefined);
    await user.type(form.getByRole('textbox', { name: /Your name/ }), 'Nadia');
    await user.type(form.getByRole('textbox', { name: /Your email/ }), 'nadia@');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Write what it is about.')).toBeVisible();
    expect(form.getByRole('textbox', { name: /Your email/ })).toBeInvalid();
    expect(log.some(({ path }) => path === '/api/v1/contact')).toBe(false);
  });

  it('LAND-07: a customer writes into the inbox, under one key for all tries', async () => {
    let tries = 0;
    const { log, user, form } = open({ ...settled, token: 'maya-token' }, ({ path }) => {
      if (path !== '/api/v1/customer/message/send') return undefined;
      tries += 1;
      if (tries === 1) return new Response('{}', { status: 500 });
      return {
        total_size: 0,
        limit: 10,
        offset: 1,
        messages: [],
        status: true,
        conversation: null,
      };
    });
    expect(form.queryByRole('textbox', { name: /Your name/ })).toBeNull();
    expect(form.getByText('We answer in your inbox.')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /Message/ }), 'Open on Sundays?');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(tries).toBe(1));
    await user.click(await form.findByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('link', { name: 'Open the conversation' })).toBeVisible();
    expect(screen.getByText('We answer in your inbox.')).toBeVisible();
    const sent = log.filter(({ path }) => path === '/api/v1/customer/message/send');
    expect(sent[1]?.body).toMatchObject({
      receiver_type: 'admin',
      receiver_id: 0,
      message: 'Open on Sundays?',
    });
    const [first, second] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBeNull();
    expect(second).toBe(first);
  });

  it('LAND-07: a message whose answer was lost is sent once, also after a reload', async () => {
    const { shop, answer } = inbox({ answersLost: 1 });
    const { user, form } = open({ ...settled, token: 'maya-token' }, answer);
    await user.type(form.getByRole('textbox', { name: /Message/ }), 'Order 100012 came cold.');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(shop.size).toBe(1));
    cleanup();
    show(<ContactForm />, '/help-and-support', Object.fromEntries(Object.entries(localStorage)));
    expect(screen.getByRole('textbox', { name: /Message/ })).toHaveValue('Order 100012 came cold.');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeVisible();
    expect([...shop.values()]).toEqual(['Order 100012 came cold.']);
  });

  it('LAND-07: what was added to a message whose answer was lost reaches the shop', async () => {
    const { shop, answer } = inbox({ answersLost: 1 });
    const { user, form } = open({ ...settled, token: 'maya-token' }, answer);
    const message = form.getByRole('textbox', { name: /Message/ });
    await user.type(message, 'Order 100012 came cold.');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    const button = await form.findByRole('button', { name: 'Send message' });
    await user.type(message, ' Please refund me.');
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeVisible();
    expect([...shop.values()]).toEqual([
      'Order 100012 came cold.',
      'Order 100012 came cold. Please refund me.',
    ]);
  });

  it('LAND-07: what is typed while the message is being sent is there for another message', async () => {
    let answer: () => void = () => undefined;
    const late = new Promise<unknown>((done) => {
      answer = () => done({ message: 'Sent' });
    });
    const { user, form } = open(settled, ({ path }) =>
      path === '/api/v1/contact' ? late : undefined,
    );
    const message = form.getByRole('textbox', { name: /Message/ });
    await user.type(form.getByRole('textbox', { name: /Your name/ }), 'Nadia');
    await user.type(form.getByRole('textbox', { name: /Your email/ }), 'nadia@example.com');
    await user.type(message, 'Open on Sundays?');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    await user.type(message, ' And on holidays?');
    answer();
    await user.click(await screen.findByRole('button', { name: /another/i }));
    expect(screen.getByRole('textbox', { name: /Message/ })).toHaveValue(
      'Open on Sundays? And on holidays?',
    );
  });

  it('LAND-07: two tabs that began with one stored draft send two messages', async () => {
    const { shop, answer } = inbox({ answersLost: 0 });
    serve(answer);
    // As older versions of the form stored it: with a key that was made before the text.
    const draft = { key: 'k', name: '', email: '', message: 'Order 100012' };
    const stored = { 'contact-draft': JSON.stringify({ version: 1, value: draft }) };
    // Two forms on one page share the stored draft, as those of two tabs do.
    const tabs = (
      <>
        <ContactForm />
        <ContactForm />
      </>
    );
    show(tabs, '/help-and-support', { ...settled, token: 'maya-token', ...stored });
    const user = userEvent.setup();
    for (const [tab, text] of [' came cold.', ' lacks the tea.'].entries()) {
      const form = within(screen.getAllByRole('region')[tab] ?? document.body);
      await user.type(form.getByRole('textbox', { name: /Message/ }), text);
      await user.click(form.getByRole('button', { name: 'Send message' }));
      expect(await form.findByRole('heading', { name: 'We have your message' })).toBeVisible();
    }
    expect([...shop.values()]).toEqual(['Order 100012 came cold.', 'Order 100012 lacks the tea.']);
  });

  it('LAND-07: a reload keeps what was typed until the shop has it', async () => {
    let refuses = true;
    const { log, user, form } = open(settled, ({ path }) => {
      if (path !== '/api/v1/contact') return undefined;
      return refuses ? new Response('{}', { status: 500 }) : { message: 'Sent' };
    });
    await user.type(form.getByRole('textbox', { name: /Your name/ }), 'Nadia');
    await user.type(form.getByRole('textbox', { name: /Your email/ }), 'nadia@example.com');
    await user.type(form.getByRole('textbox', { name: /Message/ }), 'Open on Sundays?');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    const sent = () => log.filter(({ path }) => path === '/api/v1/contact');
    await waitFor(() => expect(sent()).toHaveLength(1));
    refuses = false;
    cleanup();
    show(<ContactForm />, '/help-and-support', Object.fromEntries(Object.entries(localStorage)));
    const again = within(screen.getByRole('region'));
    expect(again.getByRole('textbox', { name: /Your name/ })).toHaveValue('Nadia');
    expect(again.getByRole('textbox', { name: /Your email/ })).toHaveValue('nadia@example.com');
    expect(again.getByRole('textbox', { name: /Message/ })).toHaveValue('Open on Sundays?');
    await user.click(again.getByRole('button', { name: 'Send message' }));
    await user.click(await screen.findByRole('button', { name: /another/i }));
    expect(screen.getByRole('textbox', { name: /Message/ })).toHaveValue('');
    expect(localStorage.getItem('contact-draft')).toBeNull();
  });
});
