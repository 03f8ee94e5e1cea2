// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {createBridge} from './createBridge';
import {reportCopies} from './reportCopies';

const writeText = vi.fn<(text: string) => Promise<void>>();
const feedback = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.resetAllMocks();
  feedback.mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', {
    value: {writeText},
    configurable: true,
  });
});

it('reports what a copy button has written', async () => {
  reportCopies({...createBridge(window, undefined), feedback});
  await navigator.clipboard.writeText('npm test');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('npm test');
  expect(feedback).toHaveBeenCalledExactlyOnceWith('reportContentCopied', {
    textContent: 'npm test',
  });
});

it('reports nothing if writing fails', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  reportCopies({...createBridge(window, undefined), feedback});
  await expect(navigator.clipboard.writeText('npm test')).rejects.toThrow(
    'denied',
  );
  expect(feedback).not.toHaveBeenCalled();
});

it('reports what a reader copies from the page [S7.12]', () => {
  document.body.innerHTML = '<p>Everyone reads this.</p>';
  getSelection()?.selectAllChildren(document.body);
  reportCopies({...createBridge(window, undefined), feedback});
  document.dispatchEvent(new Event('copy'));
  expect(feedback).toHaveBeenCalledWith('reportContentCopied', {
    textContent: 'Everyone reads this.',
  });
});
