import {expect, it} from 'vitest';
import type {DocData, VersionData} from './siteMap';
import {docsElsewhere, splitDocs} from './splitDocs';

function version(
  name: string,
  path: string,
  docs: [id: string, more?: Partial<DocData>][],
): VersionData {
  return {
    name,
    path,
    mainDocId: 'start',
    docs: docs.map(([id, more]) => ({id, path: `${path}/${id}`, ...more})),
  };
}

const versions = [
  version('2', '/docs', [
    ['start', {sidebar: 'docs'}],
    ['tensor', {sidebar: 'api'}],
    ['media', {sidebar: 'api'}],
  ]),
  version('1', '/docs/1', [
    ['start', {path: '/docs/1/begin', sidebar: 'docs'}],
    ['tensor', {sidebar: 'api', unlisted: true}],
    ['cli'],
  ]),
  version('0', '/docs/0', [['start'], ['media']]),
];

const globalData = {
  'docusaurus-plugin-content-docs': {default: {path: '/docs', versions}},
  other: {kept: true},
};

it('leaves the main page of each version with all pages', () => {
  expect(splitDocs(globalData).shell).toEqual({
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/docs',
        versions: versions.map((each) => ({
          ...each,
          docs: each.docs.slice(0, 1),
        })),
      },
    },
    other: {kept: true},
  });
});

it.each(
  versions.flatMap((own) =>
    versions
      .filter((other) => other !== own)
      .map((other) => [own.name, other.name, own, other] as const),
  ),
)('pages of %s know where they are in %s', (_own, _other, own, other) => {
  const docs = splitDocs(globalData).byPath.get(own.path);
  expect(docs?.docs).toEqual(own.docs);
  expect(docs && docsElsewhere(docs, own, other)).toEqual(
    own.docs.flatMap(({id}) =>
      other.docs
        .filter((doc) => doc.id === id)
        .map((doc) => ({...doc, unlisted: doc.unlisted ?? false})),
    ),
  );
});
