import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from 'test-utils';
import {expect, it} from 'vitest';
import withTorchlive from '../metro';
import {newestRelease} from '../native/release';
import torchlive from '../vite';
import {aliases, findPackages, ownFolder, unknownModule} from './aliases';

/** A project with packages, each under a name of its own choice. */
function project(installed: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  for (const [name, real] of Object.entries(installed)) {
    const folder = path.join(root, 'node_modules', name);
    mkdirSync(folder, {recursive: true});
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({name: real, version: '1.0.0'}),
    );
  }
  return root;
}

const core = {'react-native-pytorch-core': 'react-native-pytorch-core'};

it('finds React Native for Web under either name', () => {
  const aliased = project({...core, 'react-native': 'react-native-web'});
  expect(findPackages(aliased).web.name).toBe('react-native');
  const both = project({
    ...core,
    'react-native': 'react-native',
    'react-native-web': 'react-native-web',
  });
  expect(findPackages(both).web.name).toBe('react-native-web');
});

it.each([
  [{}, `npm install react-native-pytorch-core@${newestRelease}`],
  [core, 'npm install react-native@npm:react-native-web'],
  [
    {...core, 'react-native': 'react-native'},
    'npm install react-native@npm:react-native-web',
  ],
])('a project with %j is told to install what it lacks', (installed, words) => {
  expect(() => findPackages(project(installed))).toThrow(words);
});

it('a part of React Native that browsers have no version of is named', () => {
  expect(unknownModule('react-native/Libraries/Core/Devtools')).toContain(
    '"react-native/Libraries/Core/Devtools" is a part of React Native',
  );
  for (const known of [...Object.keys(aliases), 'react', 'react-native-svg']) {
    expect(unknownModule(known)).toBeUndefined();
  }
});

it('Vite gets our modules for those of an app, and the real one for ours', async () => {
  const plugin = torchlive();
  const root = project({...core, 'react-native': 'react-native-web'});
  plugin.config({root}, {mode: 'production'});
  const asked: string[] = [];
  const context = {
    resolve: (source: string) => {
      asked.push(source);
      return Promise.resolve({id: `resolved ${source}`});
    },
    error: (message: string): never => {
      throw new Error(message);
    },
  };
  const resolve = (source: string, importer: string) =>
    plugin.resolveId.call(context, source, importer);
  const app = path.join(root, 'src/App.tsx');
  expect(await resolve('react-native', app)).toBe(aliases['react-native']);
  expect(await resolve('expo-file-system', app)).toBe(
    aliases['expo-file-system'],
  );
  expect(await resolve('react', app)).toBeUndefined();
  await expect(resolve('react-native/Libraries/X', app)).rejects.toThrow(
    'browsers have no version of',
  );
  const own = path.join(ownFolder, 'web/react-native.ts');
  expect(await resolve('react-native-web', own)).toEqual({
    id: 'resolved react-native',
  });
});

it('Metro resolves for the web alone, and models run without a worker', () => {
  const config = withTorchlive({resolver: {assetExts: ['png']}}) as unknown as {
    resolver: {
      assetExts: string[];
      resolveRequest: (
        context: object,
        name: string,
        platform: string,
      ) => object;
    };
  };
  expect(config.resolver.assetExts).toContain('ptl');
  const resolve = (originModulePath: string, name: string, platform: string) =>
    config.resolver.resolveRequest(
      {originModulePath, resolveRequest: () => ({type: 'empty'})},
      name,
      platform,
    );
  expect(resolve('/app/App.tsx', 'react-native', 'web')).toEqual({
    type: 'sourceFile',
    filePath: aliases['react-native'],
  });
  expect(resolve('/app/App.tsx', 'react-native', 'ios')).toEqual({
    type: 'empty',
  });
  // What Expo's compiler made of an import from "react-native".
  expect(
    resolve(
      '/app/App.tsx',
      'react-native-web/dist/exports/NativeModules',
      'web',
    ),
  ).toEqual({
    type: 'sourceFile',
    filePath: path.join(ownFolder, 'web/exports/NativeModules.ts'),
  });
  expect(
    resolve('/app/App.tsx', 'react-native-web/dist/exports/View', 'web'),
  ).toEqual({type: 'empty'});
  const device = path.join(ownFolder, 'web/device.ts');
  expect(resolve(device, './startModels.ts', 'web')).toEqual({
    type: 'sourceFile',
    filePath: path.join(ownFolder, 'web/startModelsHere.ts'),
  });
});
