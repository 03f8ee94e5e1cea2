import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {packageFile} from './packageFile';
import {rehearse} from './rehearse';

const read = (file: string) => readFileSync(packageFile(file), 'utf8');

it('every part holds on the installed packages', () => {
  const parts = rehearse(read);
  expect(parts.map(({part}) => part)).toEqual(
    expect.arrayContaining(['entry', 'routes', 'cache', 'security']),
  );
  expect(parts.flatMap(({problems}) => problems)).toEqual([]);
});

it('says for each part what has changed', () => {
  // As in Docusaurus 4, whose loader of the configuration leaves a default in its module.
  const parts = rehearse((file) =>
    read(file).replace('(0, jiti_1.default)(', '(0, jiti_1.createJiti)('),
  );
  const broken = parts.filter(({problems}) => problems.length > 0);
  expect(broken.map(({part}) => part)).toEqual(['security']);
  expect(broken[0]?.problems[0]).toMatch(
    /^@docusaurus\/utils\/lib\/moduleUtils\.js no longer says ".*The part "security" relies on it/,
  );
});
