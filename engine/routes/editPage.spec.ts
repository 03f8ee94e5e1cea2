import {createHash} from 'node:crypto';
import {appendFileSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {copyProject} from '../../scripts/lib/copyProject';
import {run} from '../../scripts/lib/run.mjs';

const copy = path.resolve('test-results', 'edit-page');

/** Builds the lab of the copy; resolves to the hash of each file. */
async function build(name: string): Promise<Map<string, string>> {
  const code = await run(
    process.execPath,
    [
      path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'),
      'build',
      '--config',
      path.join('e2e', 'lab', 'docusaurus.config.ts'),
      '--out-dir',
      name,
    ],
    {cwd: copy, stdio: 'ignore'},
  );
  expect(code).toBe(0);
  const folder = path.join(copy, name);
  return new Map(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  );
}

it('an edit of one page changes that page, its script and two tables', async () => {
  copyProject(path.resolve('.'), copy);
  const before = await build('before');
  appendFileSync(
    path.join(copy, 'e2e', 'lab', 'docs', 'second.mdx'),
    '\nOne more sentence.\n',
  );
  const after = await build('after');
  const changed = [...after]
    .filter(([file, hash]) => before.get(file) !== hash)
    .map(([file]) => file.replaceAll('\\', '/'));
  const [script, ...scripts] = changed.filter((file) => file.endsWith('.js'));
  expect(scripts).toEqual([]);
  expect(script).not.toMatch(/\/(?:main|app|docs)\./);
  expect(changed.filter((file) => file.endsWith('.html'))).toEqual([
    'lab/second/index.html',
  ]);
  expect(changed).toContain('chunk-files/routes-lab.json');
  // Beside those, only the search index.
  expect(changed.length).toBeLessThanOrEqual(5);
}, 300_000);
