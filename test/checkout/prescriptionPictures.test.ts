// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeFiles } from '../../src/platform/files.ts';
import { forgetAllFiles } from '../../src/platform/forgetFiles.ts';
import { prescriptionPictures } from '../../src/checkout/storedCheckout.ts';

afterEach(async () => {
  vi.useRealTimers();
  await pictures.forget();
});

const pictures = prescriptionPictures({ page: 'cart', moduleId: 4, storeId: 7 });
const picture = { id: 'a', file: new File(['x'], 'a.png', { type: 'image/png' }) };

describe('the pictures of a prescription on this device', () => {
  it('CHK-09: are stored for a day, then forgotten', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    await pictures.store([picture]);
    vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));
    expect(await pictures.load()).toEqual([picture]);
    vi.setSystemTime(new Date('2026-11-22T12:00:01Z'));
    expect(await pictures.load()).toEqual([]);
    vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    expect(await pictures.load()).toEqual([]);
  });

  it('are forgotten with the session, in this visit and on the device', async () => {
    await pictures.store([picture]);
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { deleteDatabase });
    forgetAllFiles();
    expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('sixways');
    expect(await pictures.load()).toEqual([]);
  });

  it('CHK-09: what is no picture is dropped', async () => {
    await storeFiles('prescription 4 cart', {
      at: Date.now(),
      files: [picture, { id: 'b' }, null],
    });
    expect(await pictures.load()).toEqual([picture]);
    await storeFiles('prescription 4 cart', 'garbage');
    expect(await pictures.load()).toEqual([]);
  });

  it('CHK-09: those for one pharmacy never show at another, nor in the cart', async () => {
    const byPictures = { page: 'prescription', moduleId: 4 } as const;
    const first = prescriptionPictures({ ...byPictures, storeId: 7 });
    await first.store([picture]);
    expect(await prescriptionPictures({ ...byPictures, storeId: 8 }).load()).toEqual([]);
    expect(await pictures.load()).toEqual([]);
    await pictures.forget();
    expect(await first.load()).toEqual([picture]);
    await first.forget();
  });
});
