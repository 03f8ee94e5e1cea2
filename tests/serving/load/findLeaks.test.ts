import {expect, it} from 'vitest';
import {findLeaks} from './findLeaks';

const megabyte = 2 ** 20;
const before = {
  heap: 20 * megabyte,
  resident: 90 * megabyte,
  handles: 3,
  connections: 0,
};

it.each([
  ['nothing', {}, []],
  ['what was let go', {heap: megabyte, handles: 2}, []],
  ['a little', {heap: 22 * megabyte, resident: 154 * megabyte}, []],
  ['objects', {heap: 23 * megabyte}, ['heap memory grew by 3.0 MB']],
  ['buffers', {resident: 190 * megabyte}, ['resident memory grew by 100.0 MB']],
  ['a timer', {handles: 4}, ['1 handles were left open']],
  ['a connection', {connections: 2}, ['2 connections were left open']],
])('finds %s', (_name, changes, leaks) => {
  expect(findLeaks(before, {...before, ...changes})).toEqual(leaks);
});
