import {readFileSync} from 'node:fs';
import {parse} from 'parse5';
import {expect, it} from 'vitest';
import {releases} from '../content/releases';
import {docsVersions, versionRoot} from '../content/site/versions';
import {attributeOf, elementsOf, textOf} from 'build-utils/html';

const latest = '/docs/tutorials/get-started/';

const [newest] = releases;
const published = new Date(newest?.date ?? '').toLocaleDateString('en', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const words = {
  none: undefined,
  unreleased: `next documents PlayTorch ${newest?.version}, published in ${published}.`,
  unmaintained: 'no longer actively maintained',
};

it.each(docsVersions.map((version) => [version.label, version] as const))(
  '%s: banner and links of the navbar',
  (_label, version) => {
    const address = `${versionRoot(version)}tutorials/get-started/`;
    const elements = [
      ...elementsOf(parse(readFileSync(`build${address}index.html`, 'utf8'))),
    ];
    const hasClass = (name: string) => (element: (typeof elements)[number]) =>
      attributeOf(element, 'class')?.split(' ').includes(name) === true;
    const hrefs = (name: string) =>
      elements
        .filter(hasClass('navbar__link'))
        .filter((link) => textOf(link) === name)
        .map((link) => attributeOf(link, 'href'));

    expect(hrefs('Tutorials')).toContain(address);
    expect(hrefs('API')).toContain(`${versionRoot(version)}api/core/`);

    const banner = elements.find(hasClass('theme-doc-version-banner'));
    const expected = words[version.banner];
    if (expected === undefined || banner === undefined) {
      expect([banner, expected]).toEqual([undefined, undefined]);
    } else {
      expect(textOf(banner)).toContain(expected);
      expect(
        [...elementsOf(banner)]
          .filter(({tagName}) => tagName === 'a')
          .map((link) => attributeOf(link, 'href')),
      ).toEqual([latest]);
    }
  },
);
