import {readFileSync} from 'node:fs';
import {
  attributeOf,
  elementsNamed,
  isElement,
  textOf,
  type Element,
} from 'build-utils/html';
import {describe, expect, it} from 'vitest';
import {partOf, readBuiltPage} from '../../scripts/lib/readBuiltPage';
import {families} from '../e2e/families';
import {
  docsVersions,
  latestVersion,
  versionRoot,
} from '../../content/site/versions';

function read(page: string): string {
  return readFileSync(`build${page}index.html`, 'utf8');
}

it.each(docsVersions)(
  'titles of $label name the version, unless it is the latest',
  (version) => {
    const suffix = version.name === latestVersion ? '' : `, ${version.label}`;
    for (const page of ['api/core/', 'tutorials/get-started/']) {
      const [, title] =
        /<title[^>]*>([^<]*) \| PlayTorch<\/title>/.exec(
          read(versionRoot(version) + page),
        ) ?? [];
      expect(title?.replace(/^[^,]*/, '')).toBe(suffix);
    }
  },
);

it('no title names a version twice', () => {
  const titles = Object.values(
    JSON.parse(readFileSync('build/page-titles.json', 'utf8')) as Record<
      string,
      string
    >,
  );
  expect(titles.length).toBeGreaterThan(100);
  expect(
    titles.filter((title) => /\b(\d+\.[\d.]*\d|next)\b.*\b\1$/.test(title)),
  ).toEqual([]);
});

it.each(docsVersions)(
  'what changed in $label is its own canonical page',
  (version) => {
    const page = `${versionRoot(version)}api/changes/`;
    const [canonical] =
      /<link[^>]*rel="?canonical[^>]*>/.exec(read(page)) ?? [];
    expect(canonical).toMatch(new RegExp(`playtorch\\.dev${page}["> ]`));
  },
);

/** The text of an element, without what Markdown leaves out. */
function wordsOf(element: Element): string {
  return element.childNodes
    .map((child) =>
      isElement(child)
        ? attributeOf(child, 'data-md') === 'off'
          ? ''
          : wordsOf(child)
        : textOf(child),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The pages whose heading is part of what they show: a hero, a search box, a missing page. */
const ownHeads = ['home', 'search', 'not found'];

describe.each(families.filter(([family]) => !ownHeads.includes(family)))(
  'the head of the %s page',
  (_, address) => {
    const main = partOf(readBuiltPage(address.replace(/\?.*/, '')), 'main');
    const blocks = elementsNamed(
      main,
      ...['h1', 'h2', 'h3', 'p', 'dl', 'figure', 'section', 'table', 'form'],
    );
    const start = blocks.findIndex(({tagName}) => tagName === 'h1');

    it('is a title and a lead of one sentence', () => {
      expect(start).not.toBe(-1);
      const [lead] = blocks.slice(start + 1);
      expect(lead?.tagName).toBe('p');
      expect(lead && wordsOf(lead)).toMatch(
        /^[^.!?]+(?:[.!?]\S[^.!?]*)*[.!?:]$/,
      );
    });

    it('has at most one strip of facts between the lead and the content', () => {
      const rest = blocks.slice(start + 2);
      const content = rest.findIndex(({tagName}) => tagName !== 'dl');
      expect(content === -1 ? 0 : content).toBeLessThanOrEqual(1);
    });
  },
);
