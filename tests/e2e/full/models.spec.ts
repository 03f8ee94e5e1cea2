import {execFileSync} from 'node:child_process';
import {test} from '@playwright/test';

test('models of all architectures answer as with PyTorch, and damaged files end nothing', () => {
  test.setTimeout(4 * 3_600_000);
  execFileSync('npm', ['run', 'test:models', '--silent'], {stdio: 'inherit'});
});
