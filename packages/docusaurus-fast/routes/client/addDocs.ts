import globalData from '@generated/globalData';
import type {DocData, GlobalData, VersionData} from '../siteMap';
import {docsElsewhere, type VersionDocs} from '../splitDocs';

function addUnknown(version: VersionData, docs: readonly DocData[]): void {
  const known = new Set(version.docs.map(({id}) => id));
  version.docs.push(...docs.filter(({id}) => !known.has(id)));
}

/**
 * Adds the pages of a version, and where they are in other versions, to the global data
 * that the docs plugin's hooks read. Pages are only ever added, so nothing rerenders.
 */
export function addDocs(added: VersionDocs): void {
  const data = (globalData as GlobalData)['docusaurus-plugin-content-docs'];
  const versions = data?.[added.pluginId]?.versions ?? [];
  const own = versions.find(({name}) => name === added.name);
  if (own === undefined) {
    throw new Error(
      `No version "${added.name}" in the global data. See docusaurus-fast/routes/splitDocs.ts.`,
    );
  }
  own.docs = added.docs;
  for (const other of versions.filter((version) => version !== own)) {
    addUnknown(other, docsElsewhere(added, own, other));
  }
}
