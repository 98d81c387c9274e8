import { describe, expect, test } from 'vitest';
import { MAX_BYTES, pictureHeader, pictureProblem } from '../../machines/rules/picture.ts';
import { gif, jpeg, png } from './pictures.ts';

describe('what a picture says of itself', () => {
  test.each([
    ['PNG', png(300, 200), 'image/png'],
    ['GIF', gif(300, 200), 'image/gif'],
    ['JPEG', jpeg(300, 200), 'image/jpeg'],
  ])('PROF-07: a %s is known by its bytes, with its size', (_, file, mediaType) => {
    expect(pictureHeader(file)).toEqual({ mediaType, width: 300, height: 200 });
    expect(pictureProblem(file)).toBeNull();
  });

  test.each([
    ['webp', Buffer.from('RIFF0000WEBPVP8 and then much more of it')],
    ['avif', Buffer.from('0000ftypavif0000mif1miaf and more of it')],
    ['pdf', Buffer.from('%PDF-1.7 which calls itself me.png, long enough')],
    ['text', Buffer.from('a page that calls itself me.jpg, long enough')],
    ['file of nothing', Buffer.from('')],
    ['PNG without a pixel', png(0, 200)],
    ['JPEG that ends before its frame', jpeg(300, 200).slice(0, 12)],
  ])('PROF-08: a %s is no picture, whatever it is called', (_, file) => {
    expect(pictureProblem(file)).toBe('format');
  });

  test('PROF-07 MSG-27: 2 MB are taken, a byte more is not', () => {
    expect(MAX_BYTES).toBe(2_097_152);
    expect(pictureProblem(png(300, 300, 2_097_152))).toBeNull();
    expect(pictureProblem(png(300, 300, 2_097_153))).toBe('tooLarge');
  });

  test('ASVS 5.2.6: 30,000 by 30,000 pixels are never decoded', () => {
    expect(pictureProblem(png(30_000, 30_000))).toBe('tooManyPixels');
    expect(pictureProblem(jpeg(30_000, 30_000))).toBe('tooManyPixels');
    expect(pictureProblem(png(6000, 6000))).toBeNull();
  });
});
