import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {apiPackageOf} from '../site/apiPackages';
import {
  type ApiMember,
  type ApiModel,
  type ApiSymbol,
  codeText,
  isEntryExport,
  materialise,
  readModels,
} from 'api-versions';
import {entryExports, reachedBy} from './__fixtures__/entryExports';
import {columnOf, versions} from './__fixtures__/packages';
import {deprecated, experimental, isTaggedIn} from './__fixtures__/tags';
import {
  readDeclarations,
  withoutFormatting,
  type Declared,
} from './__fixtures__/readDeclarations';
import {apiOptions} from '../../config/apiOptions';
import {
  exportedCounts,
  symbolTable,
  type State,
} from './__fixtures__/symbolTable';

const models = new Map<string, ApiModel>();
const declared = new Map<string, readonly Declared[]>();

beforeAll(async () => {
  for (const {model} of await readModels(apiOptions)) {
    models.set(model.docsVersion, model);
  }
  for (const version of versions) {
    const {folder} = await materialise(apiPackageOf(version), apiOptions);
    declared.set(version, readDeclarations(`${folder}/lib/typescript`));
  }
}, 600_000);

function symbolsOf(version: string): ApiSymbol[] {
  return models.get(version)?.modules.flatMap(({symbols}) => symbols) ?? [];
}

function membersThat(
  version: string,
  has: (member: ApiMember) => boolean,
): string[] {
  return symbolsOf(version)
    .flatMap(({name, members}) =>
      members.filter(has).map((member) => `${name}.${member.name}`),
    )
    .sort();
}

function rowsIn(version: string, wanted: State) {
  const column = columnOf(version);
  return symbolTable.filter(({states}) => states[column] === wanted);
}

const wide = ({name, kind}: {name: string; kind: string}): string =>
  // TypeDoc calls a variable that holds a function a function.
  name === 'wrapRef' ? `function ${name}` : `${kind} ${name}`;

