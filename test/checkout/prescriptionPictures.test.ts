// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeFiles } from '../../src/platform/files.ts';
import { forgetAllFiles } from '../../src/platform/forgetFiles.ts';
import { prescriptionPictures } from '../../src/checkout/storedCheckout.ts';

afterEach(async () => {
  vi.useRealTimers();
  await pictures.forget();
});

const ofGuest = { page: 'cart', moduleId: 4, storeId: 7, owner: null } as const;
const pictures = prescriptionPictures(ofGuest);
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
    await storeFiles('prescription 4 cart 7 guest', {
      at: Date.now(),
      files: [picture, { id: 'b' }, null],
    });
    expect(await pictures.load()).toEqual([picture]);
    await storeFiles('prescription 4 cart 7 guest', 'garbage');
    expect(await pictures.load()).toEqual([]);
  });

  it('CHK-09: those for one pharmacy never show at another, nor in the cart', async () => {
    const byPictures = { ...ofGuest, page: 'prescription' } as const;
    const first = prescriptionPictures(byPictures);
    await first.store([picture]);
    expect(await prescriptionPictures({ ...byPictures, storeId: 8 }).load()).toEqual([]);
    expect(await pictures.load()).toEqual([]);
    await pictures.forget();
    expect(await first.load()).toEqual([picture]);
    await first.forget();

    await pictures.store([picture]);
    expect(await prescriptionPictures({ ...ofGuest, storeId: 8 }).load()).toEqual([]);
    expect(await pictures.load()).toEqual([picture]);
  });

  it('CHK-09 AUTH-25: a customer’s are not the guest’s or another customer’s, and stay for her', async () => {
    const hers = prescriptionPictures({ ...ofGuest, owner: 12 });
    await hers.store([picture]);
    expect(await pictures.load()).toEqual([]);
    expect(await prescriptionPictures({ ...ofGuest, owner: 13 }).load()).toEqual([]);
    expect(await hers.load()).toEqual([picture]);
    await hers.forget();
  });

  it('CHK-09: those that were stored before each store and owner had their own are nobody’s', async () => {
    await storeFiles('prescription 4 cart', { at: Date.now(), files: [picture] });
    await storeFiles('prescription 4 prescription 7', { at: Date.now(), files: [picture] });
    expect(await pictures.load()).toEqual([]);
    expect(await prescriptionPictures({ ...ofGuest, page: 'prescription' }).load()).toEqual([]);
  });
});
