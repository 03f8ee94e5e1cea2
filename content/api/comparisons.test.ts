import {beforeAll, describe, expect, it} from 'vitest';
import {
  docsFolder,
  docsVersionOf,
  docsVersions,
  versionRoot,
} from '../site/versions';
import {
  differences,
  type BehaviourChange,
  type Comparison,
  type Inline,
  type SymbolChange,
  type Words,
} from 'api-versions/page-data';
import {generatedFiles} from './__fixtures__/generatedFiles';

/** Six packages are read with TypeDoc, unless the cache has them. */
const timeout = 600_000;

const pairs = docsVersions.flatMap((to) =>
  docsVersions
    .filter((from) => from !== to)
    .map((from) => [from.label, to.label] as const),
);

const labels = docsVersions.map(({label}) => label);

let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  files = await generatedFiles();
}, timeout);

function compared(from: string, to: string): Comparison {
  const version = docsVersions.find(({label}) => label === to);
  const file = `${docsFolder(version?.name ?? '')}/api/comparisons/${from}.json`;
  return JSON.parse(files.get(file) ?? 'null') as Comparison;
}

function symbolsOf(comparison: Comparison): SymbolChange[] {
  return comparison
    .flatMap(({changes}) => changes)
    .filter((change) => change.difference !== 'behaviour');
}

function behavioursOf(comparison: Comparison): BehaviourChange[] {
  return comparison
    .flatMap(({changes}) => changes)
    .filter((change) => change.difference === 'behaviour');
}

function inlineText(part: Inline): string {
  if (typeof part === 'string') {
    return part;
  }
  return 'code' in part ? part.code : part.text;
}

function textOf(words: Words = []): string {
  return words
    .map((block) => ('lines' in block ? '' : block.map(inlineText).join('')))
    .join(' ');
}

function names(comparison: Comparison, difference: string): string[] {
  return symbolsOf(comparison)
    .filter((change) => change.difference === difference)
    .map(({name}) => name);
}

function find(comparison: Comparison, name: string): SymbolChange {
  const found = symbolsOf(comparison).find((change) => change.name === name);
  if (found === undefined) {
    throw new Error(`${name} is not in the comparison`);
  }
  return found;
}

it('every ordered pair has a file', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(30);
  expect(
    [...files.keys()].filter((file) => file.includes('/comparisons/')),
  ).toHaveLength(pairs.length);
});

it.each(pairs)('%s to %s is the reverse of the way back', (from, to) => {
  const [there, back] = [compared(from, to), compared(to, from)];
  expect(names(there, 'added').sort()).toEqual(names(back, 'removed').sort());
  const changed = (comparison: Comparison) =>
    symbolsOf(comparison)
      .filter(({type}) => type === 'changed')
      .map(({name}) => name)
      .sort();
  expect(changed(there)).toEqual(changed(back));
  expect(behavioursOf(there)).toHaveLength(behavioursOf(back).length);
});

it.each(pairs)(
  'from %s to %s every removed symbol has words about what replaces it',
  (from, to) => {
    for (const {name, advice} of symbolsOf(compared(from, to)).filter(
      ({difference}) => difference === 'removed',
    )) {
      expect(textOf(advice), name).toMatch(/^(?:Added|Removed) in [\d.n]/);
      expect(textOf(advice), name).not.toContain('names no replacement');
    }
  },
);

