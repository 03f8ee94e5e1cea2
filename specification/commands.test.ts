import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apiPackages} from '../content/site/apiPackages';
import {brand} from '../content/site/brand';
import {docsFolder, docsVersions} from '../content/site/versions';
import {readPage} from '../plugins/shared-text/includeShared';
import {extractFences} from '../scripts/check-samples/extractFences';
import {compatibility} from '../content/data/compatibility';
import {reactNativeReleases} from '../content/data/reactNativeReleases';

const shells = ['bash', 'powershell'];

/** Every block of shell commands in a version's pages, with their shared passages. */
function commandsOf(version: string): string[] {
  const folder = docsFolder(version);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      extractFences(readPage(path.resolve('.'), path.join(folder, file))),
    )
    .filter(({language}) => shells.includes(language))
    .map(({code}) => code);
}

it('reads the commands of shared passages', () => {
  expect(commandsOf('current').join('\n')).toContain(
    'git apply playtorch.patch',
  );
});

describe('the commands of 0.1', () => {
  const commands = commandsOf('0.1');

  it('are found', () => {
    expect(commands.length).toBeGreaterThan(20);
  });

  it('never run the tool that was removed', () => {
    expect(
      commands.filter((command) => command.includes('torchlive-cli')),
    ).toEqual([]);
  });

  it('never create a project from the template', () => {
    expect(
      commands.filter((command) =>
        command.includes('react-native-template-pytorch-live'),
      ),
    ).toEqual([]);
  });

  it('run make_models.py in the environment that has PyTorch', () => {
    const exports = commands.filter((command) =>
      command.includes('make_models.py'),
    );
    expect(exports.length).toBeGreaterThan(0);
    for (const command of exports) {
      expect(command).toMatch(/-m venv venv\n.*activate/is);
      expect(command).toMatch(/install -r requirements\.txt\n/);
    }
  });

  it('never take a Python that is too new from a package manager', () => {
    expect(
      commands.filter((command) =>
        /(?:brew|apt|choco) install .*python3\b/.test(command),
      ),
    ).toEqual([]);
  });
});

/** Libraries that fit every React Native that the toolkit builds on. */
const plainLibraries = {
  'react-native-paper': '4.9.2',
  'react-native-vector-icons': '9.2.0',
};

describe.each(docsVersions.filter(({name}) => name !== '0.1'))(
  'the tutorials of $label',
  ({name, packageVersion}) => {
    const newest = compatibility.find(
      (entry) => entry.packageVersion === packageVersion,
    )?.newestOnAndroid;
    const versions: Readonly<Record<string, string>> = {
      ...reactNativeReleases.find(({version}) => version === newest)?.libraries,
      ...plainLibraries,
    };
    const commands = commandsOf(name).filter((command) =>
      command.includes('expo-file-system'),
    );

    it('all install libraries', () => {
      expect(commands).toHaveLength(8);
    });

    it.each(commands)('fit the newest React Native: %s', (command) => {
      const [modules, install = ''] = command.trim().split('\n');
      expect(modules).toBe('npx install-expo-modules@0.4.0');
      const libraries = install.replace(/^npm install /, '').split(' ');
      expect(libraries).toEqual(
        libraries.map((library) => {
          const [packageName = ''] = library.split('@');
          return `${packageName}@${versions[packageName] ?? 'none'}`;
        }),
      );
    });
  },
);

it('the compatibility page names the libraries that fit every React Native', () => {
  const page = readFileSync('src/pages/compatibility.mdx', 'utf8');
  for (const [packageName, version] of Object.entries(plainLibraries)) {
    expect(page).toContain(`\`${packageName}@${version}\``);
  }
});

/** Releases whose packages this site has read, by package. */
const published: Readonly<Record<string, readonly string[]>> = {
  [brand.packageName]: apiPackages
    .filter(({derivedFrom}) => derivedFrom === undefined)
    .map(({version}) => version),
  'react-native-template-pytorch-live': ['0.2.3'],
};

it.each(Object.entries(published))(
  'pages install only releases of %s that exist',
  (packageName, releases) => {
    const installed = docsVersions
      .flatMap(({name}) => commandsOf(name))
      .flatMap((command) => [
        ...command.matchAll(new RegExp(`${packageName}@([\\d.]+)`, 'g')),
      ])
      .map(([, version = '']) => version);
    expect(installed).not.toEqual([]);
    expect(releases).toEqual(expect.arrayContaining(installed));
  },
);
