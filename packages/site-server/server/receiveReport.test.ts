import {expect, it} from 'vitest';
import {createReportCounter} from './receiveReport';

it('takes a hundred reports a minute, and says how long the others must wait', () => {
  const count = createReportCounter();
  const atOnce = Array.from({length: 101}, () => count(1000));
  expect(atOnce).toEqual([...Array<number>(100).fill(0), 60]);
  expect([count(60_500), count(61_000)]).toEqual([1, 0]);
});
