import {readFile} from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {apiPackageOf, apiPackages} from '../site/apiPackages';
import {apiOptions} from '../../config/apiOptions';
import {type Materialised, materialise} from 'api-versions';

/** Code without what the two forms of the package write differently. */
function squeeze(node: ts.Node): string {
  return node
    .getText()
    .replace(/\bdeclare /, '')
    .replace(/\s+/g, '')
    .replace(/,(?=\))|;(?=\})|(?<==)\|/g, '');
}

/** Declarations of a file by name, members by `Type.member`. */
async function readDeclarations(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found = new Map<string, string>();
  for (const node of source.statements) {
    if (ts.isInterfaceDeclaration(node)) {
      const exported = node.modifiers?.length ? 'export ' : '';
      found.set(node.name.text, `${exported}interface`);
      for (const member of node.members) {
        const name = `${node.name.text}.${member.name?.getText() ?? '[index]'}`;
        found.set(name, (found.get(name) ?? '') + squeeze(member));
      }
    } else if (ts.isTypeAliasDeclaration(node)) {
      found.set(node.name.text, squeeze(node));
    }
  }
  return found;
}

function differences(
  before: Map<string, string>,
  after: Map<string, string>,
): Record<string, [string | undefined, string | undefined]> {
  const names = new Set([...before.keys(), ...after.keys()]);
  return Object.fromEntries(
    [...names]
      .filter((name) => before.get(name) !== after.get(name))
      .map((name) => [name, [before.get(name), after.get(name)]]),
  );
}

describe('materialise', () => {
  it.each(apiPackages)(
    'finds $version with sources, types and license',
    async (each) => {
      const found = await materialise(each, apiOptions);
      expect(found.license).toBe('MIT');
      await expect(readFile(found.types, 'utf8')).resolves.toContain('Camera');
      await expect(
        readFile(path.join(found.sources, 'index.tsx'), 'utf8'),
      ).resolves.toContain('export');
    },
  );

  it.each([
    [
      {dependency: 'rnpc-9.9.9', version: '9.9.9'},
      'Run "npm install -E --ignore-scripts rnpc-9.9.9@npm:react-native-pytorch-core@9.9.9".',
    ],
    [{dependency: 'rnpc-0.2.0'}, 'this is react-native-pytorch-core 0.2.0'],
    [{version: '0.2.9', derivedFrom: '0.2.3'}, 'there is none for 0.2.9'],
  ])('refuses %o', async (wrong, message) => {
    const broken = {...apiPackageOf('0.2.3'), ...wrong};
    await expect(materialise(broken, apiOptions)).rejects.toThrow(message);
  });

  it.each(['src/torchlive/torch.ts', 'src/lid.ts'])(
    'refuses a patch of %s that does not apply',
    async (file) => {
      const version = {
        ...apiPackageOf('0.2.1'),
        version: '0.2.9',
        derivedFrom: '0.2.1',
      };
      const patch = `--- a/${file}\n+++ b/${file}\n@@ -1,1 +1,1 @@\n-lid\n+lids\n`;
      const sources = {patches: {'0.2.9': patch}};
      await expect(
        materialise(version, {...apiOptions, sources}),
      ).rejects.toThrow(`The patch of 0.2.9 does not apply to ${file}`);
      // Copies a package.
    },
    60_000,
  );
});

// The recorded difference between 0.2.2 and 0.2.3, each item as before and after.
const recorded = {
  ModuleValue: [
    'typeModuleValue=null|string|number|boolean|Tensor|{[key:string]:ModuleValue}|ModuleValue[];',
    undefined,
  ],
  ModuleInputValue: [
    'typeModuleInputValue=string|number|boolean|Tensor;',
    undefined,
  ],
  IValue: [
    undefined,
    'exporttypeIValue=null|string|number|boolean|Tensor|Dict|IValue[];',
  ],
  'Module.forward': [
    'forward<InextendsModuleInputValue,OutextendsModuleValue>(...inputs:In[]):Promise<Out>;',
    'forward<InextendsIValue[],OutextendsIValue>(...inputs:[...In]):Promise<Out>;',
  ],
  'Module.forwardSync': [
    'forwardSync<InextendsModuleInputValue,OutextendsModuleValue>(...inputs:In[]):Out;',
    'forwardSync<InextendsIValue[],OutextendsIValue>(...inputs:[...In]):Out;',
  ],
  JIT: ['interface', 'export interface'],
  'JIT._loadForMobile': [
    '_loadForMobile<TextendsModule=Module>(filePath:string):Promise<T>;',
    '_loadForMobile<TextendsModule=Module>(filePath:string,device?:Device,extraFiles?:ExtraFilesMap):Promise<T>;',
  ],
  'JIT._loadForMobileSync': [
    undefined,
    '_loadForMobileSync<TextendsModule=Module>(filePath:string,device?:Device,extraFiles?:ExtraFilesMap):T;',
  ],
  Dict: [undefined, 'exporttypeDict={[key:string]:IValue};'],
  ExtraFilesMap: [
    undefined,
    'exporttypeExtraFilesMap={[key:string]:string|null};',
  ],
  Device: [undefined, "exporttypeDevice='cpu';"],
  'Tensor.matmul': [undefined, 'matmul(other:Tensor):Tensor;'],
};

describe.each([
  ['sources', 'src', '.ts'],
  ['declarations', 'lib/typescript', '.d.ts'],
])('0.2.2 derived: %s', (_, part, extension) => {
  let derived: Materialised;
  let published: Materialised;

  beforeAll(async () => {
    derived = await materialise(apiPackageOf('0.2.2'), apiOptions);
    published = await materialise(apiPackageOf('0.2.3'), apiOptions);
  });

  it('differs from 0.2.3 by the recorded declarations and no other', async () => {
    const module = path.join(part, `torchlive/torch${extension}`);
    const found = differences(
      await readDeclarations(path.join(derived.folder, module)),
      await readDeclarations(path.join(published.folder, module)),
    );
    expect(found).toEqual(recorded);
  });

  it('describes the inputs and outputs of a module by their types of that time', async () => {
    const file = path.join(derived.folder, part, `torchlive/torch${extension}`);
    const text = await readFile(file, 'utf8');
    expect(
      text.match(/could be of type \[\[ModuleInputValue\]\]/g),
    ).toHaveLength(2);
    expect(text.match(/the \[\[ModuleValue\]\] union/g)).toHaveLength(2);
    expect(text).not.toMatch(/@param (device|extraFiles)|\bIValue\b/);
  });

  it('documents install-jsi, which 0.2.3 hides', async () => {
    const file = path.join(part, `install-jsi${extension}`);
    const hidden = /@internal|@ignore|@packageDocumentation/;
    await expect(
      readFile(path.join(derived.folder, file), 'utf8'),
    ).resolves.not.toMatch(hidden);
    await expect(
      readFile(path.join(published.folder, file), 'utf8'),
    ).resolves.toMatch(hidden);
  });
});
