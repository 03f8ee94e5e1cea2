import type {Locator} from '@playwright/test';
import jsQR from 'jsqr';
import {PNG} from 'pngjs';

/** What a phone reads from a QR code on the page. */
export async function readQrCode(code: Locator): Promise<string | undefined> {
  const {data, width, height} = PNG.sync.read(await code.screenshot());
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}
