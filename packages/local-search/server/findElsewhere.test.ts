import {expect, it} from 'vitest';
import {builtPage} from './__fixtures__/builtPage';
import {buildIndex} from './buildIndex';

it('knows what only other versions have, each in the newest one', () => {
  const files = buildIndex([
    builtPage('/docs/a/', 'docs-default-0.10', '<h1>A</h1><h2 id="n">New</h2>'),
    builtPage('/docs/b/', 'docs-default-0.10', '<h1>B</h1>'),
    builtPage('/docs/0.9/a/', 'docs-default-0.9', '<h1>A</h1>'),
    builtPage(
      '/docs/0.9/old/',
      'docs-default-0.9',
      '<h1>Old</h1><p>Gone words.</p>',
    ),
    builtPage('/docs/0.1/a/', 'docs-default-0.1', '<h1>A</h1>'),
    builtPage('/docs/0.1/old/', 'docs-default-0.1', '<h1>Old</h1>'),
    builtPage('/docs/next/a/', 'docs-default-current', '<h1>A</h1>'),
    builtPage('/docs/next/b/', 'docs-default-current', '<h1>B</h1>'),
    builtPage('/faq/', 'default', '<h1>FAQ</h1>'),
  ]);
  expect(
    Object.fromEntries([...files].map(([tag, file]) => [tag, file.elsewhere])),
  ).toEqual({
    'docs-default-0.10': {'0.9': ['Old gone words']},
    'docs-default-0.9': {'0.10': ['New', 'B']},
    'docs-default-0.1': {'0.10': ['New', 'B']},
    'docs-default-current': {'0.10': ['New'], '0.9': ['Old gone words']},
    default: undefined,
  });
});

it('leaves out words that the version knows well', () => {
  const known = Array.from({length: 6}, (_, number) =>
    builtPage(
      `/docs/${number}/`,
      'docs-default-0.2',
      `<h1>Page</h1><p>Model ${number}.</p>`,
    ),
  );
  const files = buildIndex([
    ...known,
    builtPage(
      '/docs/0.1/old/',
      'docs-default-0.1',
      '<h1>Old</h1><p>The model of MNIST.</p>',
    ),
  ]);
  expect(files.get('docs-default-0.2')?.elsewhere?.['0.1']).toEqual([
    'Old the of mnist',
  ]);
});
