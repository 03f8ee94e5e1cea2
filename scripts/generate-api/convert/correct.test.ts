import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {apiPackages} from '../../../config/apiPackages';
import {materialise} from '../../api-sources/materialise';
import {listFiles} from './files';
import {correct} from './correct';
import {corrections} from './corrections';

let sources: readonly {file: string; text: string}[];

beforeAll(async () => {
  const folders = await Promise.all(apiPackages.map(materialise));
  sources = folders.flatMap((folder) =>
    listFiles(folder.sources).map((file) => ({
      file,
      text: readFileSync(path.join(folder.sources, file), 'utf8'),
    })),
  );
});

describe('correct', () => {
  it.each(corrections)('finds "$from" in some version', (correction) => {
    const changed = sources.filter(
      ({file, text}) => correct(file, text, [correction]) !== text,
    );
    expect(changed).not.toHaveLength(0);
  });

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
  });

  it('refuses to move lines', () => {
    const list = [{module: 'lid', from: 'one', to: 'one\ntwo'}];
    expect(() => correct('lid.ts', 'one', list)).toThrow('number of lines');
  });
});
