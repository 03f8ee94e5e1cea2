import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {apiPackageOf} from '../../site/apiPackages';
import {type Range, isIn, readModels} from 'api-versions';
import {selfExplanatory} from '../selfExplanatory';
import {apiOptions} from '../../../config/apiOptions';
import {notes} from '.';

type Version = {
  label: string;
  packageVersion: string;
  dependency: string;
  symbols: ReadonlySet<string>;
  /** Members, and functions, which are called just like them. */
  members: ReadonlySet<string>;
};

let versions: readonly Version[];

beforeAll(async () => {
  versions = (await readModels(apiOptions)).map(({info, model}) => {
    const symbols = model.modules.flatMap((module) =>
      module.symbols.map((symbol) => ({
        ...symbol,
        target: `${module.name}:${symbol.name}`,
      })),
    );
    const isCalled = ({kind, name}: (typeof symbols)[number]): boolean =>
      kind === 'function' || name === 'default';
    return {
      label: info.label,
      packageVersion: info.packageVersion,
      dependency: apiPackageOf(info.docsVersion).dependency,
      symbols: new Set(symbols.map(({target}) => target)),
      members: new Set([
        ...symbols.filter(isCalled).map(({target}) => target),
        ...symbols.flatMap(({target, members}) =>
          members.map(({name}) => `${target}.${name}`),
        ),
      ]),
    };
  });
}, 600_000);

function covers(range: Range, {packageVersion}: Version): boolean {
  const packages = versions.map((version) => version.packageVersion);
  return isIn(range, packageVersion, packages);
}

/** Versions that a note covers and that have one of its targets. */
function versionsOf(note: (typeof notes)[number]): readonly Version[] {
  return versions.filter(
    (version) =>
      covers(note, version) &&
      note.targets.some(
        (target) => version.symbols.has(target) || version.members.has(target),
      ),
  );
}

const files = new Map<string, string>();

/** A file of an installed package, with each line break and indent as one space. */
function readCode(file: string): string {
  const text =
    files.get(file) ??
    readFileSync(path.join('node_modules', file), 'utf8').replace(/\s+/g, ' ');
  files.set(file, text);
  return text;
}

describe('notes', () => {
  it('name packages that exist', () => {
    const ranges: readonly Range[] = notes.flatMap((note) => [
      note,
      ...note.sources,
    ]);
    const named = ranges.flatMap(({from, until}) => [from ?? [], until ?? []]);
    expect(versions.map(({packageVersion}) => packageVersion)).toEqual(
      expect.arrayContaining(named.flat()),
    );
  });

  it('are about symbols and members of versions that they cover', () => {
    for (const note of notes) {
      for (const target of note.targets) {
        expect(versionsOf({...note, targets: [target]}), target).not.toEqual(
          [],
        );
      }
    }
  });

  it('cite files of every package that they cover, and what these show', () => {
    let checked = 0;
    for (const note of notes) {
      for (const version of versionsOf(note)) {
        const cited = note.sources.filter((source) => covers(source, version));
        expect(cited, `${version.label}: ${note.text}`).not.toEqual([]);
        for (const {file, shows, lacks} of cited) {
          const code = readCode(path.join(version.dependency, file));
          const part = shows ?? lacks;
          expect(
            code.includes(part),
            `${version.label}, ${file}: ${part}`,
          ).toBe(lacks === undefined);
          checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(500);
  }, 60_000);

  it('cover each member of each version, unless it explains itself', () => {
    const explained = selfExplanatory.flatMap(({targets}) => targets);
    expect(new Set(explained).size).toBe(explained.length);
    for (const version of versions) {
      const noted = notes
        .filter((note) => covers(note, version))
        .flatMap(({targets}) => targets);
      const wrong = [...version.members].filter(
        (member) => noted.includes(member) === explained.includes(member),
      );
      expect(wrong, version.label).toEqual([]);
    }
    const all = new Set(versions.flatMap(({members}) => [...members]));
    expect(explained.filter((member) => !all.has(member))).toEqual([]);
  });
});
