import {beforeAll, describe, expect, it} from 'vitest';
import {apiPackageOf} from '../../config/apiPackages';
import {materialise} from '../api-sources/materialise';
import {deltas, signatureChanges} from './__fixtures__/deltas';
import {
  readDeclarations,
  squeeze,
  type Declared,
} from './__fixtures__/readDeclarations';
import {
  exportedCounts,
  symbolTable,
  versions,
  type State,
} from './__fixtures__/symbolTable';
import {docsFolder, generate, loadAll} from './generate';
import {subjectOf} from './history/compare';
import {History} from './history/History';
import {signatureText} from './history/snapshots';
import {codeText, type ApiModel, type ApiSymbol} from './model/types';

/** Six packages are read with TypeDoc, unless the cache has them. */
const patience = 600_000;

let models: readonly ApiModel[];
let pages: ReadonlyMap<string, string>;
let history: History;
const declared = new Map<string, readonly Declared[]>();

beforeAll(async () => {
  pages = await generate(() => undefined);
  models = (await loadAll()).map(({model}) => model);
  history = new History(models);
  for (const version of versions) {
    const {folder} = await materialise(apiPackageOf(version));
    declared.set(version, readDeclarations(`${folder}/lib/typescript`));
  }
}, patience);

function rowsIn(version: string, wanted: State) {
  const column = versions.indexOf(version as (typeof versions)[number]);
  return symbolTable.filter(({states}) => states[column] === wanted);
}

function modelOf(version: string): ApiModel {
  const model = models.find(({docsVersion}) => docsVersion === version);
  if (model === undefined) {
    throw new Error(`no model of ${version}`);
  }
  return model;
}

function symbolsOf(version: string): ApiSymbol[] {
  return modelOf(version).modules.flatMap(({symbols}) => symbols);
}

/** The page that shows a symbol, and its text. */
function pageOf(version: string, href: string): string | undefined {
  const [, path = ''] = /\/api\/(core\/[^#]*)\//.exec(href) ?? [];
  return pages.get(`${docsFolder(version)}/api/${path}.mdx`);
}

const wide = ({name, kind}: {name: string; kind: string}): string =>
  // TypeDoc calls a variable that holds a function a function.
  name === 'wrapRef' ? `function ${name}` : `${kind} ${name}`;

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
    expect(exported).toHaveLength(
      exportedCounts[versions.indexOf(version)] ?? 0,
    );
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

  it('gives every declaration a place on a page', () => {
    for (const symbol of symbolsOf(version)) {
      const page = pageOf(version, symbol.href);
      expect(page, symbol.href).toBeDefined();
      const anchor = symbol.href.split('#')[1];
      if (anchor !== undefined) {
        expect(page, symbol.href).toContain(`{/* #${anchor} */}`);
      }
    }
  });

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
          squeeze(codeText(code)).replace(/^new\w+\(/, 'constructor('),
        );
      expect(own.sort(), `${module} ${name}`).toEqual(
        members.map(sameNames).sort(),
      );
      compared += members.length;
    }
    expect(compared).toBeGreaterThan(60);
  });

  it('has titles and descriptions that differ from all others', () => {
    const own = [...pages].filter(([file]) =>
      file.startsWith(`${docsFolder(version)}/`),
    );
    for (const field of ['title', 'description']) {
      const values = own.map(
        ([, text]) => new RegExp(`^${field}: (.*)$`, 'm').exec(text)?.[1],
      );
      expect(values).not.toContain(undefined);
      expect(new Set(values).size).toBe(values.length);
    }
    expect(own.length).toBeGreaterThan(38);
  });

  it('changed what was recorded, no more and no less', () => {
    const found = history.changesOf(version).map((change) => {
      const {name, local} = subjectOf(change);
      return `${change.type} ${name}${local ? ' (local)' : ''}`;
    });
    expect(found.sort()).toEqual([...(deltas[version] ?? [])].sort());
  });
});

