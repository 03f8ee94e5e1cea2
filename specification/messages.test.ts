import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apiPackages} from '../content/site/apiPackages';
import {versionsBetween} from '../src/components/SeenIn/versionsBetween';

const page = readFileSync('src/pages/troubleshooting.mdx', 'utf8');

/** A section of the page: the message in its heading, and its text. */
const sections = page
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return {
      id: /#([\w-]+) \*/.exec(heading)?.[1] ?? '',
      message: /^`([^`]+)`/.exec(heading)?.[1],
      text: lines.join('\n'),
    };
  });

/** The text of each source file of a package. */
function sourcesOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) =>
      /^(?:android|cpp|cxx|ios|src)\/.*\.(?:cpp|h|java|mm|swift|tsx?)$/.test(
        file,
      ),
    )
    .map((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        // C++ joins strings that stand on lines of their own.
        .replace(/"\n\s*"/g, ''),
    );
}

/** The sources of published packages by version, oldest first; `next` may document that of the latest. */
const packages = new Map(
  apiPackages
    .filter(({derivedFrom}) => derivedFrom === undefined)
    .map(({version, dependency}): [string, string[]] => [
      version,
      sourcesOf(path.join('node_modules', dependency)),
    ])
    .reverse(),
);

/** Versions with a message. */
function versionsWith(message: string): string[] {
  const parts = message.split('…');
  return [...packages]
    .filter(([, sources]) =>
      sources.some((source) => parts.every((part) => source.includes(part))),
    )
    .map(([version]) => version);
}

it('every entry says what to do', () => {
  expect(sections.length).toBeGreaterThan(25);
  for (const {id, text} of sections) {
    expect(text, id).toContain('**Cause:**');
    expect(text, id).toContain('**Fix:**');
    expect(id).not.toBe('');
  }
  expect(new Set(sections.map(({id}) => id)).size).toBe(sections.length);
});

describe('messages of the toolkit', () => {
  const own = sections.filter(
    ({message, text}) =>
      message !== undefined && text.includes('From the toolkit.'),
  );

  it('are found', () => {
    expect(own.length).toBeGreaterThan(10);
    expect(own.map(({id}) => id)).toEqual(
      expect.arrayContaining(['image-channels', 'image-three-channels']),
    );
  });

  it.each(own)('$id is literal, in the versions it names', (section) => {
    const [tag, first, last] =
      /<SeenIn(?: first="([\d.]+)")?(?: last="([\d.]+)")? \/>/.exec(
        section.text,
      ) ?? [];
    expect(tag).toBeDefined();
    const stated = versionsBetween([...packages.keys()], first, last);
    expect(versionsWith(section.message ?? ''), tag).toEqual(stated);
  });
});
