// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GalleryPage } from '../src/app/gallery/GalleryPage.tsx';
import { loadMessages } from '../src/messages/index.ts';

/** A frame with its own window, whose `getComputedStyle` stays jsdom's original, for comparison. */
const frame = document.createElement('iframe');

beforeAll(() => {
  document.documentElement.append(frame);
  return loadMessages('en');
});
afterAll(() => frame.remove());
afterEach(() => document.head.querySelectorAll('[data-own]').forEach((sheet) => sheet.remove()));

const asked = ['display', 'visibility', 'pointer-events', 'opacity'];

const valuesIn = (view: Window, element: Element): string[] => {
  const style = view.getComputedStyle(element);
  return asked.map((name) => style.getPropertyValue(name));
};
const quickly = (element: Element) => valuesIn(window, element);
const slowly = (element: Element) => valuesIn(frame.contentWindow as Window, element);

const draw = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-asked]') as Element;
};

/** Adds a style sheet and inserts its rules one by one, as the shop's styles are inserted. */
function addRules(...rules: string[]): CSSStyleSheet {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.dataset['own'] = '';
  const rows = sheet.sheet as CSSStyleSheet;
  rules.forEach((rule, index) => rows.insertRule(rule, index));
  return rows;
}

describe('styles that tests of pages ask for', () => {
  it('are those of jsdom, for every element of the design system', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    render(
      <MemoryRouter initialEntries={['/ui']}>
        <GalleryPage />
      </MemoryRouter>,
    );
    await screen.findByText('Design system');
    // jsdom lets its own rule for a summary win over that of the page.
    const elements = Array.from(document.body.querySelectorAll('*:not(summary)'));
    expect(elements.length).toBeGreaterThan(500);
    const told = (answer: (element: Element) => string[]) =>
      elements.map((element) => `${element.outerHTML.slice(0, 200)} ${answer(element).join()}`);
    expect(told(quickly)).toEqual(told(slowly));
  });

  it.each([
    ['an attribute', '<p hidden data-asked>', 'none'],
    ['a closed dialog', '<dialog data-asked></dialog>', 'none'],
    ['an open dialog', '<dialog open data-asked></dialog>', 'block'],
    ['a field that is never shown', '<input type="hidden" data-asked>', 'none'],
    ['a style of its own', '<p style="display: flex" data-asked>', 'flex'],
    ['one rule', '<p class="a" data-asked>', 'grid'],
    ['two rules that disagree, the narrower wins', '<p class="a" id="b" data-asked>', 'none'],
    ['a rule and a style of its own', '<p class="a" style="display: flex" data-asked>', 'flex'],
    ['a rule that is important', '<p class="c" style="display: flex" data-asked>', 'none'],
    ['a rule for what stands in another', '<div class="d"><p data-asked>', 'inline-block'],
    ['a rule for a pseudo-element', '<p class="e" data-asked>', 'block'],
    ['a rule for paper', '<p class="f" data-asked>', 'block'],
  ])('see what hides or shows an element: %s', (_, html, display) => {
    addRules(
      '.a{color:red;display:grid;}',
      '#b{display:none;}',
      '.c{display:none !important;}',
      '.d:not(:empty) >p:not(.a,.c){display:inline-block;}',
      '.e::before{display:none;}',
      '@media print{.f{display:none;}}',
    );
    const element = draw(html);
    expect(getComputedStyle(element).display).toBe(display);
    expect(quickly(element)).toEqual(slowly(element));
  });

  it('are inherited, and follow a rule that goes', () => {
    const sheet = addRules('.a{pointer-events:none;}', '.b{visibility:hidden;}');
    const element = draw('<div class="a"><div class="b"><p data-asked>');
    const { visibility, pointerEvents, opacity } = getComputedStyle(element);
    expect([visibility, pointerEvents, opacity]).toEqual(['hidden', 'none', '1']);
    expect(quickly(element)).toEqual(slowly(element));
    sheet.deleteRule(1);
    expect(getComputedStyle(element).visibility).toBe('visible');
  });

  it('are those of a sheet that came as one text, too', () => {
    const element = draw('<style>.a{display:none}</style><p class="a" data-asked>');
    expect(getComputedStyle(element).display).toBe('none');
  });
});
