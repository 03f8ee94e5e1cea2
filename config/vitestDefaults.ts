import path from 'node:path';
import type {ViteUserConfig} from 'vitest/config';
import {env} from './env';

/** What every Vitest run shares: our import alias, no focused tests, and a report for `npm test`. */
export function vitestDefaults(report: string): ViteUserConfig {
  return {
    resolve: {
      alias: [
        {find: '@site', replacement: path.resolve(import.meta.dirname, '..')},
      ],
    },
    test: {
      allowOnly: false,
      // Left to itself it keeps a core free for the editor.
      maxWorkers: '100%',
      css: {modules: {classNameStrategy: 'non-scoped'}},
      reporters:
        env.testReports === undefined
          ? ['default']
          : [
              'default',
              ['json', {outputFile: path.join(env.testReports, report)}],
            ],
    },
  };
}
