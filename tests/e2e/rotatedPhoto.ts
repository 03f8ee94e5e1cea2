import {createExif} from 'torchlive-web/browser';
import type {Page} from './fixtures';

/** A JPEG of 600 × 400 pixels with the note of a camera that was held upright: its left side, which is red, is the top. */
export async function rotatedPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    if (context === null) {
      throw new Error('no canvas');
    }
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 300, 400);
    context.fillStyle = '#00f';
    context.fillRect(300, 0, 300, 400);
    return canvas.toDataURL('image/jpeg');
  });
  const jpeg = Buffer.from(url.split(',')[1] ?? '', 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), createExif(6), jpeg.subarray(2)]);
}
