/** A stretch of TypeScript; one that names a documented type carries its address. */
export type CodePart = {text: string; href?: string};

/** TypeScript as text with links in it. */
export type Code = readonly CodePart[];

/** Markdown, safe inside MDX, with every reference resolved. */
export type Markdown = string;

/** What TypeScript calls a symbol that a module declares. */
export type SymbolKind =
  'class' | 'interface' | 'enum' | 'function' | 'type' | 'variable';

/** What a comment says, taken apart. */
export type Doc = {
  /** First paragraph. */
  summary: Markdown;
  /** The rest. */
  details: Markdown;
  returns: Markdown;
  /** Set on what is deprecated: what the comment advises. */
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

/** One way to call a function: several of them are overloads. */
export type ApiCall = {
  code: Code;
  doc: Doc;
  parameters: readonly ApiParameter[];
  returns: Code;
};

/** The groups a page lists members in, in this order. */
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
  /** The declaration of what cannot be called. */
  code: Code;
  calls: readonly ApiCall[];
  doc: Doc;
  /** The interface that declares it, where that is another one. */
  inheritedFrom?: Code;
  sourceUrl?: string;
};

/** How app code gets hold of a symbol. */
export type Access =
  /** By name from the entry point. */
  | {by: 'import'; statement: string}
  /** Through something that the entry point exports: `torch.jit`. */
  | {by: 'path'; statement: string; path: string}
  /** By the default export of its module, which a tool loads. */
  | {by: 'none'};

/** A declaration of a module. */
export type ApiSymbol = {
  name: string;
  kind: SymbolKind;
  module: string;
  /** Declared but not exported: it shows in other signatures only. */
  local: boolean;
  href: string;
  anchor: string;
  code: Code;
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

/** Everything that one version of the package documents. */
export type ApiModel = {
  docsVersion: string;
  modules: readonly ApiModule[];
};

/** The text of code, without its links. */
export function codeText(code: Code): string {
  return code.map(({text}) => text).join('');
}

/** The kinds of symbol that have a page of their own, and its folder. */
export const pageFolders: Partial<Record<SymbolKind, string>> = {
  class: 'classes',
  enum: 'enums',
  interface: 'interfaces',
};

/** Whether a symbol has a page, rather than a place on its module's page. */
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
