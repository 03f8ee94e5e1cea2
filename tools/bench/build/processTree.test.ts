import {expect, it} from 'vitest';
import {memoryOfTree} from './processTree';

it.runIf(process.platform === 'linux')('measures a running process', () => {
  expect(memoryOfTree(process.pid)).toBeGreaterThan(10);
});
