// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeFiles } from '../../src/platform/files.ts';
import { forgetAllFiles } from '../../src/platform/forgetFiles.ts';
import { prescriptionPictures } from '../../src/shop/storedPictures.ts';

afterEach(async () => {
  vi.useRealTimers();
  await prescriptionPictures.forget();
});

const picture = { id: 'a', file: new File(['x'], 'a.png', { type: 'image/png' }) };

describe('the pictures of a prescription on this device', () => {
  it('CHK-09: are stored for a day, then forgotten', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    await prescriptionPictures.store([picture]);
    vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));
    expect(await prescriptionPictures.load()).toEqual([picture]);
    vi.setSystemTime(new Date('2026-11-22T12:00:01Z'));
    expect(await prescriptionPictures.load()).toEqual([]);
    vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    expect(await prescriptionPictures.load()).toEqual([]);
  });

  it('are forgotten with the session, in this visit and on the device', async () => {
    await prescriptionPictures.store([picture]);
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { deleteDatabase });
    forgetAllFiles();
    expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('sixways');
    expect(await prescriptionPictures.load()).toEqual([]);
  });

  it('CHK-09: what is no picture is dropped', async () => {
    await storeFiles('prescription', { at: Date.now(), files: [picture, { id: 'b' }, null] });
    expect(await prescriptionPictures.load()).toEqual([picture]);
    await storeFiles('prescription', 'garbage');
    expect(await prescriptionPictures.load()).toEqual([]);
  });
});
