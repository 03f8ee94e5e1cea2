import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {brand} from '../../../content/site/brand';
import {copyProject} from '../../../scripts/lib/copyProject';

const copy = path.resolve('test-results', 'brand');
const name = 'Lanternfish';

/** What somebody who documents another toolkit writes anew. */
const written = [
  ...['content', 'docs', 'versioned_docs', 'i18n'],
  'src/pages',
  'plugins/third-party-notices/client',
  // The prose of the pages outside the docs.
  ...['Community', 'Flora', 'Support'].map(
    (page) => `src/components/${page}Page`,
  ),
  ...['StatusPicture', 'SupportedLibraries', 'home'].map(
    (part) => `src/components/${part}`,
  ),
];

function filesOf(folder: string, endings: RegExp): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function rename(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(brand.name, name));
}

test('a site of another name says the old one nowhere', () => {
  test.setTimeout(1_200_000);
  copyProject(path.resolve('.'), copy);
  for (const place of written) {
    const full = path.join(copy, place);
    if (place.endsWith('.ts')) {
      rename(full);
    } else {
      filesOf(full, /\.(mdx?|tsx?|json)$/).forEach(rename);
    }
  }
  execFileSync('npm', ['run', 'build'], {cwd: copy, stdio: 'inherit'});

  const files = filesOf(
    path.join(copy, 'build'),
    /\.(html|xml|md|txt|webmanifest)$/,
  ).filter((file) => !file.endsWith('licenses.txt'));
  expect(files.length).toBeGreaterThan(900);
  const old = new RegExp(`.{0,60}\\b${brand.name}\\b.{0,40}`, 'gu');
  const left = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(old) ?? []).map(
      (line) => `${path.relative(copy, file)}: ${line}`,
    ),
  );
  expect(left.slice(0, 50)).toEqual([]);
  expect(readFileSync(path.join(copy, 'build/index.html'), 'utf8')).toContain(
    `property=og:site_name content=${name} `,
  );
});