it.each(pairs)('from %s to %s no markup is left in the words', (from, to) => {
  const comparison = compared(from, to);
  const words = [
    ...symbolsOf(comparison).map(({advice}) => advice ?? []),
    ...behavioursOf(comparison).flatMap(({before, after}) => [
      ...before,
      ...after,
    ]),
  ];
  const plain = words
    .flat()
    .flatMap((block) => ('lines' in block ? [] : block))
    .filter((part) => typeof part === 'string');
  expect(plain.filter((text) => /[`*\\]|\]\(|<\w/.test(text))).toEqual([]);
});

describe('from 0.1 to 0.2.3', () => {
  const root = versionRoot(docsVersionOf('0.2.3'));

  it('sums up what the releases in between changed', () => {
    const comparison = compared('0.1', '0.2.3');
    expect(names(comparison, 'added')).toEqual(
      expect.arrayContaining(['Tensor', 'media', 'Camera.flip', 'IValue']),
    );
    expect(names(comparison, 'removed').sort()).toEqual([
      'AudioUtil.record',
      'MobileModel.execute',
      'MobileModel.preload',
      'MobileModel.unload',
      'ModelResult',
      'setProjectRepositories',
    ]);
    // Came in 0.2.0 and went in 0.2.3.
    expect(JSON.stringify(comparison)).not.toContain('ModuleInputValue');
  });

  it('lists the members of a symbol whose declaration leaves them out', () => {
    const {members = []} = find(compared('0.1', '0.2.3'), 'Tensor');
    expect(members).toContainEqual({
      name: 'matmul',
      href: `${root}api/core/interfaces/torchlive_torch.tensor/#matmul`,
    });
  });

  it('says what of it is deprecated already', () => {
    const comparison = compared('0.1', '0.2.3');
    expect(textOf(find(comparison, 'MobileModel.download').advice)).toMatch(
      /^Deprecated already: \S/,
    );
    expect(textOf(find(comparison, 'Media').advice)).toBe(
      'Deprecated already: Media.imageFromBlob.',
    );
    expect(find(comparison, 'Tensor').advice).toBeUndefined();
  });
});

it.each(docsVersions.slice(0, -1))(
  'the page of what changed in $label counts what its comparison does',
  ({name, label}) => {
    const before = docsVersions[labels.indexOf(label) + 1]?.label ?? '';
    const comparison = compared(before, label);
    const page = files.get(`${docsFolder(name)}/api/changes.mdx`) ?? '';
    const [, json = '[]'] =
      /<ApiLedger counts=\{JSON\.parse\('(.*)'\)\}/.exec(page) ?? [];
    const counts = JSON.parse(json) as {type: string; count: number}[];
    const changes = comparison.flatMap((topic) => topic.changes);
    // A version that has just been cut is what the next one is.
    const isSame = changes.length === 0;
    expect(page.includes('Nothing changed since')).toBe(isSame);
    expect(counts).toHaveLength(isSame ? 0 : differences.length);
    for (const {type, count} of counts) {
      expect(
        changes.filter(({difference}) => difference === type),
        type,
      ).toHaveLength(count);
    }
    expect(page.match(/ isLocal/g) ?? []).toHaveLength(
      symbolsOf(comparison).filter(({isLocal}) => isLocal).length,
    );
    expect(page).toContain(`${changes.length} changes since ${before}`);
  },
);

it('the way back names what the older version has in place', () => {
  const back = compared('0.2.3', '0.1');
  expect(textOf(find(back, 'Module').advice)).toBe(
    'Added in 0.2.0. In 0.1 use MobileModel.execute.',
  );
  expect(textOf(find(back, 'JIT').advice)).toBe(
    'Added in 0.2.0. In 0.1 use MobileModel.preload, MobileModel.unload.',
  );
  expect(textOf(find(back, 'Tensor').advice)).toBe(
    'Added in 0.2.0. 0.1 has nothing in its place.',
  );
  expect(find(compared('0.2.3', '0.2.2'), 'JIT').type).toBe('unexported');
});

it('compares behavior that no signature shows', () => {
  const [exif] = behavioursOf(compared('0.2.1', '0.2.2')).filter(
    ({targets}) => targets[0]?.name === 'ImageUtil.fromFile',
  );
  expect(exif?.before.map(textOf)).toEqual([
    'The orientation in the EXIF data is ignored.',
  ]);
  expect(exif?.after.map(textOf).join()).toContain('iOS applies');
  const whole = (from: string, to: string) =>
    compared(from, to).find(({topic}) => topic === 'package')?.changes;
  expect(whole('0.2.3', 'next')).toMatchObject([
    {before: [], after: [[[expect.stringContaining('garbage-collected')]]]},
  ]);
  expect(whole('next', '0.2.3')).toMatchObject([
    {before: [[[expect.stringContaining('garbage-collected')]]], after: []},
  ]);
});
