// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLanguageChoice } from '../../src/app/useLanguageChoice.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { set } from '../../src/platform/stored/store.ts';
import { serve, show } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const reload = vi.fn();
const onFact = vi.fn();
const onSpeak = vi.fn(() => Promise.resolve());

function Choice() {
  const language = useLanguageChoice(onFact, onSpeak);
  const { state } = useLocation();
  return (
    <>
      <button type="button" onClick={() => language.choose('ar')}>
        Arabic
      </button>
      <button type="button" onClick={() => language.choose('en')}>
        English
      </button>
      {language.asked !== null && (
        <>
          <button type="button" onClick={language.confirm}>
            Yes
          </button>
          <button type="button" onClick={language.decline}>
            No
          </button>
        </>
      )}
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

const stored = () => ({
  language: localStorage.getItem('language-setting'),
  direction: (JSON.parse(localStorage.getItem('settings') ?? '{}') as { direction?: string })
    .direction,
});

describe('changing the language', () => {
  beforeEach(() => {
    serve(() => undefined);
    vi.stubGlobal('location', { href: location.href, origin: location.origin, reload });
    reload.mockClear();
    onFact.mockClear();
    onSpeak.mockClear();
  });

  it('LANG-02: asks, and No leaves everything as it is', async () => {
    const user = userEvent.setup();
    show(<Choice />, '/home');
    await user.click(screen.getByText('Arabic'));
    await user.click(screen.getByText('No'));
    expect(screen.queryByText('Yes')).toBeNull();
    expect(stored().language).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('the language one reads already is not asked for', async () => {
    const user = userEvent.setup();
    show(<Choice />, '/home');
    await user.click(screen.getByText('English'));
    expect(screen.queryByText('Yes')).toBeNull();
  });

  it('LANG-02, LANG-03, MSG-26: Yes stores language and direction, loads the page anew, and says so there', async () => {
    const user = userEvent.setup();
    show(<Choice />, '/home?search=pan');
    await user.click(screen.getByText('Arabic'));
    await user.click(screen.getByText('Yes'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(stored()).toEqual({ language: 'ar', direction: 'rtl' });
    // The mark is read and taken off by the page that comes next, which here is the same one.
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('null'));
    expect(onFact).toHaveBeenCalledExactlyOnceWith({
      type: 'toast',
      kind: 'success',
      message: { key: 'site.language.changed' },
    });
  });

  it('F-24: what was refused of something else, earlier in the visit, does not count', async () => {
    const user = userEvent.setup();
    show(<Choice />, '/home');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('storage full');
    });
    expect(set('recentSearches', [])).toBe(false);
    await user.click(screen.getByText('Arabic'));
    await user.click(screen.getByText('Yes'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(onSpeak).not.toHaveBeenCalled();
  });

  it('F-24: where the browser keeps nothing the words change in place, for this visit', async () => {
    const user = userEvent.setup();
    show(<Choice />, '/home');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage refused');
    });
    await user.click(screen.getByText('Arabic'));
    await act(() => user.click(screen.getByText('Yes')));
    await waitFor(() => expect(onSpeak).toHaveBeenCalledExactlyOnceWith('ar'));
    await waitFor(() => expect(onFact).toHaveBeenCalledOnce());
    expect(onFact).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'toast', message: { key: 'site.language.thisVisit' } }),
    );
    expect(reload).not.toHaveBeenCalled();
  });
});
