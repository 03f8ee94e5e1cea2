import type {IndexedPage} from './indexFile';

/** A signature of the reference; a function with overloads has several. */
export type Signature = {
  /** Index in `pages`. */
  page: number;
  anchor: string;
  /** Name with its owner: `Tensor.item`. */
  name: string;
  /** Kind of symbol, such as `method`. */
  kind: string;
  /** The declaration, to show. */
  code: string;
  /** Type that it is a member of, unless that is an object with functions, such as `Math`. */
  self?: string;
  /** Types of the parameters; those of optional ones end in `?`. */
  parameters: string[];
  returns: string;
  /** Type parameters, by name, and what they extend. */
  generics?: Record<string, string>;
  isDeprecated?: true;
};

/** The signatures of a docs version, each with the path and anchor of its section. */
export type TypeEntries = Pick<TypeIndexFile, 'aliases' | 'parents'> & {
  signatures: readonly (Omit<Signature, 'page' | 'anchor'> & {href: string})[];
};

/** What a search by type needs of a docs version. */
export type TypeIndexFile = {
  /** Changes with the shape, so that old code rejects a new file. */
  format: 1;
  pages: IndexedPage[];
  signatures: Signature[];
  /** Types with another name, such as `Scalar` for `number`. */
  aliases: Record<string, string>;
  /** Interfaces that an interface extends. */
  parents: Record<string, string[]>;
};
