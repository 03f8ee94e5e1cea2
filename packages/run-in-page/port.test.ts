import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {isNothing, isNumber, tuple} from './shape';
import {connect} from './port';

const calls = {
  add: {values: tuple<[number, number]>(isNumber, isNumber), result: isNumber},
  film: {values: tuple<[]>(), result: isNothing},
  lie: {values: tuple<[]>(), result: isNumber},
};

const add = vi.fn((a: number, b: number) => a + b);
const functions = {
  add,
  film() {
    throw new DOMException('no camera', 'NotFoundError');
  },
  lie: () => ({}),
};

let port1: MessagePort;
let port2: MessagePort;
beforeEach(() => {
  ({port1, port2} = new MessageChannel());
  connect(port2, functions, calls, {});
  return () => port1.close();
});
afterEach(() => vi.clearAllMocks());

it('calls functions of the other end, which may fail', async () => {
  const call = connect(port1, {}, {}, calls);
  await expect(call('add', [1, 2])).resolves.toBe(3);
  await expect(call('film', [])).rejects.toMatchObject({
    name: 'NotFoundError',
    message: 'no camera',
  });
  const answers = await Promise.all([call('add', [3, 4]), call('add', [5, 6])]);
  expect(answers).toEqual([7, 11]);
});

it('awaits an answer of the right kind', async () => {
  const call = connect(port1, {}, {}, calls);
  const first = await Promise.race([call('lie', []), call('add', [3, 4])]);
  expect(first).toBe(7);
});

it.each([
  undefined,
  null,
  5,
  'add',
  [],
  {},
  {id: 1},
  {id: 1, name: 'toString', values: []},
  {id: 1, name: 'add', values: 5},
  {id: 1, name: 'add', values: [1, '2']},
  {id: '1', name: 'add', values: [1, 2]},
  {id: 1, result: 5},
  {id: 1, error: null},
  {id: 1, error: {name: {}, message: ''}},
])('ignores %j', async (message) => {
  const call = connect(port1, {}, {}, calls);
  port1.postMessage(message);
  // The ports keep the order of what is sent.
  await expect(call('add', [1, 2])).resolves.toBe(3);
  expect(add).toHaveBeenCalledOnce();
});
