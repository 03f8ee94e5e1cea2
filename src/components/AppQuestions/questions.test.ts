import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import versions from '../../../versions.json';
import {questions} from './questions';

const folders = [
  'docs',
  ...versions.map((name) => `versioned_docs/version-${name}`),
];
const latest = `versioned_docs/version-${versions[0]}/tutorials/faq.mdx`;
const app = readFileSync('src/pages/faq.mdx', 'utf8');

/** Headings of a level with their anchors. */
function headings(
  source: string,
  level: number,
): [id: string, title: string][] {
  const pattern = new RegExp(
    `^#{${level}} (.+) \\{/\\* #(\\S+) \\*/\\}$`,
    'gm',
  );
  return [...source.matchAll(pattern)].map(([, title = '', id = '']) => [
    id,
    title,
  ]);
}

it('lists every question about the app', () => {
  expect(headings(app, 2).filter(([id]) => id !== 'in-the-tutorials')).toEqual(
    Object.entries(questions),
  );
});

it.each(folders)('%s: the FAQ of the tutorials lists them too', (folder) => {
  expect(readFileSync(`${folder}/tutorials/faq.mdx`, 'utf8')).toMatch(
    /^## About the app .*\n\n<AppQuestions \/>$/m,
  );
});

it('the FAQ of the app lists every question of the tutorials', () => {
  const asked = headings(readFileSync(latest, 'utf8'), 3);
  expect(asked.length).toBeGreaterThan(5);
  for (const [id, title] of asked) {
    expect(app).toContain(`- [${title}](/docs/tutorials/faq/#${id})`);
  }
});
