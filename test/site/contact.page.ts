import { expect, type Page } from '@playwright/test';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/contact';
const form = (page: Page) => page.getByRole('region', { name: 'Write to us' });

export const contactPage = definePage({
  starts: {
    'it begins': async (page) => {
      await page.goto('/help-and-support');
    },
  },
  acts: {
    'contact.submitted: a question': async (page) => {
      await form(page).getByRole('textbox', { name: 'Your name' }).fill('Nadia');
      await form(page).getByRole('textbox', { name: 'Your email' }).fill('nadia@example.com');
      await form(page).getByRole('textbox', { name: 'Message' }).fill('Where are you on Sundays?');
      await form(page).getByRole('button', { name: 'Send message' }).click();
    },
    'contact.another': (page) =>
      form(page).getByRole('button', { name: 'Write another message' }).click(),
  },
  answers: {
    'sendMessage done': { call, reply: 'server' },
    'sendMessage fails: refused': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
    'sendMessage fails: the address is refused': {
      call,
      reply: {
        status: 403,
        json: { errors: [{ code: 'email', message: 'This is no e-mail address.' }] },
      },
    },
    'sendMessage fails: timeout': { call, reply: 'lost' },
  },
  sees: {
    'contact.editing': (page) =>
      expect(form(page).getByRole('button', { name: 'Send message' })).toBeVisible(),
    'contact.sending': (page) =>
      expect(form(page).getByRole('button', { name: 'Sending' })).toBeVisible(),
    'contact.sent': (page) =>
      expect(form(page).getByRole('heading', { name: 'We have your message' })).toBeVisible(),
  },
});
