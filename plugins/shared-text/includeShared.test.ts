import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {includeShared, readPage, sharedNames} from './includeShared';

const page = '# Page\n\n<Shared of="size" />\n\nEnd\n';

function siteWith(passage: string): string {
  const site = temporaryFolder();
  writeWithFolders(path.join(site, 'content/shared/size.mdx'), passage);
  writeWithFolders(path.join(site, 'docs/page.mdx'), page);
  return site;
}

it('puts the passage in the place of its element', () => {
  const site = siteWith('Small.\n\n## More {/* #more */}\n');
  const whole = '# Page\n\nSmall.\n\n## More {/* #more */}\n\nEnd\n';
  expect(includeShared(site, page)).toBe(whole);
  expect(readPage(site, path.join(site, 'docs/page.mdx'))).toBe(whole);
});

it('lists the passages of a page', () => {
  expect(sharedNames(page)).toEqual(['size']);
  expect(sharedNames('Text that says `<Shared of="size" />`.')).toEqual([]);
});

it('keeps a dollar sign of the passage', () => {
  expect(includeShared(siteWith("$& $' $1"), page)).toContain("$& $' $1");
});

it('names the file that is missing', () => {
  expect(() => includeShared(siteWith(''), '<Shared of="sise" />')).toThrow(
    'no file "content/shared/sise.mdx". Add it, or correct the name.',
  );
});
