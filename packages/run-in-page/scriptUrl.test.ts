import {expect, it} from 'vitest';
import {scriptUrl} from './scriptUrl';

it("gives the script JavaScript's type, without which Firefox and WebKit import nothing", async () => {
  const made: Blob[] = [];
  class KnownUrl extends URL {
    static override createObjectURL(blob: Blob): string {
      made.push(blob);
      return `blob:${made.length}`;
    }
  }
  expect(scriptUrl('let a = 1;', {URL: KnownUrl, Blob})).toBe('blob:1');
  expect(made.map(({type}) => type)).toEqual(['text/javascript']);
  expect(await made[0]?.text()).toBe('let a = 1;');
});
