// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { InboxPage } from '../../src/inbox/InboxPage.tsx';
import { draftPictures } from '../../src/inbox/outbox.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { forgetAllFiles } from '../../src/platform/forgetFiles.ts';
import * as browser from '../../src/platform/browser.ts';
import { maya, shop } from '../account/wireAccount.ts';
import { serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { hurryTime } from '../hurriedTime.ts';
import { png } from '../rules/pictures.ts';
import { queued } from './inboxSamples.ts';
import { talksPage, threadAnswer, whoIsThere, wireMessage, wireTalk } from './wire.ts';

beforeAll(() => loadMessages('en'));

beforeEach(() => {
  vi.spyOn(browser, 'now').mockReturnValue(new Date('2026-11-23T12:00:00'));
  // A page without a layout has no room for a line; this one has room for some.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  // What an earlier test chose and did not send stays in the memory of this process.
  forgetAllFiles();
});

const list = '/api/v1/customer/message/list';
const search = '/api/v1/customer/message/search-list';
const details = '/api/v1/customer/message/details';
const sending = '/api/v1/customer/message/send';

/** The smallest PNG that is a picture by its bytes. */
const tinyPicture = () =>
  new File(
    [
      Uint8Array.from(
        atob(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        ),
        (one) => one.charCodeAt(0),
      ),
    ],
    'door.png',
    { type: 'image/png' },
  );

interface Visit {
  answers?: (asked: Asked) => unknown;
  at?: string;
  stored?: Record<string, string>;
}

function open({
  answers = () => undefined,
  at = '/profile?page=inbox&with=store-18',
  stored = {},
}: Visit = {}) {
  const log = serve((asked) => {
    const answer = answers(asked) ?? whoIsThere(asked);
    if (answer !== undefined) return answer;
    if (asked.path === '/api/v1/config') return shop;
    if (asked.path === list || asked.path === search) {
      return talksPage([wireTalk({ last_message: wireMessage({ message: 'No mangoes today.' }) })]);
    }
    if (asked.path === details) return threadAnswer([wireMessage({ message: 'Good morning' })]);
    return asked.path === '/api/v1/customer/automated-message'
      ? {
          total_size: 1,
          limit: '10',
          offset: '1',
          data: [{ id: 1, message: 'Where is my order?' }],
        }
      : undefined;
  });
  const facts: unknown[] = [];
  const { url, shop: visit } = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <InboxPage />
    </OutletProvider>,
    at,
    { ...settled, token: 'maya-token', ...stored },
  );
  return { log, url, facts, visit, user: userEvent.setup() };
}

const thread = () => screen.findByRole('region', { name: 'Messages with Corner Basket' });
const field = () => screen.findByRole('textbox', { name: 'Message' });
const outboxOf = () =>
  (JSON.parse(localStorage.getItem('outbox') ?? '{"value":[]}') as { value: unknown[] }).value;

