import {afterEach, expect, it} from 'vitest';
import {connect} from './remote';

const {port1, port2} = new MessageChannel();
afterEach(() => port1.close());

it('calls functions of the other end, which may fail, and nothing else', async () => {
  const call = connect(port1, {});
  connect(port2, {
    add: (a: number, b: number) => a + b,
    film: () => {
      throw new DOMException('no camera', 'NotFoundError');
    },
  });
  await expect(call('add', [1, 2])).resolves.toBe(3);
  await expect(call('film')).rejects.toMatchObject({
    name: 'NotFoundError',
    message: 'no camera',
  });
  await expect(call('toString')).resolves.toBeUndefined();
  const answers = await Promise.all([call('add', [3, 4]), call('add', [5, 6])]);
  expect(answers).toEqual([7, 11]);
});
