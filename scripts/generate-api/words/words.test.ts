import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {apiPackageOf} from '../../../config/apiPackages';
import {modulesFolder} from '../convert/files';
import type {ApiModel} from '../model/types';
import {readModels, type Version} from '../readModels';
import {notes, packageNotes} from './notes';
import type {Range} from './notes/types';
import {selfExplanatory} from './selfExplanatory';
import {summaries} from './summaries';

let versions: readonly Version[];
let models: readonly ApiModel[];

beforeAll(async () => {
  versions = await readModels();
  models = versions.map(({model}) => model);
}, 600_000);

/** A file of the package behind a docs version, with line breaks and indents as single spaces. */
function readCode(docsVersion: string, file: string): string {
  const {dependency} = apiPackageOf(docsVersion);
  return readFileSync(
    path.join(modulesFolder, dependency, file),
    'utf8',
  ).replace(/\s+/g, ' ');
}

/** Everything that words can be about, with what the package says of it. */
function targetsOf({modules}: ApiModel): Map<string, string> {
  return new Map(
    modules.flatMap((module) => [
      [module.name, module.doc.summary] as const,
      ...module.symbols.flatMap((symbol) => [
        [`${module.name}:${symbol.name}`, symbol.doc.summary] as const,
        ...symbol.members.map(
          (member) =>
            [
              `${module.name}:${symbol.name}.${member.name}`,
              member.doc.summary,
            ] as const,
        ),
      ]),
    ]),
  );
}

describe('words', () => {
  it('are about what some version leaves without a comment', () => {
    const silent = new Set(
      models.flatMap((model) =>
        [...targetsOf(model)]
          .filter(([, said]) => said === '')
          .map(([key]) => key),
      ),
    );
    expect(Object.keys(summaries).filter((key) => !silent.has(key))).toEqual(
      [],
    );
  });

  it('leave no module and no symbol without a sentence', () => {
    const missing = models.flatMap((model) =>
      [...targetsOf(model)].filter(
        ([key, said]) =>
          said === '' && !key.includes('[index]') && !(key in summaries),
      ),
    );
    expect(missing).toEqual([]);
  });
});

/** Members of a version, and functions, which a note can be about. */
function membersIn({modules}: ApiModel): string[] {
  return modules.flatMap((module) =>
    module.symbols.flatMap(({name, kind, members}) => {
      const target = `${module.name}:${name}`;
      const isMember = kind === 'function' || name === 'default';
      return [
        ...(isMember ? [target] : []),
        ...members.map((member) => `${target}.${member.name}`),
      ];
    }),
  );
}

/** Versions whose package lies in a range. */
function versionsIn({from, until}: Range): readonly Version[] {
  const rank = (version: string): number =>
    versions.findIndex(({info}) => info.packageVersion === version);
  return versions.filter(({info}) => {
    const own = rank(info.packageVersion);
    return (
      (from === undefined || rank(from) <= own) &&
      (until === undefined || own <= rank(until))
    );
  });
}

describe('notes', () => {
  it('name packages that exist', () => {
    const packages = versions.map(({info}) => info.packageVersion);
    const named = [
      ...Object.keys(packageNotes),
      ...notes.flatMap(({from, until, sources}) =>
        [{from, until}, ...sources].flatMap((range) => [
          range.from ?? [],
          range.until ?? [],
        ]),
      ),
    ].flat();
    expect(packages).toEqual(expect.arrayContaining(named));
  });

  it('are about symbols and members of some version that they cover', () => {
    for (const note of notes) {
      const covered = versionsIn(note);
      for (const target of note.targets) {
        expect(
          covered.some(({model}) => targetsOf(model).has(target)),
          target,
        ).toBe(true);
      }
    }
  });

  it('cite files of every package that they cover, with the part that shows it', () => {
    let checked = 0;
    for (const note of notes) {
      const covered = versionsIn(note).filter(({model}) =>
        note.targets.some((target) => targetsOf(model).has(target)),
      );
      expect(note.sources, note.text).not.toHaveLength(0);
      for (const {info} of covered) {
        const cited = note.sources.filter((source) =>
          versionsIn(source).some(
            (each) => each.info.docsVersion === info.docsVersion,
          ),
        );
        expect(cited, `${info.label}: ${note.text}`).not.toHaveLength(0);
        for (const {file, shows, lacks} of cited) {
          const text = readCode(info.docsVersion, file);
          const where = `${info.label} ${file}: ${shows ?? lacks}`;
          expect(text.includes(shows ?? lacks), where).toBe(
            lacks === undefined,
          );
          checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(500);
  });

  it('cover each member of each version, unless it explains itself', () => {
    const explained = selfExplanatory.flatMap(({targets}) => targets);
    expect(new Set(explained).size).toBe(explained.length);
    for (const {info, model} of versions) {
      const noted = new Set(
        notes
          .filter((note) =>
            versionsIn(note).some(
              (each) => each.info.docsVersion === info.docsVersion,
            ),
          )
          .flatMap(({targets}) => targets),
      );
      const members = membersIn(model);
      expect(
        members.filter(
          (target) => noted.has(target) === explained.includes(target),
        ),
        info.label,
      ).toEqual([]);
    }
    const all = new Set(versions.flatMap(({model}) => membersIn(model)));
    expect(explained.filter((target) => !all.has(target))).toEqual([]);
  });
});
