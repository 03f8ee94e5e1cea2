import {afterEach, expect, it, vi} from 'vitest';
import {findPython, pythonNotice} from './findPython.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('does without Python where SKIP_PYTHON is set, and says so', () => {
  vi.stubEnv('SKIP_PYTHON', '1');
  expect(findPython()).toBeUndefined();
  expect(pythonNotice()).toContain('because SKIP_PYTHON is set');
});