describe('the inbox', () => {
  it('GUEST-05, NAV-10: a guest is asked to sign in, and comes back to the thread', async () => {
    const { facts, user, log } = open({ stored: { token: '' } });
    expect(await screen.findByRole('heading', { name: 'Inbox' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Sign In/ }));
    expect(facts).toEqual([
      {
        type: 'auth.asked',
        mode: 'signIn',
        intent: { kind: 'open', to: '/profile?page=inbox&with=store-18' },
      },
    ]);
    expect(log.some(({ path }) => path.startsWith('/api/v1/customer/message'))).toBe(false);
  });

  it('NAV-10: lists whom one talks to, what was said last, when, and how much is unread', async () => {
    open({
      at: '/profile?page=inbox',
      answers: ({ path }) =>
        path === list
          ? talksPage([
              wireTalk({
                unread_message_count: 2,
                last_message: wireMessage({
                  message: 'No mangoes today.',
                  created_at: '2026-11-23T08:14:00',
                }),
              }),
              wireTalk({
                id: 6,
                receiver_id: 0,
                receiver_type: 'admin',
                receiver: null,
                last_message: wireMessage({
                  message: 'Thank you',
                  sender_id: 40,
                  created_at: '2026-11-22T08:14:00',
                }),
              }),
            ])
          : undefined,
    });
    const conversations = within(await screen.findByRole('region', { name: 'Conversations' }));
    const [store, support] = await conversations.findAllByRole('link');
    expect(store).toHaveTextContent('Corner Basket');
    expect(store).toHaveTextContent('No mangoes today.');
    expect(store).toHaveTextContent('08:14 AM');
    expect(store).toHaveTextContent('2 unread messages');
    expect(store).toHaveAttribute('href', '/profile?page=inbox&with=store-18');
    expect(support).toHaveTextContent('Sixways support');
    expect(support).toHaveTextContent('You: Thank you');
    expect(support).toHaveTextContent('Yesterday');
    expect(support).toHaveAttribute('href', '/profile?page=inbox&with=shop-0');
  });

  it('NAV-10: is searched by name, and says when nobody has it', async () => {
    const { user, log } = open({
      at: '/profile?page=inbox',
      answers: ({ path }) => (path === search ? talksPage([]) : undefined),
    });
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search people and stores' }),
      'kumo ',
    );
    expect(await screen.findByText('You have no conversation with “kumo”.')).toBeVisible();
    const asked = log.filter(({ path }) => path === search);
    expect(asked.map(({ query }) => query.get('name'))).toEqual(['kumo']);
  });

  it('NAV-10: a list that fails can be tried again', async () => {
    let fails = true;
    const { user } = open({
      at: '/profile?page=inbox',
      answers: ({ path }) =>
        path === list && fails ? new Response('', { status: 403 }) : undefined,
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('No mangoes today.')).toBeVisible();
  });
});

