import {once} from 'node:events';
import {expect, it} from 'vitest';
import {Slots} from './Slots';

/** Tasks for one slot: which of them started, and how to end each. */
function queue(most: number) {
  const slots = new Slots(1, most);
  const started: number[] = [];
  return {
    started,
    add: (task: number, signal?: AbortSignal) => {
      const ending = new AbortController();
      const ended = slots.run(async () => {
        started.push(task);
        await once(ending.signal, 'abort');
      }, signal);
      return {ended, end: () => ending.abort()};
    },
  };
}

it('a task starts when one before it has ended, in order', async () => {
  const {started, add} = queue(2);
  const tasks = [1, 2, 3].map((task) => add(task));
  for (const [index, {ended, end}] of tasks.entries()) {
    expect(started).toEqual([1, 2, 3].slice(0, index + 1));
    end();
    await ended;
  }
});

it('a task that is too many is refused, and the others go on', async () => {
  const {started, add} = queue(1);
  const [first, second, third] = [1, 2, 3].map((task) => add(task));
  await expect(third?.ended).rejects.toThrow('Too many calls');
  first?.end();
  await first?.ended;
  second?.end();
  await second?.ended;
  expect(started).toEqual([1, 2]);
});

it('a task that is aborted while it waits leaves its place to the next', async () => {
  const {started, add} = queue(2);
  const controller = new AbortController();
  const first = add(1);
  const second = add(2, controller.signal);
  const third = add(3);
  controller.abort();
  await expect(second.ended).rejects.toThrow('aborted');
  first.end();
  await first.ended;
  third.end();
  await third.ended;
  expect(started).toEqual([1, 3]);
});
