import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {apiPackageOf} from '../site/apiPackages';
import {docsFolder, docsVersionOf, versionRoot} from '../site/versions';
import {deltas, signatureChanges} from './__fixtures__/deltas';
import {versions} from './__fixtures__/packages';
import {generatedFiles} from './__fixtures__/generatedFiles';
import {apiOptions} from '../../config/apiOptions';
import {
  type ApiModel,
  type ApiSymbol,
  History,
  readModels,
  signatureText,
  subjectOf,
} from 'api-versions';

/** Six packages are read with TypeDoc, unless the cache has them. */
const timeout = 600_000;

let models: readonly ApiModel[];
let pages: ReadonlyMap<string, string>;
let history: History;
let links: ReadonlyMap<string, Record<string, string>>;

beforeAll(async () => {
  const files = await generatedFiles();
  pages = new Map([...files].filter(([file]) => file.endsWith('.mdx')));
  links = new Map(
    [...files]
      .filter(([file]) => file.endsWith('/symbols.json'))
      .map(([file, text]) => [
        file,
        JSON.parse(text) as Record<string, string>,
      ]),
  );
  models = (await readModels(apiOptions)).map(({model}) => model);
  history = new History(models, apiOptions.words.replacements);
}, timeout);

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

/** Names that an example calls or constructs and does not declare. */
function calledNames(code: string): string[] {
  const source = ts.createSourceFile(
    'x.tsx',
    code,
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX,
  );
  const called: string[] = [];
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
      ts.isIdentifier(node.expression)
    ) {
      called.push(node.expression.text);
    }
    if (
      (ts.isVariableDeclaration(node) ||
        ts.isBindingElement(node) ||
        ts.isFunctionDeclaration(node)) &&
      node.name !== undefined &&
      ts.isIdentifier(node.name)
    ) {
      declared.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return called.filter((name) => !declared.has(name));
}

