import {expect, it, onTestFinished} from 'vitest';
import {createSite} from '../scripts/testing/createSite';

function build(pages: Readonly<Record<string, string>>) {
  const site = createSite(pages);
  onTestFinished(site.remove);
  return site.build();
}

/** A page of one sentence. */
const page = (text: string) =>
  `---\ntitle: '${text}'\ndescription: '${text}'\n---\n\n${text}\n`;

it('a broken link fails the build, two pages at one address only warn [S5.10] [S5.12]', async () => {
  const {exitCode, output} = await build({
    'docs/page.mdx': page('This link leads [nowhere](/nowhere/).'),
    'docs/page/index.mdx': page('Both want the same address.'),
  });
  expect(output).toMatch(/\[WARNING\][^[]*Duplicate routes found/);
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toContain('linking to /nowhere/');
  expect(exitCode).toBe(1);
});

it('a broken Markdown link fails the build [S5.11]', async () => {
  const {exitCode, output} = await build({
    'docs/page.mdx': page('This file is [missing](./missing.mdx).'),
  });
  expect(output).toContain("couldn't be resolved");
  expect(output).toContain('./missing.mdx');
  // It fails while the page compiles, not because the page's links are checked later.
  expect(output).not.toContain('Docusaurus found broken links!');
  expect(exitCode).toBe(1);
});
