import {typeOfMember} from '../../../scripts/generate-api/pages/prepareCode';
import {
  codeText,
  type ApiCall,
  type ApiMember,
  type ApiModel,
  type ApiSymbol,
  type Code,
} from '../../../scripts/generate-api/model/types';
import {readModels} from '../../../scripts/generate-api/readModels';
import {docsTag, type IndexedPage, type IndexFile} from '../shared/indexFile';
import type {Signature, TypeIndexFile} from '../shared/typeIndex';

/** A signature before its page has an index. */
type Found = Omit<Signature, 'page' | 'anchor'> & {href: string};

/** Code on one line, without the comma before a closing bracket. */
function lineOf(code: Code): string {
  return codeText(code)
    .replace(/\s+/g, ' ')
    .replace(/([([{]) | (?=[)\]}])|,(?= ?\))/g, '$1');
}

/** Type parameters of `forward<In extends IValue[], Out extends IValue>(…)`. */
function genericsOf(code: string): Signature['generics'] {
  const [, list] = /^[\w.]+<(.*?)>\(/.exec(code) ?? [];
  return list === undefined
    ? undefined
    : Object.fromEntries(
        list.split(', ').map((parameter) => {
          const [name = '', constraint = 'unknown'] = parameter
            .replace(/ = .*$/, '')
            .split(' extends ');
          return [name, constraint];
        }),
      );
}

/** Type of one argument of a rest parameter: of `string[]`, or of `[...In]` where `In extends IValue[]`. */
function elementOf(type: string, generics: Signature['generics']): string {
  const [, name = ''] = /^\[\.\.\.(\w+)\]$/.exec(type) ?? [];
  return (generics?.[name] ?? type).replace(/\[\]$/, '');
}

function ofCall(
  call: ApiCall,
): Pick<Found, 'code' | 'parameters' | 'returns' | 'generics'> {
  const code = lineOf(call.code);
  const generics = genericsOf(code);
  return {
    code,
    parameters: call.parameters
      // Fields of an object parameter are listed after it.
      .filter(({name}) => !/\w\./.test(name))
      .map(({name, type, optional}) =>
        name.startsWith('...')
          ? `${elementOf(lineOf(type), generics)}?`
          : `${lineOf(type)}${optional ? '?' : ''}`,
      ),
    returns: lineOf(call.returns),
    ...(generics && {generics}),
  };
}

/** Calls, a property as a function without parameters, or an index signature as one of its key. */
function signaturesOf(
  member: ApiMember,
): Pick<Found, 'code' | 'parameters' | 'returns' | 'generics'>[] {
  if (member.calls.length > 0) {
    return member.calls.map(ofCall);
  }
  if (member.kind === 'member') {
    return [];
  }
  const code = lineOf(member.code);
  const [, key] = /^\[\w+: (\w+)\]/.exec(code) ?? [];
  return [
    {
      code,
      parameters: key === undefined ? [] : [key],
      returns: lineOf(typeOfMember(member)),
    },
  ];
}

/** Whether code has the symbol as one object, such as `torch`, rather than many values of its type. */
function isObject({kind, access, name}: ApiSymbol, model: ApiModel): boolean {
  return (
    kind === 'variable' ||
    (kind === 'interface' &&
      (access.by === 'path' ||
        model.modules
          .flatMap(({symbols}) => symbols)
          .some((other) => other.kind === 'variable' && other.name === name)))
  );
}

function ofMember(
  symbol: ApiSymbol,
  member: ApiMember,
  model: ApiModel,
): Found[] {
  const hasSelf = member.kind !== 'constructor' && !isObject(symbol, model);
  return signaturesOf(member).map((signature) => ({
    ...signature,
    href: `${symbol.href.replace(/#.*$/, '')}#${member.anchor}`,
    name:
      member.kind === 'constructor'
        ? `new ${symbol.name}`
        : `${symbol.name}.${member.name}`,
    kind: member.kind,
    ...(hasSelf && {self: symbol.name}),
    ...(member.doc.deprecated !== undefined && {isDeprecated: true}),
  }));
}

function ofSymbol(symbol: ApiSymbol, model: ApiModel): Found[] {
  return [
    ...symbol.calls.map((call) => ({
      ...ofCall(call),
      href: symbol.href,
      name: symbol.name,
      kind: symbol.kind,
    })),
    ...symbol.members
      .filter(({inheritedFrom}) => inheritedFrom === undefined)
      .flatMap((member) => ofMember(symbol, member, model)),
  ];
}

/** Collects the signatures of a version; `titles` are those of its pages, by path. */
export function buildTypeIndex(
  model: ApiModel,
  titles: ReadonlyMap<string, string>,
): TypeIndexFile {
  const symbols = model.modules.flatMap((module) => module.symbols);
  const pages: IndexedPage[] = [];
  const signatures = symbols
    .flatMap((symbol) => ofSymbol(symbol, model))
    .map(({href, ...found}): Signature => {
      const [path = '', anchor = ''] = href.split('#');
      const title = titles.get(path);
      if (title === undefined) {
        throw new Error(
          `${found.name}: its page ${path} is not in the search index. Look at buildIndex.`,
        );
      }
      const known = pages.findIndex((page) => page.path === path);
      const page = known < 0 ? pages.push({path, title}) - 1 : known;
      return {page, anchor, ...found};
    });
  const aliases = symbols.flatMap(({kind, code}) => {
    const [, name, type] =
      kind === 'type' ? (/^type (\w+) = (.*)$/.exec(lineOf(code)) ?? []) : [];
    return name === undefined || type === undefined ? [] : [[name, type]];
  });
  const parents = symbols.flatMap(({code, name}) => {
    const [, list] = / extends (.*?)(?: \{|$)/.exec(lineOf(code)) ?? [];
    return list === undefined ? [] : [[name, list.split(/, (?![^<]*>)/)]];
  });
  return {
    format: 1,
    pages,
    signatures,
    aliases: Object.fromEntries(aliases) as Record<string, string>,
    parents: Object.fromEntries(parents) as Record<string, string[]>,
  };
}

/** The signatures of every docs version whose reference is indexed, by search tag. */
export async function buildTypeIndexes(
  indexes: ReadonlyMap<string, IndexFile>,
): Promise<Map<string, TypeIndexFile>> {
  const models = (await readModels()).map(({model}) => model);
  return new Map(
    models.flatMap((model): [string, TypeIndexFile][] => {
      const tag = docsTag(model.docsVersion);
      const titles = new Map(
        indexes.get(tag)?.pages.map(({path, title}) => [path, title]),
      );
      // A site without the reference, such as the tests', has words to search but no types.
      return model.modules.some(({href}) => titles.has(href))
        ? [[tag, buildTypeIndex(model, titles)]]
        : [];
    }),
  );
}
