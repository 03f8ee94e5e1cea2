import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import site from '../../docusaurus.config';
import stockConfig from './stockConfig';

/** Plugins that write modules which components import. */
function generatingPlugins(): string[] {
  const files = readdirSync('src', {recursive: true, withFileTypes: true})
    .filter(({name}) => /\.tsx?$/.test(name))
    .map(({parentPath, name}) => path.join(parentPath, name));
  const names = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/@generated\/([\w-]+)\/default/g),
    ].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}

it('has the content of the site', () => {
  expect(stockConfig.presets).toBe(site.presets);
  expect(stockConfig.markdown).toBe(site.markdown);
});

it('has what pages are made of', () => {
  const plugins = generatingPlugins();
  expect(plugins.length).toBeGreaterThan(2);
  for (const name of plugins) {
    expect(stockConfig.plugins).toContainEqual(
      expect.stringMatching(`/plugins/${name}/index.ts$`),
    );
  }
});

it('has none of what replaces a part of Docusaurus', () => {
  expect(stockConfig.plugins.length).toBeLessThan(site.plugins.length / 2);
  expect(JSON.stringify(stockConfig.plugins)).not.toMatch(
    /engine|embedded-search|print-links|system-colors/,
  );
  expect(stockConfig.ssrTemplate).toBeUndefined();
  expect(JSON.stringify(stockConfig.themeConfig.navbar)).not.toMatch(
    /"type":"(?:search|custom-)/,
  );
});
