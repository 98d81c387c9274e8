// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { showPainted } from '../../src/platform/painted.ts';

const shown = () => document.getElementById('root');

describe('the painted page', () => {
  beforeEach(() => {
    document.body.innerHTML = `<template id="painted-food-home-en">
      <b>at ADDRESS</b><img src="PICTURE" alt="">
      <a data-guest="true">Sign In</a><i data-painted-style="width:48px"></i>
    </template><div id="root"></div>`;
  });

  const show = (isGuest: boolean) =>
    showPainted('food-home-en', { ADDRESS: '1 Harbour Lane', PICTURE: 'food.webp' }, isGuest);

  it('NAV-20: says where the visitor is, and cannot be used before the shop is there', () => {
    show(true);
    expect(shown()).toHaveTextContent('at 1 Harbour Lane Sign In');
    expect(shown()?.querySelector('img')?.src).toMatch(/\/food\.webp$/);
    expect(shown()?.querySelector('i')?.style.width).toBe('48px');
    expect(shown()?.inert).toBe(true);
  });

  it('NAV-20: offers no sign-in to a customer who is signed in', () => {
    show(false);
    expect(shown()).toHaveTextContent('at 1 Harbour Lane');
    expect(shown()).not.toHaveTextContent('Sign In');
  });

  it('a page that is not painted leaves its place free', () => {
    showPainted('parcel-home-en', {}, true);
    expect(shown()).toBeEmptyDOMElement();
  });
});
