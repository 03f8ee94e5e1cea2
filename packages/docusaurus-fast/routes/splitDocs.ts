import type {DocData, GlobalData, VersionData} from './siteMap';

/** How another version's pages differ from the same pages of this one. */
type Elsewhere = {
  /** Ids of pages that it lacks. */
  lacks: string[];
  /** Ids of pages that are unlisted there. */
  unlisted: string[];
  /** Pages whose path or sidebar differs by more than the version's prefix. */
  moved: DocData[];
};

/** The pages of one version, and where they are in the others. */
export type VersionDocs = {
  pluginId: string;
  name: string;
  docs: DocData[];
  elsewhere: Record<string, Elsewhere>;
};

type Root = {path: string};

function moveDoc(doc: DocData, from: Root, to: Root): DocData {
  return {...doc, path: to.path + doc.path.slice(from.path.length)};
}

function compare(own: VersionData, other: VersionData): Elsewhere {
  const there = new Map(other.docs.map((doc) => [doc.id, doc]));
  const both = own.docs.flatMap((doc) => {
    const same = there.get(doc.id);
    return same === undefined
      ? []
      : [{expected: moveDoc(doc, own, other), same}];
  });
  return {
    lacks: own.docs.map(({id}) => id).filter((id) => !there.has(id)),
    unlisted: both.flatMap(({same}) => (same.unlisted ? [same.id] : [])),
    moved: both
      .filter(
        ({expected, same}) =>
          expected.path !== same.path || expected.sidebar !== same.sidebar,
      )
      .map(({same}) => same),
  };
}

/** Where the pages of a version are in another: the inverse of `compare`. */
export function docsElsewhere(
  {docs, elsewhere}: VersionDocs,
  own: Root,
  other: Root & {name: string},
): DocData[] {
  const {lacks, unlisted, moved} = elsewhere[other.name] ?? {
    lacks: docs.map(({id}) => id),
    unlisted: [],
    moved: [],
  };
  return docs
    .filter(({id}) => !lacks.includes(id))
    .map((doc) => ({
      ...(moved.find(({id}) => id === doc.id) ?? moveDoc(doc, own, other)),
      unlisted: unlisted.includes(doc.id),
    }));
}

function toVersionDocs(
  pluginId: string,
  versions: readonly VersionData[],
  own: VersionData,
): VersionDocs {
  return {
    pluginId,
    name: own.name,
    docs: own.docs,
    elsewhere: Object.fromEntries(
      versions
        .filter((version) => version !== own)
        .map((other) => [other.name, compare(own, other)]),
    ),
  };
}

/** Splits the lists of pages off the global data, which every page loads; each version's main page stays. */
export function splitDocs(globalData: GlobalData): {
  shell: GlobalData;
  /** By the version's path, without its trailing slash. */
  byPath: Map<string, VersionDocs>;
} {
  const docs = globalData['docusaurus-plugin-content-docs'] ?? {};
  const byPath = new Map<string, VersionDocs>();
  const shell = Object.entries(docs).map(([pluginId, data]) => {
    const versions = data.versions.map((version) => {
      byPath.set(version.path, toVersionDocs(pluginId, data.versions, version));
      const isMain = ({id}: DocData) => id === version.mainDocId;
      return {...version, docs: version.docs.filter(isMain)};
    });
    return [pluginId, {...data, versions}] as const;
  });
  return {
    shell: {
      ...globalData,
      'docusaurus-plugin-content-docs': Object.fromEntries(shell),
    },
    byPath,
  };
}