/** The declarations name a destructured parameter after its fields, and widen a shorthand. */
function sameNames(member: string): string {
  return member
    .replace(/\(\{[\w,]*\}:/, '(config:')
    .replace(/\(\{[\w,.]*\}:/, '(props:')
    .replace(
      /^WordPieceTokenizer:.*$/,
      'WordPieceTokenizer:typeofWordPieceTokenizer',
    );
}

describe.each(versions)('%s', (version) => {
  it('exports what the table says, read from the declarations alone', () => {
    const exported = (declared.get(version) ?? []).filter(
      ({isExported, name}) => isExported && name !== 'default',
    );
    expect(
      exported
        .map(({module, kind, name}) => `${module} ${kind} ${name}`)
        .sort(),
    ).toEqual(
      rowsIn(version, 'exported')
        .map(({module, kind, name}) => `${module} ${kind} ${name}`)
        .sort(),
    );
    expect(exported).toHaveLength(exportedCounts[columnOf(version)] ?? 0);
  });

  it.each<[State]>([['exported'], ['local']])(
    'shows every %s declaration and no other',
    (state) => {
      const shown = symbolsOf(version)
        .filter(({local}) => local === (state === 'local'))
        // The default export of the Expo plugin; an alias inside ItemArray.
        .filter(({name}) => name !== 'default' && name !== 'Item');
      expect(
        shown.map((symbol) => `${symbol.module} ${wide(symbol)}`).sort(),
      ).toEqual(
        rowsIn(version, state)
          .map((row) => `${row.module} ${wide(row)}`)
          .sort(),
      );
    },
  );

  it('shows every member with the signature of the declarations', () => {
    const symbols = symbolsOf(version);
    let compared = 0;
    for (const {module, name, kind, members} of declared.get(version) ?? []) {
      const symbol = symbols.find(
        (each) =>
          each.module === module && each.name === name && each.kind === kind,
      );
      // `Torchlive` and the like: nothing exported leads to them.
      if (symbol === undefined || members.length === 0) {
        continue;
      }
      const own = symbol.members
        .filter(({inheritedFrom}) => inheritedFrom === undefined)
        .flatMap(({code, calls}) =>
          calls.length > 0 ? calls.map((call) => call.code) : [code],
        )
        .map((code) =>
          withoutFormatting(codeText(code)).replace(
            /^new\w+\(/,
            'constructor(',
          ),
        );
      expect(own.sort(), `${module} ${name}`).toEqual(
        members.map(sameNames).sort(),
      );
      compared += members.length;
    }
    expect(compared).toBeGreaterThan(60);
  });

  it('shows every function, type and value as it is declared', () => {
    const symbols = symbolsOf(version);
    const found = (declared.get(version) ?? [])
      .filter(({text, members}) => text !== '' && members.length === 0)
      .flatMap(({module, name, kind, text}) => {
        const symbol = symbols.find(
          (each) => each.module === module && wide(each) === wide({name, kind}),
        );
        return symbol === undefined ? [] : [{name, text, symbol}];
      });
    for (const {name, text, symbol} of found) {
      const [own = ''] =
        symbol.calls.length > 0
          ? symbol.calls.map(({code}) => codeText(code))
          : [codeText(symbol.code).replace(/^(type|const) \w+( =|:)/, '')];
      expect(withoutFormatting(own).replace(/^\|/, ''), name).toBe(
        sameNames(text),
      );
    }
    expect(found.length).toBeGreaterThan(5);
  });

  it('knows what the entry point exports', () => {
    const imported = symbolsOf(version).filter(isEntryExport);
    expect([...new Set(imported.map(({name}) => name))].sort()).toEqual(
      [...(entryExports[apiPackageOf(version).version] ?? [])].sort(),
    );
  });

  it('imports the value where there is one, and the type elsewhere', () => {
    const values = ['MobileModel'];
    const imported = symbolsOf(version).filter(
      ({access}) => access.by === 'import',
    );
    expect(imported.length).toBeGreaterThan(10);
    for (const {name, kind, access} of imported) {
      const isType =
        ['interface', 'type'].includes(kind) && !values.includes(name);
      expect(access).toEqual({
        by: 'import',
        statement: `import ${isType ? 'type ' : ''}{${name}} from 'react-native-pytorch-core';`,
      });
    }
  });

  it('tells by which value the rest can be reached', () => {
    for (const {name, access} of symbolsOf(version)) {
      const expected = access.by === 'import' ? undefined : reachedBy[name];
      expect(access.by === 'path' ? access.path : undefined, name).toBe(
        expected,
      );
      if (access.by === 'path') {
        expect(access.statement).toBe(
          `import {${access.path.split('.')[0] ?? ''}} from 'react-native-pytorch-core';`,
        );
      }
    }
  });

  it('links every symbol to the line of its declaration', async () => {
    const {derivedFrom, sourceUrl: root} = apiPackageOf(version);
    const {sources} = await materialise(apiPackageOf(version), apiOptions);
    const symbols = symbolsOf(version);
    expect(symbols.length).toBeGreaterThan(20);
    for (const {name, sourceUrl = ''} of symbols) {
      const [file = '', line] = sourceUrl.split('#L');
      expect(file.startsWith(`${root}/src/`), sourceUrl).toBe(true);
      const text = readFileSync(
        path.join(sources, file.slice(`${root}/src/`.length)),
        'utf8',
      );
      if (derivedFrom === undefined) {
        expect(text.split('\n')[Number(line) - 1], sourceUrl).toContain(name);
      } else {
        expect(line, sourceUrl).toBeUndefined();
      }
    }
  });

  it.each([
    ['deprecated', deprecated, (member: ApiMember) => member.doc.deprecated],
    [
      'experimental',
      experimental,
      (member: ApiMember) => member.doc.experimental,
    ],
  ] as const)('marks what is %s', (_, recorded, isMarked) => {
    expect(membersThat(version, (member) => Boolean(isMarked(member)))).toEqual(
      recorded
        .filter((tagged) => isTaggedIn(columnOf(version), tagged))
        .map(({name}) => name)
        .sort(),
    );
  });
});
