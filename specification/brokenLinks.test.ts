import {expect, it} from 'vitest';
import site from '../docusaurus.config';

// What Docusaurus does then is its own business, and its own tests'.

it('broken links fail the build, to anchors too [S5.10]', () => {
  expect(site).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
  });
});

it('broken Markdown links fail the build [S5.11]', () => {
  expect(site.markdown.hooks.onBrokenMarkdownLinks).toBe('throw');
});

it('duplicate routes only warn [S5.12]', () => {
  expect(site.onDuplicateRoutes).toBe('warn');
});
