import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readPage} from '../../plugins/shared-text/includeShared';
import {readManifest} from '../pack/manifest';
import {templateFiles} from './templateFiles';

const siteUrl = 'https://docs.example';
const {name, version} = readManifest('torchlive-web');
const archive = `/downloads/${name}-${version}.tgz`;

it('the template installs our package from the site that it was downloaded from', () => {
  const files = templateFiles(siteUrl);
  const read = (file: string) =>
    Buffer.from(files.get(`web-app/${file}`) ?? []).toString();
  const {dependencies} = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['torchlive-web']).toBe(siteUrl + archive);
  expect(files.has('web-app/.github/workflows/ci.yml')).toBe(true);
  expect(JSON.parse(read('public/labels.json'))).toHaveLength(1000);
});

it('asks for exact versions', () => {
  const manifest = JSON.parse(
    readFileSync('examples/web-app/package.json', 'utf8'),
  ) as Record<string, Record<string, string>>;
  const versions = [
    ...Object.values(manifest.dependencies ?? {}),
    ...Object.values(manifest.devDependencies ?? {}),
  ];
  expect(versions.length).toBeGreaterThan(5);
  expect(
    versions.filter((each) => !/\d+\.\d+\.\d+(?:\.tgz)?$/.test(each)),
  ).toEqual([]);
});

it.each(['docs', 'versioned_docs/version-0.2.3'])(
  'the page in %s names the archive and the template, by versions alone',
  (folder) => {
    const page = readPage('.', `${folder}/tutorials/run-on-the-web.mdx`);
    expect(page).toContain(` {siteUrl}${archive} `);
    expect(page).toContain(`pathname://${archive}`);
    expect(page).toContain('pathname:///downloads/web-app.zip');
    const commands = [...page.matchAll(/^npm (?:install|create) .*$/gm)].join(
      ' ',
    );
    const named = commands
      .split(' ')
      .filter((word) => /^[@a-z]/.test(word) && /[@/]/.test(word));
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((word) => !/@\d+\.\d+\.\d+$/.test(word))).toEqual([]);
  },
);
