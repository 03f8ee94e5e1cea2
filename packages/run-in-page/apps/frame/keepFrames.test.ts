import {expect, it, vi} from 'vitest';
import {keepFrames} from './keepFrames';

/** A document whose frames come when a test says so. */
function createDocument() {
  const due = new Map<number, FrameRequestCallback>();
  let count = 0;
  const scope = {
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      count += 1;
      due.set(count, callback);
      return count;
    },
    cancelAnimationFrame: (id: number) => void due.delete(id),
  };
  keepFrames(scope);
  const draw = () => [...due.values()].forEach((callback) => callback(1));
  return {...scope, draw};
}

it('calls once for a frame that is drawn', async () => {
  vi.useFakeTimers();
  const {requestAnimationFrame, draw} = createDocument();
  const callback = vi.fn<FrameRequestCallback>();
  requestAnimationFrame(callback);
  draw();
  await vi.advanceTimersByTimeAsync(1000);
  draw();
  expect(callback).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('calls without one that is drawn, out of sight, unless it was cancelled', async () => {
  vi.useFakeTimers();
  const {requestAnimationFrame, cancelAnimationFrame} = createDocument();
  const [kept, cancelled] = [vi.fn<FrameRequestCallback>(), vi.fn()];
  requestAnimationFrame(kept);
  cancelAnimationFrame(requestAnimationFrame(cancelled));
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
  vi.useRealTimers();
});
