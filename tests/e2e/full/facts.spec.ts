import {execFileSync} from 'node:child_process';
import {test} from '@playwright/test';

test('what pages say about other npm packages is what the packages say', () => {
  test.setTimeout(1_200_000);
  execFileSync('npm', ['run', 'check:facts', '--silent'], {stdio: 'inherit'});
});