describe('a thread', () => {
  it('NAV-10: groups messages by day, says what was seen, and has the order they are about', async () => {
    open({
      answers: ({ path }) =>
        path === details
          ? threadAnswer([
              wireMessage({ id: 3, message: 'Out of the oven', created_at: '2026-11-23T09:00:00' }),
              wireMessage({
                id: 2,
                sender_id: 40,
                is_seen: 1,
                message: 'Is it fresh?',
                order_id: 100023,
                order: { id: 100023, order_status: 'pending', order_amount: 24.5 },
                created_at: '2026-11-22T18:58:00',
              }),
            ])
          : undefined,
    });
    const pane = within(await thread());
    expect(await pane.findByText('Out of the oven')).toBeVisible();
    expect(pane.getAllByText(/^(Today|Yesterday)$/).map((day) => day.textContent)).toEqual([
      'Yesterday',
      'Today',
    ]);
    expect(pane.getByText(/Seen/)).toHaveTextContent('06:58 PM');
    const order = await pane.findByRole('link', { name: /Order #100023/ });
    expect(order).toHaveAttribute('href', '/my-orders/100023');
    expect(order).toHaveTextContent('$24.50');
    expect(order).toHaveTextContent('Order placed');
  });

  it('NAV-10: shows markup as words, and makes links of http and https alone', async () => {
    const said =
      '<img src=x onerror=alert(1)> javascript:alert(1) see https://sixways.example/menu. \u202Eevil';
    open({
      answers: ({ path }) =>
        path === details ? threadAnswer([wireMessage({ message: said })]) : undefined,
    });
    const pane = within(await thread());
    const link = await pane.findByRole('link', { name: 'https://sixways.example/menu' });
    expect(link).toHaveAttribute('href', 'https://sixways.example/menu');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link.parentElement).toHaveTextContent(/<img src=x onerror=alert\(1\)> javascript:alert/);
    expect(link.parentElement).toHaveAttribute('dir', 'auto');
    expect(pane.queryByRole('img')).toBeNull();
    expect(pane.queryAllByRole('link', { name: /javascript/ })).toEqual([]);
  });

  it('issue 23: marks that turn the direction turn nothing beside their message', async () => {
    const turned = '\u202Emoc.evil \u2067 open';
    open({
      answers: ({ path }) => {
        if (path === details) return threadAnswer([wireMessage({ message: turned })]);
        return path === list
          ? talksPage([wireTalk({ last_message: wireMessage({ message: turned }) })])
          : undefined;
      },
    });
    const pane = within(await thread());
    const words = await pane.findByText((text) => text.includes('moc.evil'));
    expect(words).toHaveAttribute('dir', 'auto');
    expect(getComputedStyle(words).unicodeBidi).toBe('isolate');
    const conversations = within(screen.getByRole('region', { name: 'Conversations' }));
    const preview = conversations.getByText((text) => text.includes('moc.evil'));
    expect(preview.closest('bdi')).not.toBeNull();
  });

  it('NAV-10: a thread of somebody else is not found, and nothing of it is shown', async () => {
    open({
      at: '/profile?page=inbox&with=conversation-802',
      answers: ({ path }) =>
        path === details
          ? Response.json({ errors: [{ code: 'conversation', message: 'None.' }] }, { status: 404 })
          : undefined,
    });
    expect(await screen.findByText('There is no such conversation')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });

  it('NAV-10: is closed when its order is over, and says where to go on', async () => {
    open({
      answers: ({ path }) =>
        path === details ? threadAnswer([wireMessage({})], { status: false }) : undefined,
    });
    expect(await screen.findByText('This order is over, so its chat is closed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get help' })).toHaveAttribute(
      'href',
      '/help-and-support',
    );
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });

  it('NAV-10: asks for older messages, and keeps those that are shown', async () => {
    const page = (from: number) =>
      Array.from({ length: 20 }, (_, at) =>
        wireMessage({ id: from - at, message: `No. ${from - at}` }),
      );
    const { user, log } = open({
      answers: ({ path, query }) => {
        if (path !== details) return undefined;
        return threadAnswer(query.get('offset') === '1' ? page(40) : page(20), { total_size: 40 });
      },
    });
    const pane = within(await thread());
    await user.click(await pane.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(pane.queryByRole('button', { name: 'Load more' })).toBeNull());
    const asked = log
      .filter(({ path }) => path === details)
      .map(({ query }) => query.get('offset'));
    // An open thread asks for its first page again every ten seconds, which a slow machine may reach.
    expect(asked.filter((offset) => offset !== '1')).toEqual(['2']);
  });
});

describe('after a time without connection', () => {
  const back = () => act(() => void window.dispatchEvent(new Event('online')));

  it('screens: an open thread is read at once, and not when its next reading is due', async () => {
    const answer = [wireMessage({ id: 40, message: 'Good morning' })];
    open({ answers: ({ path }) => (path === details ? threadAnswer(answer) : undefined) });
    const pane = within(await thread());
    expect(await pane.findByText('Good morning')).toBeVisible();
    answer.unshift(wireMessage({ id: 41, message: 'Are you still there?' }));
    back();
    // The next reading is due in four seconds at the earliest, and in 64 in a quiet thread.
    expect(await pane.findByText('Are you still there?', {}, { timeout: 3000 })).toBeVisible();
  });

  it('MSG-21: a thread and a list that could not be loaded are loaded', async () => {
    const network = { isLost: true };
    open({
      answers: ({ path }) =>
        network.isLost && (path === details || path === list) ? Response.error() : undefined,
    });
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2),
    );
    network.isLost = false;
    back();
    expect(await within(await thread()).findByText('Good morning')).toBeVisible();
    expect(await screen.findByText('No mangoes today.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it('issue 23: a thread of 5,000 messages draws no more lines than one of 40', async () => {
  const drawn = async (total: number) => {
    // Half of it is known at once, the rest is older.
    const half = (from: number) =>
      Array.from({ length: total / 2 }, (_, at) =>
        wireMessage({ id: from - at, message: `No. ${from - at}` }),
      );
    open({
      answers: ({ path, query }) => {
        if (path !== details) return undefined;
        return threadAnswer(half(query.get('offset') === '1' ? total : total / 2), {
          total_size: total,
        });
      },
    });
    const pane = await thread();
    const older = await within(pane).findByRole('button', { name: 'Load more' });
    act(() => older.click());
    await waitFor(() => expect(older).not.toBeInTheDocument());
    await waitFor(() =>
      expect(within(pane).queryByText('Loading older messages')).not.toBeInTheDocument(),
    );
    const lines = pane.querySelectorAll('li[data-index]').length;
    const height = Number.parseInt(pane.querySelector('ol')?.style.blockSize ?? '0', 10);
    cleanup();
    return { lines, height };
  };
  // A page without a layout measures nothing: its lines are as high as one of one row.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === 'LI' ? 76 : 600;
  });
  const few = await drawn(40);
  const many = await drawn(5000);
  expect(few.lines).toBeGreaterThan(5);
  expect(many.lines).toBeLessThanOrEqual(few.lines);
  // All of them are there to be scrolled to.
  expect(many.height).toBeGreaterThan(100 * few.height);
});

describe('writing', () => {
  const answer = (text: string) =>
    threadAnswer([
      wireMessage({ id: 2, sender_id: 40, message: text, created_at: '2026-11-23T12:00:00' }),
      wireMessage({}),
    ]);

  it('NAV-10: sends what was typed once, under a key of its own, and empties the field', async () => {
    const { user, log } = open({
      answers: ({ path }) => (path === sending ? answer('Is the bread fresh?') : undefined),
    });
    await user.type(await field(), '  Is the bread fresh? {Enter}');
    expect(await screen.findByText(/Sent$/)).toBeVisible();
    const sent = log.filter(({ path }) => path === sending);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      receiver_id: 18,
      receiver_type: 'vendor',
      message: 'Is the bread fresh?',
    });
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
    expect(await field()).toHaveValue('');
    expect(outboxOf()).toEqual([]);
  });

  it('screens: what no answer came for is kept, told, and looked for before it is sent again', async () => {
    hurryTime();
    let lineIsDown = true;
    const { user, log } = open({
      answers: ({ path }) => {
        const isWritten = localStorage.getItem('outbox')?.includes('"isAttempted":true') === true;
        if (path !== sending && (path !== details || !isWritten)) return undefined;
        return lineIsDown ? new Response('', { status: 502 }) : answer('Is the bread fresh?');
      },
    });
    await user.type(await field(), 'Is the bread fresh?{Enter}');
    expect(await screen.findByText('Not sent.')).toBeVisible();
    expect(outboxOf()).toMatchObject([{ text: 'Is the bread fresh?', isAttempted: true }]);
    lineIsDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Sent$/)).toBeVisible();
    expect(log.filter(({ path }) => path === sending)).toHaveLength(1);
    expect(outboxOf()).toEqual([]);
  });

  it('NAV-10: a message that is sent while its thread is first read is shown at once', async () => {
    const waiting = { ...queued({ text: 'Is the bread fresh?' }), owner: maya.id };
    let onAsked = () => undefined as void;
    const asked = new Promise<void>((resolve) => {
      onAsked = resolve;
    });
    open({
      stored: { outbox: JSON.stringify({ version: 1, value: [waiting] }) },
      answers: ({ path }) => {
        if (path === sending) return asked.then(() => answer('Is the bread fresh?'));
        if (path !== details) return undefined;
        onAsked();
        return new Promise(() => undefined);
      },
    });
    expect(await screen.findByText(/Sent$/)).toBeVisible();
    expect(screen.getByText('Is the bread fresh?')).toBeVisible();
  });

  it('screens: a message that waits says how many pictures it has, and not of how many', async () => {
    const waiting = { ...queued({ text: 'Look', pictures: 2 }), owner: maya.id };
    const refused = { ...waiting, refusal: { text: 'Be kind.' } };
    open({ stored: { outbox: JSON.stringify({ version: 1, value: [refused] }) } });
    expect(await screen.findByText('2 pictures')).toBeVisible();
  });

  it('screens: what the server refuses stays with the reason, and the next one goes', async () => {
    const { user, log } = open({
      answers: ({ path, body }) => {
        if (path !== sending) return undefined;
        return (body as { message: string }).message === 'First'
          ? Response.json({ errors: [{ code: 'message', message: 'Be kind.' }] }, { status: 403 })
          : answer('Second');
      },
    });
    await user.type(await field(), 'First{Enter}');
    expect(await screen.findByText('Be kind.')).toBeVisible();
    await user.type(await field(), 'Second{Enter}');
    expect(await screen.findByText(/Sent$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Be kind.')).toBeNull());
    expect(outboxOf()).toEqual([]);
    expect(log.filter(({ path }) => path === sending)).toHaveLength(2);
  });

  it('wire facts 12: 31 messages a minute: it says so, and nothing is lost', async () => {
    const { user } = open({
      answers: ({ path }) =>
        path === sending
          ? new Response('{}', { status: 429, headers: { 'Retry-After': '20' } })
          : undefined,
    });
    await user.type(await field(), 'The thirty-first{Enter}');
    expect(
      await screen.findByText('Too many messages in a minute. It is sent in a moment.'),
    ).toBeVisible();
    expect(outboxOf()).toMatchObject([{ text: 'The thirty-first', isAttempted: false }]);
  });

  it('issue 23: what was too much for one minute goes when the server takes more', async () => {
    hurryTime();
    let isFull = true;
    const { user, log } = open({
      answers: ({ path }) => {
        if (path !== sending) return undefined;
        return isFull
          ? new Response('{}', { status: 429, headers: { 'Retry-After': '2' } })
          : answer('The thirty-first');
      },
    });
    await user.type(await field(), 'The thirty-first{Enter}');
    expect(
      await screen.findByText('Too many messages in a minute. It is sent in a moment.'),
    ).toBeVisible();
    isFull = false;
    expect(await screen.findByText(/Sent$/)).toBeVisible();
    expect(log.filter(({ path }) => path === sending)).toHaveLength(2);
    expect(outboxOf()).toEqual([]);
  });

  it('screens: 10,000 characters are told, stay as they were typed, and are not sent', async () => {
    const { user, log } = open();
    const text = 'x'.repeat(10_000);
    await user.click(await field());
    await user.paste(text);
    expect(
      await screen.findByText('9500 characters too many: a message may have 500.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(await field()).toHaveValue(text);
    expect(log.filter(({ path }) => path === sending)).toEqual([]);
  });

  it('screens: what is typed and not sent is there again after a reload', async () => {
    const { user } = open();
    await user.type(await field(), 'I was just about to');
    const stored = localStorage.getItem('message-drafts') ?? '';
    expect(stored).toContain('I was just about to');
    document.body.innerHTML = '';
    open({ stored: { 'message-drafts': stored } });
    expect(await field()).toHaveValue('I was just about to');
  });

  it('issue 23: pictures that are chosen and not sent are there again after a reload', async () => {
    const { user, log } = open({
      answers: ({ path }) => (path === sending ? answer('') : undefined),
    });
    await field();
    await user.upload(screen.getByLabelText('Add a picture', { selector: 'input' }), tinyPicture());
    expect(await screen.findByRole('img', { name: 'door.png' })).toBeVisible();
    document.body.innerHTML = '';
    const again = open({
      answers: ({ path }) => (path === sending ? answer('') : undefined),
    });
    await field();
    expect(await screen.findByRole('img', { name: 'door.png' })).toBeVisible();
    // The draft pictures belong to this thread and this customer only.
    expect(await draftPictures(maya.id, { kind: 'store', id: 19 }).load()).toEqual([]);
    expect(await draftPictures(99, { kind: 'store', id: 18 }).load()).toEqual([]);
    await again.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect([...log, ...again.log].filter(({ path }) => path === sending)).toHaveLength(1),
    );
    expect(again.log.find(({ path }) => path === sending)?.body).toContain('name="image[]"');
    await waitFor(async () =>
      expect(await draftPictures(maya.id, { kind: 'store', id: 18 }).load()).toEqual([]),
    );
  });

  it('AUTH-25: signing out takes away pictures that are not sent', async () => {
    const { user, visit } = open();
    await field();
    await user.upload(screen.getByLabelText('Add a picture', { selector: 'input' }), tinyPicture());
    expect(await screen.findByRole('img', { name: 'door.png' })).toBeVisible();
    const drafts = draftPictures(maya.id, { kind: 'store', id: 18 });
    expect(await drafts.load()).toHaveLength(1);
    visit.session.send({ type: 'session.signOut.asked' });
    visit.session.send({ type: 'session.signOut.confirmed', onLanding: false });
    await waitFor(async () => expect(await drafts.load()).toEqual([]));
  });

  it('screens: what was written before a reload is sent after it', async () => {
    const waiting = {
      key: 'key-of-before',
      owner: 12,
      thread: { kind: 'store', id: 18 },
      text: 'Written in a tunnel',
      pictures: 0,
      orderId: null,
      at: '2026-11-23T11:59:00',
      after: 1,
      isAttempted: false,
      refusal: null,
    };
    let isSent = false;
    const { log } = open({
      answers: ({ path }) => {
        isSent ||= path === sending;
        return isSent && (path === sending || path === details)
          ? answer('Written in a tunnel')
          : undefined;
      },
      stored: {
        outbox: JSON.stringify({
          version: 1,
          value: [{ ...waiting, owner: 99, key: 'x' }, waiting],
        }),
      },
    });
    expect(await screen.findByText(/Sent$/)).toBeVisible();
    const sent = log.filter(({ path }) => path === sending);
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-of-before']);
    // Another customer's own waits for them.
    expect(outboxOf()).toMatchObject([{ owner: 99 }]);
  });

  it('AUTH-25: what one customer wrote is never sent in the name of the next', async () => {
    hurryTime();
    const { user, visit, log } = open({
      answers: ({ path, headers }) => {
        if (path === sending) return new Response('', { status: 502 });
        return path === '/api/v1/customer/info' && headers.get('Authorization')?.includes('omar')
          ? new Promise(() => undefined)
          : undefined;
      },
    });
    await user.type(await field(), 'For my eyes{Enter}');
    expect(await screen.findByText('Not sent.')).toBeVisible();
    log.length = 0;
    act(() => visit.session.send({ type: 'session.elsewhere', token: 'omar-token' }));
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    expect(log.some(({ path }) => path === '/api/v1/customer/info')).toBe(true);
    expect(log.filter(({ path }) => path === sending)).toEqual([]);
  });

  it('AUTH-25: signing out takes drafts and queue away', async () => {
    hurryTime();
    const { user, visit } = open({
      answers: ({ path }) => (path === sending ? new Response('', { status: 502 }) : undefined),
    });
    await user.type(await field(), 'Lost line{Enter}');
    expect(await screen.findByText('Not sent.')).toBeVisible();
    await user.type(await field(), 'and a draft');
    visit.session.send({ type: 'session.signOut.asked' });
    visit.session.send({ type: 'session.signOut.confirmed', onLanding: false });
    await waitFor(() => expect(localStorage.getItem('outbox')).toBeNull());
    expect(localStorage.getItem('message-drafts')).toBeNull();
  });

  it('PROF-07: takes pictures by what their bytes say', async () => {
    const { user } = open();
    await field();
    const choose = screen.getByLabelText('Add a picture', { selector: 'input' });
    const disguised = new File(['<svg onload=alert(1)>'.repeat(9)], 'cat.png', {
      type: 'image/png',
    });
    await user.upload(choose, disguised);
    expect(await screen.findByText('Only JPEG, PNG and GIF pictures can be sent.')).toBeVisible();
    const large = new File([png(300, 300, 2_097_153)], 'large.png', { type: 'image/png' });
    await user.upload(choose, large);
    expect(await screen.findByText('A picture may have 2 MB at most.')).toBeVisible();
  });

  it('PROF-07: of several pictures, each that is refused is named', async () => {
    const { user } = open();
    await field();
    const large = new File([png(300, 300, 2_097_153)], 'large.png', { type: 'image/png' });
    const page = new File(['<html>'.repeat(20)], 'page.png', { type: 'image/png' });
    const good = new File([png(300, 300)], 'door.png', { type: 'image/png' });
    const choose = screen.getByLabelText('Add a picture', { selector: 'input' });
    await user.upload(choose, [large, page, good]);
    expect(await screen.findByText('large.png: A picture may have 2 MB at most.')).toBeVisible();
    expect(
      screen.getByText('page.png: Only JPEG, PNG and GIF pictures can be sent.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove: door.png' })).toBeVisible();
  });

  it('PROF-07: of four pictures it keeps the first three, and says so', async () => {
    const { user } = open();
    await field();
    const names = ['door.png', 'gate.png', 'path.png', 'roof.png'];
    const four = names.map((name) => new File([png(300, 300)], name, { type: 'image/png' }));
    await user.upload(screen.getByLabelText('Add a picture', { selector: 'input' }), four);
    expect(await screen.findByText('3 of 3 pictures')).toBeVisible();
    expect(screen.getByText('At most 3 pictures go with a message.')).toBeVisible();
    const kept = screen.getAllByRole('button', { name: /^Remove: / });
    expect(kept.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove: door.png',
      'Remove: gate.png',
      'Remove: path.png',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove: gate.png' }));
    expect(screen.getByText('2 of 3 pictures')).toBeVisible();
    expect(screen.queryByText('At most 3 pictures go with a message.')).toBeNull();
    expect(screen.getByLabelText('Add a picture', { selector: 'input' })).toHaveFocus();
  });
});

it('OPEN-41: a ready-made question that is pressed twice is sent once, and again when it is asked later', async () => {
  let sent = 1;
  const { user, log } = open({
    at: '/profile?page=inbox&with=shop-0',
    answers: ({ path, body }) => {
      if (path === details) return threadAnswer([]);
      if (path !== sending) return undefined;
      sent += 1;
      const { message } = body as { message: string };
      return threadAnswer([wireMessage({ id: sent, sender_id: 40, message })]);
    },
  });
  const asked = () => log.filter(({ path }) => path === sending).length;
  const question = await screen.findByRole('button', { name: 'Where is my order?' });
  await user.dblClick(question);
  expect(await screen.findByText(/Sent$/)).toBeVisible();
  await user.click(question);
  await act(() => new Promise((done) => setTimeout(done, 1050)));
  expect(asked()).toBe(1);
  await user.click(question);
  await waitFor(() => expect(asked()).toBe(2));
});

it('OPEN-41: ready-made questions go to the support at a tap', async () => {
  const { user, log } = open({
    at: '/profile?page=inbox&with=shop-0',
    answers: ({ path }) => {
      if (path === details) return threadAnswer([]);
      return path === sending
        ? threadAnswer([wireMessage({ id: 2, sender_id: 40, message: 'Where is my order?' })])
        : undefined;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Where is my order?' }));
  expect(await screen.findByText(/Sent$/)).toBeVisible();
  expect(log.find(({ path }) => path === sending)?.body).toMatchObject({
    receiver_id: 0,
    receiver_type: 'admin',
    message: 'Where is my order?',
  });
});
