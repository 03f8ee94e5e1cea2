import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from 'test-utils';
import {expect, it} from 'vitest';
import {releases} from '../../content/releases';
import {downloadFolder} from '../../content/site/downloads';
import {readManifest} from './manifest';

/** Unpacks what readers download into a project that has nothing of ours, beside what npm would install. */
function installInProject(folder: string): string {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  const {name, version} = readManifest('torchlive-web');
  const archive = `${name}-${version}.tgz`;
  execFileSync('tar', [
    ...['-xzf', path.join('build', downloadFolder, archive)],
    ...['-C', folder],
  ]);
  renameSync(path.join(folder, 'package'), path.join(modules, 'torchlive-web'));
  for (const name of [
    ...['onnxruntime-common', 'onnxruntime-web', 'sucrase', 'react'],
    ...['@react-native/normalize-colors', 'react-native-pytorch-core'],
  ]) {
    const link = path.join(modules, name);
    mkdirSync(path.dirname(link), {recursive: true});
    symlinkSync(path.resolve('node_modules', name), link);
  }
  return path.join(modules, 'torchlive-web');
}

const program = `
import {torch, torchvision, loadPackage} from 'torchlive-web/node';
const sum = torch.arange(6).reshape([2, 3]).sum(1);
console.log(String(sum.data()));
const {text} = loadPackage().exports;
console.log(Object.keys(text).join());
console.log(String(torchvision.transforms.centerCrop([2])(torch.ones([3, 4, 4])).shape));
`;

it('the archive runs in Node, has source maps with its sources, and says what it was made of', () => {
  const folder = temporaryFolder();
  const unpacked = installInProject(folder);
  writeFileSync(path.join(folder, 'program.mjs'), program);
  expect(
    execFileSync(process.execPath, ['program.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    }),
  ).toBe('3,12\nWordPieceTokenizer\n3,2,2\n');

  const files = readdirSync(unpacked, {recursive: true, encoding: 'utf8'});
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts).toContain('web/react-native.js');
  expect(
    scripts.filter((file) => !existsSync(path.join(unpacked, `${file}.map`))),
  ).toEqual([]);
  const read = (file: string) =>
    readFileSync(path.join(unpacked, file), 'utf8');
  const map = JSON.parse(read('web/fetchFile.js.map')) as {
    sources: string[];
    sourcesContent: string[];
  };
  expect(map.sources).toEqual(['torchlive-web/web/fetchFile.ts']);
  expect(map.sourcesContent[0]).toContain('export async function fetchFile');
  // Nothing tells where it was built.
  expect(
    files.filter(
      (file) =>
        /\.(?:js|map|ts|md)$/.test(file) && read(file).includes(process.cwd()),
    ),
  ).toEqual([]);

  const [commit = ''] = /\b[0-9a-f]{40}\b/.exec(read('NOTICE.md')) ?? [];
  const kind = execFileSync('git', ['cat-file', '-t', commit]);
  expect(kind.toString()).toBe('commit\n');
  expect(read('NOTICE.md')).toMatch(
    /are part of it:\n\n- lite-interpreter, MIT\n\n[^]*\n- onnxruntime-web 1\.30\.0, MIT/,
  );
  expect(read('LICENSE')).toBe(readFileSync('LICENSE', 'utf8'));
  expect(JSON.parse(read('package.json'))).toMatchObject({
    type: 'module',
    engines: {node: '>=20.19'},
    bundleDependencies: ['lite-interpreter'],
    peerDependencies: {
      'react-native-pytorch-core': `>=0.2.0 <=${releases.find(({closest}) => closest === undefined)?.version}`,
    },
  });
});
