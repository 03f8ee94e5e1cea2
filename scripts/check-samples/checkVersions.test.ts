import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {apiPackages} from '../../content/site/apiPackages';
import {docsVersionOf} from '../../content/site/versions';
import {checkVersions, type VersionReport} from './checkVersions';

const modules = path.resolve(import.meta.dirname, '../../node_modules');
const timeout = 60_000;

/** Checks a folder of fixtures as the pages of each of these versions. */
function check(
  versions: readonly string[],
  folder: string,
  react = 'types-react-17',
): Promise<VersionReport[]> {
  return checkVersions(
    versions.map((docsVersion) => ({
      siteDir: path.join(import.meta.dirname, '__fixtures__'),
      folder,
      version: docsVersionOf(docsVersion),
    })),
    {react: path.join(modules, react), modules},
  );
}

function messages(report: VersionReport | undefined, page: string): string[] {
  return (report?.problems ?? [])
    .filter((problem) => problem.page.includes(page))
    .map(({line, message}) => `${line}: ${message}`);
}

describe('rejected code', () => {
  let report: VersionReport | undefined;

  beforeAll(async () => {
    // Beside a version that allows some of it.
    [report] = await check(['0.2.3', '0.1'], 'rejected');
  }, timeout);

  it.each([
    ['removed-in-this-version', "6: TS2339: Property 'execute' does not exist"],
    ['generics-of-another-version', "7: TS2344: Type 'Tensor' does not"],
    ['unknown-import', '2: TS2307: Cannot find module'],
    ['implicit-any', '2: TS7006: Parameter'],
    ['any-by-accident', '4: "labels" is "any" by accident'],
    ['unused-fragment', '1: the fragment compiles as it is'],
    ['too-new-for-the-engine', "2: TS2550: Property 'at' does not exist"],
    ['untyped-canvas', "8: TS2339: Property 'fillTriangle' does not exist"],
    ['untyped-camera', "8: TS2339: Property 'develop' does not exist"],
    ['deprecated-in-this-version', '10: "fillCircle" is deprecated'],
  ])('says what is wrong with %s', (page, message) => {
    expect(messages(report, page)).toEqual([expect.stringContaining(message)]);
  });

  it('counts all that it read', () => {
    expect(report).toMatchObject({pages: 10, fences: 10, fragments: 1});
  });
});

describe('accepted code', () => {
  it(
    'compiles against every version, with Camera and Canvas typed',
    async () => {
      const versions = apiPackages.map(({docsVersion}) => docsVersion);
      const reports = await check(versions, 'accepted');
      expect(reports).toHaveLength(apiPackages.length);
      for (const report of reports) {
        expect(report.problems).toEqual([]);
        expect(report).toMatchObject({pages: 1, fences: 2, fragments: 1});
      }
    },
    timeout,
  );

  it(
    'is refused under the React types of today, where Canvas turns into any',
    async () => {
      const [report] = await check(['0.2.3'], 'accepted', '@types/react');
      expect(messages(report, 'components')).toContainEqual(
        expect.stringContaining('"Canvas" is "any" by accident'),
      );
    },
    timeout,
  );
});

describe('samples', () => {
  it(
    'compile with the overrides of their version, also beside another one',
    async () => {
      const reports = await check(['0.2.2', '0.2.3'], 'overrides');
      for (const report of reports) {
        expect(report).toMatchObject({samples: 2, problems: []});
      }
      const isOverridden = reports.map(({files}) =>
        files.some((file) => file.includes('/0.2.2/')),
      );
      expect(isOverridden).toEqual([true, false]);
    },
    timeout,
  );
});

describe('Snacks', () => {
  it(
    'need what they import, in the versions that were compiled',
    async () => {
      const [report] = await check(['0.2.3'], 'snacks');
      expect(report).toMatchObject({snacks: 4, samples: 4});
      expect(messages(report, '/good/')).toEqual([]);
      expect(messages(report, '/stale/')).toEqual([
        '1: "react-native-pytorch-core" must be 0.2.3, not 0.2.0.',
      ]);
      expect(messages(report, '/greedy/')).toEqual([
        '1: "react-native-safe-area-context" is never imported. Drop it from the dependencies.',
        '1: "react-native-safe-area-context" must be 3.3.2, not 4.0.0.',
      ]);
      expect(messages(report, '/needy/')).toEqual([
        '1: "react-native-pytorch-core" is imported. Add it to the dependencies.',
      ]);
    },
    timeout,
  );
});
