import {beforeEach, expect, it, vi} from 'vitest';
import {countTimers} from './countTimers';

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'setInterval', 'clearTimeout']});
  return () => vi.useRealTimers();
});

it('says when the last timer has ended, one that the others have set too', () => {
  const onLast = vi.fn();
  const seen: unknown[] = [];
  const {functions, isAnyOpen} = countTimers(onLast);
  functions.setTimeout(
    (word) => {
      seen.push(word);
      functions.setTimeout(() => seen.push('second'), 10);
    },
    10,
    'first',
  );
  expect(isAnyOpen()).toBe(true);
  vi.advanceTimersByTime(15);
  expect(seen).toEqual(['first']);
  expect(onLast).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(seen).toEqual(['first', 'second']);
  expect(onLast).toHaveBeenCalledOnce();
  expect(isAnyOpen()).toBe(false);
});

it('goes on with an interval until it is cleared', () => {
  const onLast = vi.fn();
  const {functions} = countTimers(onLast);
  const tick = vi.fn();
  const id = functions.setInterval(tick, 10);
  vi.advanceTimersByTime(35);
  expect(tick).toHaveBeenCalledTimes(3);
  expect(onLast).not.toHaveBeenCalled();
  functions.clearInterval(id);
  functions.clearTimeout(id);
  expect(onLast).toHaveBeenCalledOnce();
});

it('ends with a timer that throws', () => {
  const onLast = vi.fn();
  countTimers(onLast).functions.setTimeout(() => {
    throw new Error('no');
  });
  expect(() => vi.runAllTimers()).toThrow('no');
  expect(onLast).toHaveBeenCalledOnce();
});
