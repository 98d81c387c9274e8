// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { Overlays } from '../../src/app/Overlays.tsx';
import { useLanguageChanges } from '../../src/app/useLanguageChanges.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import * as texts from '../../src/messages/load.ts';
import { set } from '../../src/platform/stored/store.ts';
import { serve, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const reload = vi.fn();
const onFact = vi.fn();
const onLanguageChange = vi.fn(() => Promise.resolve());

function Choice() {
  useLanguageChanges(onLanguageChange);
  const { state } = useLocation();
  return <output>{JSON.stringify(state)}</output>;
}

const open = (at: Parameters<typeof show>[1] = '/home') =>
  show(
    <OutletProvider value={onFact}>
      <Choice />
      <Overlays />
    </OutletProvider>,
    at,
  );

/** A page on which a language was chosen. */
function choose(language: 'ar' | 'en', at?: string) {
  const { shop } = open(at);
  act(() => shop.language.send({ type: 'language.chosen', language }));
  return userEvent.setup();
}

const yes = () => screen.findByRole('button', { name: /Change language/ });

const stored = () => ({
  language: localStorage.getItem('language-setting'),
  direction: (JSON.parse(localStorage.getItem('settings') ?? '{}') as { direction?: string })
    .direction,
});

describe('changing the language', () => {
  beforeEach(() => {
    serve(() => undefined);
    const { href, origin, pathname } = location;
    vi.stubGlobal('location', { href, origin, pathname, reload });
    reload.mockClear();
    onFact.mockClear();
    onLanguageChange.mockClear();
  });

  it('LANG-02: asks, and No leaves everything as it is', async () => {
    const user = choose('ar');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to change the language?',
    );
    await user.click(screen.getByRole('button', { name: /No|Cancel/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(stored().language).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('the language one reads already is not asked for', async () => {
    choose('en');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('LANG-02, LANG-03: Yes stores language and direction, loads the page anew, and leaves it to that page to say so', async () => {
    const user = choose('ar', '/home?search=pan');
    await user.click(await yes());
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(stored()).toEqual({ language: 'ar', direction: 'rtl' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('languageChanged'));
    expect(onFact).not.toHaveBeenCalled();
  });

  it('F-24: without a connection nothing is stored and the page stays; the customer is told, and tries again later', async () => {
    const user = choose('ar');
    const yesButton = await yes();
    let isOffline = true;
    serve(({ path }) => {
      if (path === '/' && isOffline) throw new TypeError('Failed to fetch');
    });
    await user.click(yesButton);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The language could not be changed. Check your connection and try again.',
    );
    expect(stored()).toEqual({ language: null, direction: undefined });
    expect(reload).not.toHaveBeenCalled();
    isOffline = false;
    await user.click(await yes());
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(stored()).toEqual({ language: 'ar', direction: 'rtl' });
  });

  it('F-24: a shop that is slow to answer can be left with No, and its answer changes nothing then', async () => {
    const user = choose('ar');
    const yesButton = await yes();
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    serve(({ path }) => (path === '/' ? answered : undefined));
    await user.click(yesButton);
    await user.click(await screen.findByRole('button', { name: /No|Cancel/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await act(async () => answer());
    expect(stored().language).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('F-24: where the browser keeps nothing and the words do not come, the customer is told, and the words stay', async () => {
    const user = userEvent.setup();
    const { shop } = open();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage refused');
    });
    const load = vi.spyOn(texts, 'loadTexts').mockRejectedValueOnce(new TypeError('no chunk'));
    act(() => shop.language.send({ type: 'language.chosen', language: 'ar' }));
    await user.click(await yes());
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The language could not be changed. Check your connection and try again.',
    );
    expect(onLanguageChange).not.toHaveBeenCalled();
    expect(onFact).not.toHaveBeenCalled();
    await user.click(await yes());
    await waitFor(() => expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('ar'));
  });

  it('LANG-02, MSG-26: the page that comes in the new language says so, once', async () => {
    open({ pathname: '/home', search: '?search=pan', state: { languageChanged: true } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('null'));
    expect(
      onFact.mock.calls.map(([fact]: OutwardFact[]) =>
        fact?.type === 'toast' ? [fact.kind, resolve(fact.message)] : fact,
      ),
    ).toEqual([['success', 'Language changed successfully.']]);
  });

  it('F-24: what was refused of something else, earlier in the visit, does not count', async () => {
    const user = userEvent.setup();
    const { shop } = open();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('storage full');
    });
    expect(set('recentSearches', [])).toBe(false);
    act(() => shop.language.send({ type: 'language.chosen', language: 'ar' }));
    await user.click(await yes());
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(onLanguageChange).not.toHaveBeenCalled();
  });

  it('F-24: where the browser keeps nothing the words change in place, for this visit', async () => {
    const user = userEvent.setup();
    const { shop } = open();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage refused');
    });
    act(() => shop.language.send({ type: 'language.chosen', language: 'ar' }));
    const go = await yes();
    await act(() => user.click(go));
    await waitFor(() => expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('ar'));
    await waitFor(() => expect(onFact).toHaveBeenCalledOnce());
    expect(onFact).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'toast', message: { key: 'site.language.thisVisit' } }),
    );
    expect(reload).not.toHaveBeenCalled();
  });
});
