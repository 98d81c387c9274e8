// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { ContactForm } from '../../src/site/ContactForm.tsx';
import { serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const open = (stored: Record<string, string>, answers: (asked: Asked) => unknown) => {
  const log = serve(answers);
  show(<ContactForm />, '/help-and-support', stored);
  return { log, user: userEvent.setup(), form: within(screen.getByRole('region')) };
};

describe('writing to the shop', () => {
  it('LAND-07: a guest writes by name and e-mail, and is answered there', async () => {
    const { log, user, form } = open(settled, ({ path }) =>
      path === '/api/v1/contact' ? { message: 'Sent' } : undefined,
    );
    expect(form.getByText('We answer by e-mail.')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /Your name/ }), 'Nadia');
    await user.type(form.getByRole('textbox', { name: /Your email/ }), 'nadia@example.com');
    await user.type(form.getByRole('textbox', { name: /Message/ }), 'Open on Sundays?');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeVisible();
    expect(screen.getByText('We answer by e-mail.')).toBeVisible();
    expect(log.find(({ path }) => path === '/api/v1/contact')?.body).toEqual({
      name: 'Nadia',
      email: 'nadia@example.com',
      message: 'Open on Sundays?',
    });
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
