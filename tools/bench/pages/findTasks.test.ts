import {expect, it} from 'vitest';
import {findTasks, type TraceEvent} from './findTasks';

const page = {pid: 7, tid: 1};
const task = {name: 'RunTask', ...page};
const events: TraceEvent[] = [
  {...task, ts: 10, dur: 900_000},
  {
    name: 'CommitLoad',
    ...page,
    ts: 100,
    args: {data: {url: 'http://localhost/a/'}},
  },
  {...task, ts: 110, dur: 51_500},
  {...task, tid: 2, ts: 120, dur: 800_000},
  {...task, pid: 8, ts: 130, dur: 700_000},
  {...task, name: 'FunctionCall', ts: 140, dur: 600_000},
  {...task, ts: 150, dur: 2000},
];

it('finds the tasks of the page’s own thread since the browser has turned to it', () => {
  expect(findTasks(events, 'http://localhost/a/')).toEqual([51.5, 2]);
});
