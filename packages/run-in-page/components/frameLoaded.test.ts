// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {frameLoaded} from './frameLoaded';

let frame: HTMLIFrameElement;
const request = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request);
  request.mockReset().mockResolvedValue({});
  frame = document.createElement('iframe');
  document.body.append(frame);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  frame.remove();
});

const load = () => frame.dispatchEvent(new Event('load'));

it('resolves at once when the frame has loaded, and asks for nothing', async () => {
  const loaded = frameLoaded(frame);
  load();
  await loaded;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(request).not.toHaveBeenCalled();
});

it('waits for a slow server', async () => {
  const done = vi.fn();
  void frameLoaded(frame).then(done);
  await vi.advanceTimersByTimeAsync(9500);
  expect(request).toHaveBeenCalledTimes(3);
  expect(done).not.toHaveBeenCalled();
  load();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

it('rejects when the server cannot be reached, of which the browser says nothing', async () => {
  request.mockRejectedValue(new TypeError('NetworkError'));
  const failed = expect(frameLoaded(frame)).rejects.toThrow('NetworkError');
  await vi.advanceTimersByTimeAsync(3000);
  await failed;
});

it('leaves a frame alone that was taken away', async () => {
  const loaded = frameLoaded(frame);
  frame.remove();
  await vi.advanceTimersByTimeAsync(3000);
  await loaded;
  expect(request).not.toHaveBeenCalled();
});
