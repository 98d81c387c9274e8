// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { filesOfStore } from '../../src/join/storedRegistrations.ts';
import { StoreRegistrationPage } from '../../src/join/StoreRegistrationPage.tsx';
import { loadMessages, loadMoreMessages } from '../../src/messages/index.ts';
import * as cutting from '../../src/ui/field/cutPicture.ts';
import { module, serve, show } from '../catalogue/wireShop.tsx';
import { png } from '../rules/pictures.ts';

beforeAll(async () => {
  await loadMessages('en');
  await loadMoreMessages();
});
afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await filesOfStore.forget();
});

const user = userEvent.setup();
const wide = new File([png(300, 200)], 'sign.jpg', { type: 'image/png' });
const square = new File([png(512, 512)], 'picture.png', { type: 'image/png' });
const banner = new File([png(1024, 512)], 'picture.png', { type: 'image/png' });
const format =
  'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.';

async function open() {
  serve(({ path }) => {
    if (path === '/api/v1/module') return [module];
    return path === '/api/v1/zone/list' ? [] : undefined;
  });
  show(<StoreRegistrationPage />, '/store-registration?active=active');
  await screen.findByRole('heading', { name: 'Your store' });
}

const choose = (field: string, file: File) => user.upload(screen.getByLabelText(field), file);
const cropOf = (name: string) => screen.findByRole('dialog', { name });
const press = async (dialog: HTMLElement, name: string) => {
  await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('a picture of a registration', () => {
  it('issue 24: the logo is cut to a square and the cover to two by one, and both are stored', async () => {
    const cut = vi
      .spyOn(cutting, 'cutPicture')
      .mockImplementation(async (_, ratio) => (ratio === 1 ? square : banner));
    await open();
    await choose('Logo', wide);
    await press(await cropOf('Logo'), 'Use this picture');
    expect(screen.getByText('sign.png')).toBeVisible();
    await choose('Cover', new File([png(300, 200)], 'front.of.shop.png', { type: 'image/png' }));
    await press(await cropOf('Cover'), 'Use this picture');
    expect(screen.getByText('front.of.shop.png')).toBeVisible();
    expect(cut.mock.calls.map(([, ratio]) => ratio)).toEqual([1, 2]);
    await waitFor(async () => {
      const { logo, cover } = await filesOfStore.load();
      expect([logo?.name, logo?.size]).toEqual(['sign.png', square.size]);
      expect([cover?.name, cover?.size]).toEqual(['front.of.shop.png', banner.size]);
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('issue 24: who leaves the cut keeps the logo that was there', async () => {
    vi.spyOn(cutting, 'cutPicture').mockResolvedValue(square);
    await open();
    await choose('Logo', wide);
    await press(await cropOf('Logo'), 'Use this picture');
    await choose('Logo', new File([png(300, 200)], 'other.png', { type: 'image/png' }));
    await press(await cropOf('Logo'), 'Cancel');
    expect(screen.getByText('sign.png')).toBeVisible();
    expect(screen.queryByText('other.png')).toBeNull();
  });

  it('issue 24: a file that is no picture says so at the field, and the logo that was there stays', async () => {
    vi.spyOn(cutting, 'cutPicture').mockResolvedValue(square);
    await open();
    await choose('Logo', wide);
    await press(await cropOf('Logo'), 'Use this picture');
    await choose('Logo', new File(['<html>'.repeat(9)], 'page.png', { type: 'image/png' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(format);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('sign.png')).toBeVisible();
  });

  it('issue 24: a picture that the browser cannot show, or cannot draw, says so at the field', async () => {
    vi.spyOn(cutting, 'cutPicture').mockResolvedValue(null);
    await open();
    await choose('Logo', wide);
    const dialog = await cropOf('Logo');
    const [shown] = [...dialog.querySelectorAll('img')];
    if (shown === undefined) throw new Error('The dialog shows no picture.');
    fireEvent.error(shown);
    expect(await screen.findByRole('alert')).toHaveTextContent(format);
    await choose('Logo', wide);
    await press(await cropOf('Logo'), 'Use this picture');
    expect(await screen.findByRole('alert')).toHaveTextContent(format);
    expect(screen.getByRole('button', { name: 'Upload: Logo' })).toBeVisible();
  });

  it('issue 24: a certificate may have any shape and is used as it is', async () => {
    await open();
    await choose('Tax certificate', wide);
    expect(await screen.findByText('sign.jpg')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText('sign.jpg')).toBeNull();
    expect(screen.getByRole('button', { name: 'Upload: Tax certificate' })).toHaveFocus();
  });
});
