import {
  KindRouter,
  PageKind,
  Reflection,
  ReflectionKind,
  type Application,
  type RouterTarget,
} from 'typedoc';
import {kindOf} from '../model/indexSymbols';
import {modulePath, symbolPath} from '../model/paths';

const ownPages = new Set([
  ReflectionKind.Module,
  ReflectionKind.Class,
  ReflectionKind.Interface,
  ReflectionKind.Enum,
]);

/** Says whether a module keeps a type to itself; such a type has no page. */
export type IsLocal = (module: string, name: string) => boolean;

/** Makes the router that gives pages the paths of the specification. */
export function apiRouter(
  isLocal: IsLocal,
): new (application: Application) => KindRouter {
  return class ApiRouter extends KindRouter {
    override extension = '.mdx';

    protected override getPageKind(target: RouterTarget): PageKind | undefined {
      return target instanceof Reflection &&
        ownPages.has(target.kind) &&
        !isLocal(target.parent?.name ?? '', target.name)
        ? PageKind.Reflection
        : undefined;
    }

    protected override getIdealBaseName(reflection: Reflection): string {
      if (!reflection.isDeclaration()) {
        throw new Error(
          `${reflection.getFullName()}: only declarations have pages. Look at getPageKind.`,
        );
      }
      return reflection.kindOf(ReflectionKind.Module)
        ? modulePath(reflection.name)
        : symbolPath(
            reflection.parent?.name ?? '',
            reflection.name,
            kindOf(reflection),
          );
    }
  };
}
