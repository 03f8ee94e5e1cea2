import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import stockConfig from './stockConfig';

/** Plugins that write modules which components import. */
function generatingPlugins(): string[] {
  const files = ['src', 'packages/run-in-page']
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, withFileTypes: true}),
    )
    .filter(({name}) => /\.tsx?$/.test(name))
    .map(({parentPath, name}) => path.join(parentPath, name));
  const names = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/@generated\/([\w-]+)\/default/g),
    ].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}

it('has what pages are made of', () => {
  const plugins = generatingPlugins();
  expect(plugins.length).toBeGreaterThan(2);
  for (const name of plugins) {
    expect(stockConfig.plugins).toContainEqual([
      expect.stringMatching(`/plugins/${name}/index.ts$`),
      expect.anything(),
    ]);
  }
});
