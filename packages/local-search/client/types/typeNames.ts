import type {TypeIndexFile} from '../../shared/typeIndex';
import {parseType, type Type} from './parseType';

/** What types mean in one version. */
export type TypeNames = {
  /** What an alias or a type parameter stands for. */
  expand(name: string): Type | undefined;
  /** Interfaces that an interface extends, directly or not. */
  parentsOf(name: string): readonly string[];
};

/** Names of a version, with the type parameters of one signature. */
export function typeNames(
  {aliases, parents}: Pick<TypeIndexFile, 'aliases' | 'parents'>,
  generics: Record<string, string> = {},
): TypeNames {
  return {
    expand(name) {
      const text = Object.hasOwn(generics, name)
        ? generics[name]
        : Object.hasOwn(aliases, name)
          ? aliases[name]
          : undefined;
      return text === undefined ? undefined : parseType(text);
    },
    parentsOf(name) {
      const own =
        Object.entries(parents).find(
          ([key]) => key.toLowerCase() === name.toLowerCase(),
        )?.[1] ?? [];
      return own.flatMap((parent) => [parent, ...this.parentsOf(parent)]);
    },
  };
}
