import {expect, it} from 'vitest';
import site from '../../docusaurus.config';
import stockConfig from './stockConfig';

it('has the content of the site', () => {
  expect(stockConfig.presets).toBe(site.presets);
  expect(stockConfig.markdown).toBe(site.markdown);
});

it('has none of what replaces a part of Docusaurus', () => {
  expect(stockConfig.plugins).toEqual(
    [
      'code-samples',
      'example-pages',
      'shared-snacks',
      'third-party-notices',
    ].map(
      (name) => expect.stringMatching(`/plugins/${name}/index.ts$`) as string,
    ),
  );
  expect(stockConfig.ssrTemplate).toBeUndefined();
  expect(JSON.stringify(stockConfig.themeConfig.navbar)).not.toMatch(
    /"type":"(?:search|custom-)/,
  );
});
