// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {copyText} from './copyText';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('fails without an error in the console if the browser refuses and the text fails after that', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly types = ['text/plain'];
    },
  );
  vi.stubGlobal('navigator', {
    clipboard: {write: () => Promise.reject(new Error('not allowed'))},
  });
  const text = new Promise<string>((_resolve, reject) => {
    setTimeout(() => reject(new Error('/faq.md: 404')), 10);
  });
  expect(await copyText(text)).toBe('failed');
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
