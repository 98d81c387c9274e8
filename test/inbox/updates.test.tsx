// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startUpdates } from '../../src/inbox/updates.wiring.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { usePageTitle } from '../../src/shop/usePageTitle.ts';
import { AnyHeader } from '../app/anyHeader.tsx';
import { shop } from '../account/wireAccount.ts';
import { refusal, serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { talksPage, whoIsThere, wireTalk } from './wire.ts';

beforeAll(() => loadMessages('en'));

const list = '/api/v1/customer/message/list';
const stream = '/sandbox/stream';

function Screen() {
  usePageTitle('Inbox');
  return <AnyHeader />;
}

/**
 * The header with running updates; `unread` are the unread counts of the server's conversations.
 */
function open(
  unread: number[],
  stored: Record<string, string> = { token: 'maya-token' },
  line?: () => Response,
) {
  const server = { unread };
  const log = serve((asked: Asked) => {
    if (asked.path === list && asked.headers.get('Authorization') === 'Bearer ended-token') {
      return refusal(401, 'Unauthenticated.');
    }
    if (asked.path === stream) return line?.();
    if (asked.path === list) {
      return talksPage(
        server.unread.map((count, at) => wireTalk({ id: at + 5, unread_message_count: count })),
      );
    }
    return asked.path === '/api/v1/config' ? shop : whoIsThere(asked);
  });
  const { shop: visit, url } = show(<Screen />, '/wallet', { ...settled, ...stored });
  act(() => startUpdates(visit.root, line !== undefined));
  const asked = () => log.filter(({ path }) => path === list).length;
  return {
    log,
    server,
    asked,
    updates: () => visit.root.getSnapshot().context.updates,
    visit,
    url,
  };
}

const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('what others write', () => {
  it('NAV-19: is counted in the bar of wide screens and in the title of the tab', async () => {
    open([2, 1]);
    const link = await screen.findByRole('link', { name: 'Messages: 3 unread', hidden: true });
    expect(link).toHaveTextContent('3');
    expect(document.title).toBe('(3) Inbox · Sixways');
  });

  it('NAV-19: is counted in the menu of small screens, which leads to it and closes', async () => {
    const { url } = open([2, 1]);
    const user = userEvent.setup();
    // The narrow bar is hidden by a media query, which the test's browser does not evaluate.
    await user.click(await screen.findByRole('button', { name: 'Menu', hidden: true }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const messages = menu.getByRole('link', { name: /^Messages/ });
    await waitFor(() => expect(messages).toHaveTextContent('3 unread'));
    await user.click(messages);
    expect(url().pathname + url().search).toBe('/profile?page=inbox');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('NAV-19: what was read is not counted any more', async () => {
    const { server, updates } = open([3]);
    await screen.findAllByRole('link', { name: 'Messages: 3 unread', hidden: true });
    server.unread = [0];
    act(() => updates()?.send({ type: 'updates.changed' }));
    await waitFor(() => expect(document.title).toBe('Inbox · Sixways'));
    expect(screen.queryByRole('link', { name: /unread/, hidden: true })).toBeNull();
  });

  it('screens: nothing is asked for while the page is hidden; shown again, it is at once', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { asked } = open([1]);
    await act(() => new Promise((done) => setTimeout(done, 0)));
    expect(asked()).toBe(0);
    look('visible');
    await waitFor(() => expect(document.title).toBe('(1) Inbox · Sixways'));
    expect(asked()).toBe(1);
  });

  it('NAV-19: after a time without connection it is asked for at once, and once only', async () => {
    const { asked, server } = open([1]);
    await waitFor(() => expect(document.title).toBe('(1) Inbox · Sixways'));
    expect(asked()).toBe(1);
    server.unread = [2];
    act(() => void window.dispatchEvent(new Event('offline')));
    act(() => void window.dispatchEvent(new Event('online')));
    // Long before the next poll, which is due in 20 seconds.
    await waitFor(() => expect(document.title).toBe('(2) Inbox · Sixways'), { timeout: 9000 });
    expect(asked()).toBe(2);
  });

  it('GUEST-05: for guests nothing is asked', async () => {
    const { asked } = open([1], {});
    await act(() => new Promise((done) => setTimeout(done, 0)));
    expect(asked()).toBe(0);
  });

  it('AUTH-25: a token that the server refuses here opens no sign-in by itself', async () => {
    const { visit, asked } = open([], { token: 'ended-token' });
    await waitFor(() => expect(asked()).toBe(1));
    await act(() => new Promise((done) => setTimeout(done, 0)));
    expect(visit.session.getSnapshot().matches('customer')).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('AUTH-25: after signing out no number is left', async () => {
    const { visit } = open([1]);
    await waitFor(() => expect(document.title).toBe('(1) Inbox · Sixways'));
    act(() => visit.session.send({ type: 'session.elsewhere', token: null }));
    await waitFor(() => expect(document.title).toBe('Inbox · Sixways'));
  });

  it('issue 23: what the stream tells of is read at once; a line that breaks is opened again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
    const { server, log } = open([0], { token: 'maya-token' }, () => {
      const body = new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    const say = (words: string) =>
      act(() => lines.at(-1)?.enqueue(new TextEncoder().encode(words)));
    await waitFor(() => expect(lines).toHaveLength(1));
    say('retry: 3000\n\nid: 41\n\n');
    server.unread = [1];
    say('id: 42\nevent: notification\nda');
    say('ta: {"id":42}\n\n');
    await waitFor(() => expect(document.title).toBe('(1) Inbox · Sixways'));
    act(() => lines[0]?.error(new TypeError('network error')));
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await waitFor(() => expect(lines).toHaveLength(2));
    const asked = log.filter(({ path }) => path === stream);
    expect(asked.map(({ headers }) => headers.get('Last-Event-ID'))).toEqual([null, '42']);
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer maya-token');
  });

  it('NAV-19: a line that a lost connection has silenced is opened again when it is back', async () => {
    const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
    open([0], { token: 'maya-token' }, () => {
      const body = new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    await waitFor(() => expect(lines).toHaveLength(1));
    // The phone has slept in a tunnel: the old line neither says anything nor breaks.
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(lines).toHaveLength(2));
  });
});
