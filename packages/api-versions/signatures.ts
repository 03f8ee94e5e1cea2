import {
  lineOf,
  type ApiCall,
  type ApiMember,
  type ApiModel,
  type ApiSymbol,
} from './model/types';

/** A signature of the reference; a function with overloads has several. */
type Found = {
  /** Path and anchor of its section. */
  href: string;
  /** Name with its owner: `Tensor.item`. */
  name: string;
  /** Kind of symbol, such as `method`. */
  kind: string;
  /** The declaration, to show. */
  code: string;
  /** Type that it is a member of, unless that is an object with functions, such as `bridges`. */
  self?: string;
  /** Types of the parameters; those of optional ones end in `?`. */
  parameters: string[];
  returns: string;
  /** Type parameters, by name, and what they extend. */
  generics?: Record<string, string>;
  isDeprecated?: true;
};

/** The signatures of a version, for a search by type. */
export type Signatures = {
  signatures: Found[];
  /** Types with another name, such as `Scalar` for `number`. */
  aliases: Record<string, string>;
  /** Interfaces that an interface extends. */
  parents: Record<string, string[]>;
};

function genericsOf({typeParameters}: ApiCall): Found['generics'] {
  return typeParameters.length === 0
    ? undefined
    : Object.fromEntries(
        typeParameters.map(({name, constraint}) => [
          name,
          constraint === undefined ? 'unknown' : lineOf(constraint),
        ]),
      );
}

/** Type of one argument of a rest parameter: of `string[]`, or of `[...In]` where `In extends IValue[]`. */
function elementOf(type: string, generics: Found['generics']): string {
  const [, name = ''] = /^\[\.\.\.(\w+)\]$/.exec(type) ?? [];
  return (generics?.[name] ?? type).replace(/\[\]$/, '');
}

function ofCall(
  call: ApiCall,
): Pick<Found, 'code' | 'parameters' | 'returns' | 'generics'> {
  const generics = genericsOf(call);
  return {
    code: lineOf(call.code),
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
  return [
    {
      code: lineOf(member.code),
      parameters: member.key === undefined ? [] : [lineOf(member.key)],
      returns: lineOf(member.type),
    },
  ];
}

/** Whether code has the symbol as one object, such as `bridges`, rather than many values of its type. */
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

/** Collects the signatures of a version, with the address of each. */
export function readSignatures(model: ApiModel): Signatures {
  const symbols = model.modules.flatMap((module) => module.symbols);
  const aliases = symbols.filter(
    ({kind, typeParameters}) => kind === 'type' && typeParameters.length === 0,
  );
  const children = symbols.filter(({parents}) => parents.length > 0);
  return {
    signatures: symbols.flatMap((symbol) => ofSymbol(symbol, model)),
    aliases: Object.fromEntries(
      aliases.map(({name, type}) => [name, lineOf(type)]),
    ),
    parents: Object.fromEntries(
      children.map(({name, parents}) => [name, parents.map(lineOf)]),
    ),
  };
}
