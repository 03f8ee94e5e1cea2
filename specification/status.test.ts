import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {announcementLink} from '../content/site/announcementBar';
import {compatibility} from '../content/data/compatibility';
import {alternatives} from '../content/data/packageFacts';

const page = readFileSync('src/pages/status.mdx', 'utf8');

it('is where the announcement leads', () => {
  expect(announcementLink.to).toBe('/status/');
});

it('names the versions that its code is compiled against', () => {
  const {dependencies} = JSON.parse(
    readFileSync('alternatives/package.json', 'utf8'),
  ) as {dependencies: Record<string, string>};
  expect(alternatives).toHaveLength(3);
  for (const {packageName, version} of alternatives) {
    expect(dependencies[packageName]).toBe(version);
  }
  expect(page).toContain('<AlternativesTable />');
});

it('shows every task in each library', () => {
  for (const task of ['classifyImage', 'toTokens']) {
    expect(page).toContain(`file=samples/status/${task}.ts`);
    for (const library of ['executorch', 'onnxruntime', 'tflite']) {
      expect(page).toContain(`file=samples/alternatives/${library}/${task}.ts`);
    }
  }
  expect(page).toContain('file=samples/status/drawBoxes.ts');
  expect(page).toContain('file=samples/alternatives/DetectionBoxes.tsx');
});

it('agrees with the compatibility table', () => {
  const newest = new Set(
    compatibility.map(({newestOnAndroid}) => newestOnAndroid),
  );
  for (const version of newest) {
    expect(page).toMatch(new RegExp(`to ${version.replace('.', '\\.')}\\b`));
  }
});
