import {runInNewContext} from 'node:vm';
import type {ChunkNames, RouteData} from '../../engine/routes/siteMap';

type Getters = Record<string, () => unknown>;
type Require = {e: (id: string) => Promise<void>};
type Factory = (module: object, exports: object, require: Require) => void;
type Bundle = Record<
  string,
  [ids: unknown, modules: Record<string, Factory>][]
>;

/** A built part of the site, which says what its pages load. */
type Part = {
  route: RouteData;
  loaders: Record<string, () => Promise<unknown>>;
  files: Record<string, string>;
};

function namesIn(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((value) =>
    typeof value === 'string' ? [value] : namesIn(value),
  );
}

function namesOnTheWay(route: RouteData, address: string): string[] {
  const next = route.routes?.find(({path, exact}) =>
    exact ? path === address : address.startsWith(path),
  );
  return [
    ...namesIn(route.chunks ?? {}),
    ...(next === undefined ? [] : namesOnTheWay(next, address)),
  ];
}

/** Runs the script of a part as a browser would, and lets it load a page: the files that it asks for, as far as it names them itself, by id. */
export function runPart(
  script: string,
  address: string,
): Map<string, string | undefined> {
  const bundle: Bundle = {};
  runInNewContext(script, bundle);
  const asked = new Set<string>();
  const part = {} as Part;
  const require = Object.assign(() => undefined, {
    e(id: string) {
      asked.add(id);
      return Promise.resolve();
    },
    r: () => undefined,
    t: () => undefined,
    d: (_exports: object, getters: Getters) =>
      Object.defineProperties(
        part,
        Object.fromEntries(
          Object.entries(getters).map(([name, get]) => [name, {get}]),
        ),
      ),
  });
  for (const [, modules] of Object.values(bundle).flat()) {
    for (const factory of Object.values(modules)) {
      factory({}, {}, require);
    }
  }
  for (const name of namesOnTheWay(part.route, address)) {
    void part.loaders[name]?.();
  }
  return new Map([...asked].map((id) => [id, part.files[id]]));
}
