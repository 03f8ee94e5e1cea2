/** A piece of TypeScript; has an address if it is the name of a documented type. */
export type CodePart = {text: string; href?: string};

/** TypeScript with links. */
export type Code = readonly CodePart[];

/** Markdown, safe inside MDX, with every reference resolved. */
export type Markdown = string;

/** The kinds of symbol that a module declares. */
export type SymbolKind =
  | 'class'
  | 'interface'
  | 'enum'
  | 'function'
  | 'type'
  | 'variable';

/** The parts of a comment. */
export type Doc = {
  /** First paragraph. */
  summary: Markdown;
  /** The rest. */
  details: Markdown;
  returns: Markdown;
  /** The deprecation notice, if there is one. */
  deprecated?: Markdown;
  experimental: boolean;
};

/** A parameter, or one field of an object parameter (`options.dim`). */
export type ApiParameter = {
  name: string;
  type: Code;
  optional: boolean;
  defaultValue?: string;
  text: Markdown;
};

/** A type parameter such as `Out extends Value`. */
export type ApiTypeParameter = {name: string; constraint?: Code};

/** One signature of a function; a function with overloads has several. */
export type ApiCall = {
  code: Code;
  doc: Doc;
  typeParameters: readonly ApiTypeParameter[];
  parameters: readonly ApiParameter[];
  returns: Code;
};

/** The kinds of member, in the order of their groups on a page. */
export const memberKinds = [
  'constructor',
  'member',
  'property',
  'method',
  'index',
] as const;

export type MemberKind = (typeof memberKinds)[number];

/** A member of a class, interface or enum, or of an object that a module exports. */
export type ApiMember = {
  name: string;
  kind: MemberKind;
  anchor: string;
  optional: boolean;
  /** The declaration, unless it is a function. */
  code: Code;
  /** The type of a property, the value of a member of an enum. */
  type: Code;
  /** The type of an index. */
  key?: Code;
  calls: readonly ApiCall[];
  doc: Doc;
  /** The interface that declares it, if it is inherited. */
  inheritedFrom?: Code;
  sourceUrl?: string;
};

/** How app code gets hold of a symbol and calls its members. */
export type Access =
  /** By name from the entry point. */
  | {by: 'import'; statement: string}
  /** As a property of an exported object: `bridges.arches`. */
  | {
      by: 'path';
      /** Imports the object. */
      statement: string;
      path: string;
      /** Imports the type by name, if the entry point exports it. */
      typeStatement?: string;
    }
  /** Not at all: it is the default export of a module that a tool loads, or a type. */
  | {by: 'none'};

/** Whether the entry point exports a symbol by name. */
export function isEntryExport({access}: Pick<ApiSymbol, 'access'>): boolean {
  return access.by === 'path'
    ? access.typeStatement !== undefined
    : access.by === 'import';
}

/** A declaration of a module. */
export type ApiSymbol = {
  name: string;
  kind: SymbolKind;
  module: string;
  /** Not exported, but used in exported signatures. */
  local: boolean;
  href: string;
  anchor: string;
  code: Code;
  typeParameters: readonly ApiTypeParameter[];
  /** What a class or an interface extends. */
  parents: readonly Code[];
  /** What an alias stands for, the type of a variable. */
  type: Code;
  doc: Doc;
  calls: readonly ApiCall[];
  members: readonly ApiMember[];
  access: Access;
  sourceUrl?: string;
};

/** A source file of the package. */
export type ApiModule = {
  name: string;
  href: string;
  doc: Doc;
  symbols: readonly ApiSymbol[];
  sourceUrl?: string;
};

/** The API of one version of the package. */
export type ApiModel = {
  docsVersion: string;
  modules: readonly ApiModule[];
};

/** The text of code, without its links. */
export function codeText(code: Code): string {
  return code.map(({text}) => text).join('');
}

/** The text of code on one line, without the comma before a closing bracket. */
export function lineOf(code: Code): string {
  return codeText(code)
    .replace(/\s+/g, ' ')
    .replace(/([([{]) | (?=[)\]}])|,(?= ?\))/g, '$1');
}

/** Folders of the kinds of symbol that have a page of their own. */
export const pageFolders: Partial<Record<SymbolKind, string>> = {
  class: 'classes',
  enum: 'enums',
  interface: 'interfaces',
};

/** Whether a symbol has a page of its own or a section on its module's page. */
export function hasPage({
  kind,
  local,
}: Pick<ApiSymbol, 'kind' | 'local'>): boolean {
  return !local && pageFolders[kind] !== undefined;
}

/** A declaration without the block that lists its members. */
export function headOf({
  code,
  members,
}: Pick<ApiSymbol, 'code' | 'members'>): Code {
  const block = code.findIndex(({text}) => text === ' {\n');
  return members.length > 0 && block >= 0 ? code.slice(0, block) : code;
}