describe.each(versions)('%s', (version) => {
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
    const before = history.predecessor(version) ?? '';
    const packageOf = (each: string): string => apiPackageOf(each).version;
    const isSamePackage =
      before !== '' && packageOf(before) === packageOf(version);
    expect(found.sort()).toEqual(
      isSamePackage ? [] : [...(deltas[packageOf(version)] ?? [])].sort(),
    );
  });
});

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
          '<ApiCredit package="react-native-pytorch-core"',
        );
      }
    }
  });

  it.each([
    [
      'versioned_docs/version-0.1',
      'interfaces/torchlive_torch.tensor',
      'was added in 0.2.0',
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
      'was added in 0.2.1',
    ],
  ])('%s lacks %s and says why', (folder, path, words) => {
    const text = pages.get(`${folder}/api/core/${path}.mdx`);
    expect(text).toContain('unlisted: true');
    expect(text).toContain(words);
  });

  it('show no license as a description', () => {
    for (const [file, text] of pages) {
      expect(text, file).not.toContain('Copyright (c)');
    }
  });

  it('show our example of a member in place of the listing in its comment', () => {
    const text = pageOf(
      '0.2.3',
      '/api/core/interfaces/torchlive_torch.tensor/',
    );
    const [, card = ''] =
      /### <ApiHeadline name="data" .*?\n(.*?)<\/ApiMember>/s.exec(
        text ?? '',
      ) ?? [];
    expect(card).toContain(
      '<ApiExample id="torchlive_torch/Tensor.data" release="0.2.3" code=',
    );
    expect(card).toContain('The function only exists in JavaScript.');
    expect(card).not.toContain('```');
    expect(card).not.toContain('as follows');
  });

  it('show an example that rows of a table share once, below it', () => {
    const text = pageOf('0.2.3', '/api/core/interfaces/torchlive_torch.torch/');
    expect(text?.match(/id="torchlive_torch\/Torch\.float32"/g)).toHaveLength(
      1,
    );
    expect(
      pageOf('0.2.3', '/api/core/enums/cameraview.camerafacing/'),
    ).toContain('See the [example of `CameraProps.facing`](');
  });

  it('have a language on every listing', () => {
    let listings = 0;
    for (const [file, text] of pages) {
      const fences = text.match(/^```.*$/gm) ?? [];
      const examples = text.match(/^<ApiExample /gm) ?? [];
      listings += fences.length / 2 + examples.length;
      expect(
        fences.filter(
          (fence, index) => (fence === '```') === (index % 2 === 0),
        ),
        file,
      ).toEqual([]);
    }
    expect(listings).toBeGreaterThan(100);
  });

  it.each([
    [
      'current',
      'interfaces/mobilemodelmodule.mobilemodel',
      'MobileModel.execute',
      'Module.forward',
      'interfaces/torchlive_torch.module/#forward',
    ],
    [
      '0.2.3',
      'modules/mobilemodelmodule',
      'ModelResult',
      'Module.forward',
      'interfaces/torchlive_torch.module/#forward',
    ],
    [
      '0.2.1',
      'modules/audio_audiomodule',
      'AudioUtil.record',
      'AudioUtil.startRecord',
      'modules/audio_audiomodule/#audioutil-startrecord',
    ],
  ])(
    '%s: %s tells what replaced %s',
    (version, path, name, replacement, target) => {
      const file = `${docsFolder(version)}/api/core/${path}.mdx`;
      const removed = /<ApiRemoved>[\s\S]*<\/ApiRemoved>/.exec(
        pages.get(file) ?? '',
      )?.[0];
      const root = versionRoot(docsVersionOf(version));
      expect(removed).toContain(`name="${name}"`);
      expect(removed).toContain(
        `[\`${replacement}\`](${root}api/core/${target})`,
      );
    },
  );

  it('list nothing as removed before it went', () => {
    const text = pages.get(
      'versioned_docs/version-0.2.1/api/core/interfaces/mobilemodelmodule.mobilemodel.mdx',
    );
    expect(text).toContain('#execute');
    expect(text).not.toContain('<ApiRemoved>');
  });

  it('say once what overloads have in common', () => {
    const text = pages
      .get('docs/api/core/interfaces/torchlive_torch.tensor.mdx')
      ?.replace(/<ApiOverview .*/, '');
    expect(text?.match(/Clamps all elements/g)).toHaveLength(1);
    expect(text?.match(/Returns the sum of/g)).toHaveLength(2);
  });

  it.each([
    ['JIT', 'torchlive_torch.jit', 'torch.jit._loadForMobile(…)'],
    ['Media', 'torchlive_media.media', 'media.imageFromBlob(…)'],
  ])('agree on how to use %s and since when', (name, path, example) => {
    for (const folder of ['docs', 'versioned_docs/version-0.2.3']) {
      const text = pages.get(`${folder}/api/core/interfaces/${path}.mdx`) ?? '';
      const header = /<ApiHeader .*/.exec(text)?.[0];
      expect(header).toContain('since="0.2.0"');
      expect(header).not.toContain('isNew');
      expect(header).toContain(`example="${example}"`);
      expect(header).not.toContain('typeStatement');
      expect(text).not.toContain('package exports');
      expect(text).toContain('the module exports the type');
    }
    const local = pages.get(
      `versioned_docs/version-0.2.0/api/core/interfaces/${path}.mdx`,
    );
    expect(local).toContain(`the module does not export \`${name}\``);
    expect(local).not.toContain('Not in 0.2.0');
  });

  it.each([
    ['mobilemodelmodule.mobilemodel', 'import {MobileModel} from'],
    [
      'torchlive_torchvision.transforms',
      'example="torchvision.transforms.centerCrop(…)"',
    ],
  ])('import a value for the members of %s', (path, words) => {
    for (const version of versions) {
      const text =
        pages.get(`${docsFolder(version)}/api/core/interfaces/${path}.mdx`) ??
        '';
      if (!text.includes('unlisted: true')) {
        expect(/<ApiHeader .*/.exec(text)?.[0], version).toContain(words);
      }
    }
  });

  it('call nothing in their examples that does not exist', () => {
    const outside = /^(useState|useCallback|useLayoutEffect|require)$/;
    const unknown = [...pages].flatMap(([file, text]) => {
      const version = versions.find((each) =>
        file.startsWith(`${docsFolder(each)}/`),
      );
      const own = new Set(symbolsOf(version ?? '').map(({name}) => name));
      return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```/gm)].flatMap(
        ([, code = '']) =>
          calledNames(code)
            .filter((name) => !own.has(name) && !outside.test(name))
            .map((name) => `${file}: ${name}`),
      );
    });
    expect(unknown).toEqual([]);
  });

  it('tell to install the package that the tutorial installs', () => {
    for (const version of versions) {
      const folder = docsFolder(version);
      const tutorial = readFileSync(
        `${folder}/tutorials/add-package.mdx`,
        'utf8',
      );
      const [command] = /^npm install .*\n/m.exec(tutorial) ?? [];
      const text = pages.get(`${folder}/api/core.mdx`);
      expect(text).toContain(command);
      expect(text?.includes('The closest release')).toBe(
        apiPackageOf(version).derivedFrom !== undefined,
      );
    }
  });

  it('show no member that comes from React', () => {
    const text = pages.get('docs/api/core/classes/cameraview.camera.mdx');
    expect(text).toContain('#takepicture');
    expect(text).not.toMatch(/setState|forceUpdate|componentDidMount/);
  });

  it.each([
    ['0.2.1', 'matmul', 'Tensor', {name: 'matmul', label: '0.2.3'}],
    [
      'current',
      'execute',
      'MobileModel',
      {name: 'execute', label: '0.2.1', removedIn: '0.2.2'},
    ],
  ])('%s knows which version has %s', (version, anchor, name, expected) => {
    const page = [...pages].find(
      ([file, text]) =>
        file.startsWith(`${docsFolder(version)}/`) &&
        file.includes('/interfaces/') &&
        text.includes(`<ApiHeader kind="interface" name="${name}"`),
    )?.[1];
    const [, elsewhere = '{}'] =
      /elsewhere=\{JSON\.parse\('(.*?)'\)\}/.exec(page ?? '') ?? [];
    expect(JSON.parse(elsewhere)).toMatchObject({[anchor]: expected});
  });
});

it.each([
  ['Tensor', 'interfaces/torchlive_torch.tensor/'],
  ['torch', 'modules/torchlive_torch/#torch'],
  ['torch.rand', 'interfaces/torchlive_torch.torch/#rand'],
  ['softmax', 'interfaces/torchlive_torch.tensor/#softmax'],
  ['AudioUtil.startRecord', 'modules/audio_audiomodule/#audioutil-startrecord'],
  // A word that prose uses otherwise, and a member of several symbols.
  ['tensor', undefined],
  ['release', undefined],
])('prose that says %s means %s', (name, target) => {
  expect(links.get('docs/api/symbols.json')?.[name]).toBe(
    target && `/docs/next/api/core/${target}`,
  );
});
