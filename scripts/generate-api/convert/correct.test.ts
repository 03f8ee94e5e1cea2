import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {apiPackages} from '../../../config/apiPackages';
import {materialise} from '../../api-sources/materialise';
import {listFiles} from './files';
import {correct} from './correct';
import {corrections} from './corrections';

type Source = {file: string; text: string};

let sources: readonly Source[];

beforeAll(async () => {
  const folders = await Promise.all(apiPackages.map(materialise));
  const all = folders.flatMap((folder) =>
    listFiles(folder.sources).map((file): [string, Source] => {
      const text = readFileSync(path.join(folder.sources, file), 'utf8');
      return [text, {file, text}];
    }),
  );
  // Most files are the same in several versions.
  sources = [...new Map(all).values()];
});

/** The code of a file without its comments. */
function codeOf({file, text}: Source): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  return ts.createPrinter({removeComments: true}).printFile(source);
}

describe('correct', () => {
  it.each(corrections)('finds "$from" in some version', (correction) => {
    const changed = sources.filter(
      ({file, text}) => correct(file, text, [correction]) !== text,
    );
    expect(changed).not.toHaveLength(0);
  });

  it('touches comments alone, and moves no line', () => {
    const changed = sources
      .map(({file, text}) => ({file, text, corrected: correct(file, text)}))
      .filter(({text, corrected}) => corrected !== text);
    expect(changed).not.toHaveLength(0);
    for (const {file, text, corrected} of changed) {
      expect(codeOf({file, text: corrected}), file).toBe(codeOf({file, text}));
      expect(corrected.split('\n'), file).toHaveLength(text.split('\n').length);
    }
    // Parses every source twice.
  }, 60_000);

  it('leaves words alone where the code makes them true', () => {
    const list = [
      {module: 'lid', from: 'runs models', to: 'runs nothing', unless: 'run('},
    ];
    expect(correct('lid.ts', '/* runs models */ run();', list)).toContain(
      'runs models',
    );
    expect(correct('lid.ts', '/* runs models */', list)).toContain(
      'runs nothing',
    );
    expect(correct('other.ts', '/* runs models */', list)).toContain(
      'runs models',
    );
  });

  it('refuses to move lines', () => {
    const list = [{module: 'lid', from: 'one', to: 'one\ntwo'}];
    expect(() => correct('lid.ts', 'one', list)).toThrow('number of lines');
  });
});
