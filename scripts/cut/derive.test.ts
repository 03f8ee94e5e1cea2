import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {derive} from './derive';
import {copyReleases, writeRelease as writeReleaseIn} from './testing/releases';

const plain = (text: string) => text.replace(/,(?=\s*[\])}])|\s/g, '');

it.each([...derive('.')])(
  '%s follows from content/releases/; if not, run npm run cut',
  (file, text) => {
    expect(plain(readFileSync(file, 'utf8'))).toBe(plain(text));
  },
);

const menu = 'src/theme/Navbar/MobileSidebar/Toggle/styles.module.css';

let project = '';

function derived(file: string): string {
  return derive(project).get(file) ?? '';
}

function writeRelease(version: string, changed: object): void {
  writeReleaseIn(project, version, changed);
}

beforeEach(() => {
  project = temporaryFolder();
  for (const file of [
    'i18n/en/code.json',
    'packages/torchlive-web/native/release.ts',
    'packages/torchlive-web/conformance/binding/packages.py',
    'packages/torchlive-web/package.json',
    'package-lock.json',
    menu,
  ]) {
    cpSync(file, path.join(project, file));
  }
  copyReleases(project);
  writeWithFolders(path.join(project, 'versions.json'), '["0.2.3"]');
});

it('a new release comes first, with the fields that it has', () => {
  writeRelease('0.2.10', {closest: '0.2.4', advantage: undefined});
  expect(derived('content/releases/names.json')).toMatch(/^\["0\.2\.10",/);
  const index = derived('content/releases/index.ts');
  expect(index.indexOf("'0.2.10'")).toBeLessThan(index.indexOf("'0.2.4'"));
  const [entry = ''] = /\{\s+version: '0\.2\.10'[^}]*\}/.exec(index) ?? [];
  expect(entry).toContain('.closest');
  expect(entry).not.toContain('.advantage');
  // Only tests read them.
  expect(index).not.toMatch(/\.(?:exports|changes)/);
});

it('the runtime and its golden files know it, published or not', () => {
  const runtime = 'packages/torchlive-web/native/release.ts';
  const goldens = 'packages/torchlive-web/conformance/binding/packages.py';
  writeRelease('0.2.5', {});
  expect(derived(runtime)).toContain("'0.2.4', '0.2.5'] as const;");
  expect(derived(goldens)).toContain('"0.2.4", "0.2.5"]');
  writeRelease('0.2.5', {closest: '0.2.4'});
  expect(derived(runtime)).toContain("'0.2.5': '0.2.4'};");
  expect(derived(goldens)).not.toContain('0.2.5');
});

it.each(['packages/torchlive-web/package.json', 'package-lock.json'])(
  'npm installs our package beside it, which %s says, once it is published',
  (file) => {
    writeRelease('0.2.10', {});
    expect(derived(file)).toContain(
      '"react-native-pytorch-core": ">=0.2.0 <=0.2.10"',
    );
    writeRelease('0.2.10', {closest: '0.2.4'});
    expect(derived(file)).toContain(
      '"react-native-pytorch-core": ">=0.2.0 <=0.2.4"',
    );
  },
);

it.each([
  ['["0.2.3"]', 1],
  ['["0.2.4", "0.2.3"]', 2],
  ['["0.2.4", "0.2.3", "0.2.2"]', 2],
])('the menu of phones has room for next and %s', (cut, rows) => {
  writeWithFolders(path.join(project, 'versions.json'), cut);
  expect(derived(menu)).toContain(`--pt-menu-version-rows: ${rows};`);
});

it('the banners say which release is the newest and since when, and to install it only while the latest docs are of an older one', () => {
  const messages = 'i18n/en/code.json';
  writeRelease('0.2.5', {date: '2023-02-01', advantage: 'it is faster'});
  expect(derived(messages)).toContain('0.2.5, published in February 2023.');
  expect(derived(messages)).toContain(
    '{versionLabel}. To install PlayTorch, choose 0.2.5: it is faster."',
  );
  writeWithFolders(path.join(project, 'versions.json'), '["0.2.5", "0.2.3"]');
  expect(derived(messages)).toContain('these docs is {versionLabel}."');
});

it('says so if a file no longer fits', () => {
  const runtime = 'packages/torchlive-web/native/release.ts';
  writeWithFolders(path.join(project, runtime), 'const tagz = [];');
  expect(() => derive(project)).toThrow(`${runtime}: nothing fits `);
});
