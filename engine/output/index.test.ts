import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import output from '.';

it('invalidates the cache with the parts, and with code that decides how modules are compiled', () => {
  const {configureWebpack} = output({} as LoadContext, {parts: ['routes']});
  const stock = {experiments: {cache: {version: 'stock'}}} as never;
  const settings = configureWebpack?.(stock, false, {} as never, undefined);
  expect(settings).toHaveProperty('experiments.cache.version', 'stock-routes');
  expect(settings).toHaveProperty(
    'experiments.cache.buildDependencies',
    expect.arrayContaining(
      [
        'config/versions.ts',
        'engine/addLoader.ts',
        'plugins/remark-code-sample/index.ts',
      ].map((file) => expect.stringMatching(new RegExp(`/${file}$`)) as string),
    ),
  );
});