/** The declarations name a destructured parameter after its fields, and widen a shorthand. */
function sameNames(member: string): string {
  return member
    .replace(/\(\{[\w,]*\}:/, '(config:')
    .replace(
      /^WordPieceTokenizer:.*$/,
      'WordPieceTokenizer:typeofWordPieceTokenizer',
    );
}

describe('signatures', () => {
  it.each(signatureChanges)('$name changed in $version', (recorded) => {
    const change = history
      .changesOf(recorded.version)
      .find(
        (each) =>
          each.type === 'changed' && subjectOf(each).name === recorded.name,
      );
    expect(change?.type === 'changed' && signatureText(change.before)).toBe(
      recorded.before,
    );
    expect(change?.type === 'changed' && signatureText(change.after)).toBe(
      recorded.after,
    );
  });
});

describe('pages', () => {
  const everywhere = [
    'classes/cameraview.camera',
    'classes/text_basictokenizer.basictokenizer',
    'classes/text_wordpiecetokenizer.wordpiecetokenizer',
    'enums/cameraview.camerafacing',
    'interfaces/audio_audiomodule.audio',
    'interfaces/cameraview.cameraprops',
    'interfaces/canvasview.canvasprops',
    'interfaces/canvasview.canvasrenderingcontext2d',
    'interfaces/canvasview.imagedata',
    'interfaces/imagemodule.image',
    'interfaces/mobilemodelmodule.mobilemodel',
    'interfaces/mobilemodelmodule.modelresult',
    'interfaces/mobilemodelmodule.modelresultmetrics',
    'interfaces/nativejsref.nativejsref-1',
    'interfaces/torchlive_media.blob',
    'interfaces/torchlive_media.media',
    'interfaces/torchlive_torch.jit',
    'interfaces/torchlive_torch.module',
    'interfaces/torchlive_torch.tensor',
    'interfaces/torchlive_torch.torch',
    'interfaces/torchlive_torchvision.transforms',
    'modules/audio_audiomodule',
    'modules/cameraview',
    'modules/canvasview',
    'modules/expo_plugin_withpytorchcore',
    'modules/imagemodule',
    'modules/mobilemodelmodule',
    'modules/models',
    'modules/nativejsref',
    'modules/text',
    'modules/text_basictokenizer',
    'modules/text_wordpiecetokenizer',
    'modules/torchlive_experimental',
    'modules/torchlive_media',
    'modules/torchlive_torch',
    'modules/torchlive_torchvision',
    'modules/utils_cssfontutils',
  ];

  it('are at the paths of the specification, in every version', () => {
    const expected = versions.flatMap((version) =>
      [
        ...['core', 'changes'],
        ...everywhere.map((path) => `core/${path}`),
        ...(version === '0.2.2' ? ['core/modules/install_jsi'] : []),
      ].map((path) => `${docsFolder(version)}/api/${path}.mdx`),
    );
    expect([...pages.keys()].sort()).toEqual(expected.sort());
  });

  it('have no anchor twice', () => {
    for (const [file, text] of pages) {
      const anchors = [...text.matchAll(/\{\/\* #(.*?) \*\/\}/g)].map(
        ([, anchor]) => anchor,
      );
      expect(new Set(anchors).size, file).toBe(anchors.length);
    }
  });

  it('leave no reference unresolved', () => {
    for (const [file, text] of pages) {
      expect(text, file).not.toMatch(/\[\[[A-Za-z]|\{@/);
    }
  });

  it('say what they were made from', () => {
    for (const [file, text] of pages) {
      if (!text.includes('unlisted: true')) {
        expect(text, file).toContain(
          '<ApiCredit package={"react-native-pytorch-core"}',
        );
      }
    }
  });

  it.each([
    [
      'versioned_docs/version-0.1',
      'interfaces/torchlive_torch.tensor',
      'came with 0.2.0',
    ],
    [
      'docs',
      'interfaces/mobilemodelmodule.modelresult',
      'was removed in 0.2.2',
    ],
    [
      'versioned_docs/version-0.2.2',
      'interfaces/torchlive_torch.jit',
      'does not export `JIT`',
    ],
    [
      'versioned_docs/version-0.2.0',
      'modules/torchlive_experimental',
      'came with 0.2.1',
    ],
  ])('%s lacks %s and says why', (folder, path, words) => {
    const text = pages.get(`${folder}/api/core/${path}.mdx`);
    expect(text).toContain('unlisted: true');
    expect(text).toContain(words);
  });

  it('show no member that comes from React', () => {
    const text = pages.get('docs/api/core/classes/cameraview.camera.mdx');
    expect(text).toContain('#takepicture');
    expect(text).not.toMatch(/setState|forceUpdate|componentDidMount/);
  });
});
