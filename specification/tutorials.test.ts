import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolder, docsVersions} from '../content/site/versions';
import {readSample} from '../content/readers/readSample';
import {readPage} from '../plugins/shared-text/includeShared';
import {tutorials} from '../content/data/tutorials';
import {countWords, leastWords} from '../scripts/check/countWords';

/** A page without its code fences. */
function readProse(file: string): string {
  return readPage(path.resolve('.'), file).replace(/^ *```.*?^ *```$/gms, '');
}

describe.each(docsVersions)('$label', (version) => {
  const folder = path.join(docsFolder(version.name), 'tutorials');
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({file, page: readProse(path.join(folder, file))}));

  it.each(pages.filter(({file}) => file !== 'model-spec.mdx'))(
    '$file has at least 500 words of prose',
    ({page}) => {
      expect(countWords(page)).toBeGreaterThanOrEqual(leastWords);
    },
  );

  it.each(pages)('$file gives every heading an id', ({page}) => {
    const headings = page.match(/^#{2,4} .*$/gm) ?? [];
    expect(headings).not.toEqual([]);
    for (const heading of headings) {
      expect(heading).toMatch(/\{\/\* #[\w-]+ \*\/\}$/);
    }
  });
});

const siteDir = path.resolve('.');

const withTensors = docsVersions.filter(({name}) => name !== '0.1');

const snackTutorials = withTensors.flatMap((version) =>
  readdirSync(path.join(docsFolder(version.name), 'tutorials/snacks')).map(
    (file) => ({
      version,
      file,
      page: readPage(
        siteDir,
        path.join(docsFolder(version.name), 'tutorials/snacks', file),
      ),
    }),
  ),
);

it('finds the tutorials of every version', () => {
  expect(snackTutorials).toHaveLength(withTensors.length * tutorials.length);
});

/** Folder of the app that the page runs. */
function sampleOf(page: string): string {
  return (
    /<RunInPage of="[^"]*" sample="samples\/([^"]+)"/.exec(page)?.[1] ?? ''
  );
}

describe.each(snackTutorials)('$version.label $file', ({version, page}) => {
  const code = [...readSample(siteDir, sampleOf(page), version).values()]
    .map(({text}) => text)
    .join('\n');

  it('offers the page first, the own app second and the Snack last', () => {
    // Without the tabs inside a tab.
    const outer = page.replaceAll(
      /<Tabs(?! groupId="workflow")[^>]*>.*?<\/Tabs>/gs,
      '',
    );
    const [, tabs = ''] =
      /<Tabs groupId="workflow">(.*?)<\/Tabs>/s.exec(outer) ?? [];
    expect(
      [...tabs.matchAll(/<TabItem value="([^"]+)" label="([^"]+)"/g)].map(
        ([, value, label]) => [value, label],
      ),
    ).toEqual([
      ['page', 'In this page'],
      ['own-app', 'In your own app'],
      ['snack', 'Snack'],
    ]);
  });

  it.each([
    ['CAMERA', /<Camera\s/],
    ['RECORD_AUDIO', /startRecord\(/],
  ])('asks for %s in its own code before it needs it', (name, use) => {
    const asks = code.includes(`askForPermission('${name}')`);
    expect(asks).toBe(use.test(code));
    if (asks) {
      expect(page).toContain('askForPermission.ts');
    }
  });
});

it('some tutorials ask for the camera, and one for the microphone', () => {
  const asking = (name: string) =>
    snackTutorials.filter(({version, page}) =>
      [...readSample(siteDir, sampleOf(page), version).values()].some(
        ({text}) => text.includes(`askForPermission('${name}')`),
      ),
    );
  expect(asking('CAMERA')).toHaveLength(withTensors.length * 5);
  expect(asking('RECORD_AUDIO')).toHaveLength(withTensors.length);
});

describe.each(withTensors)('Get started of $label', ({name}) => {
  const page = readPage(
    siteDir,
    path.join(docsFolder(name), 'tutorials/get-started.mdx'),
  );

  it('starts with what works, and ends with the history of Snack', () => {
    const ids = [...page.matchAll(/^## .*\{\/\* #([\w-]+) \*\/\}$/gm)].map(
      ([, id]) => id,
    );
    const order = [
      'compute-something',
      'make-it-yours',
      'android-app',
      'snack',
      'when-it-does-not-work',
      'what-you-have-now',
      'where-to-go-next',
    ];
    expect(ids.filter((id) => id !== undefined && order.includes(id))).toEqual(
      order,
    );
    expect(page.indexOf('<RunInPage')).toBeLessThan(page.indexOf('\n## '));
  });
});
