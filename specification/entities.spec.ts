import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {
  docsVersions,
  latestVersion,
  versionRoot,
} from '../content/site/versions';
import {builtPages} from '../tests/e2e/builtPages';

type Doc = {id: string; path: string; sidebar?: string; unlisted?: boolean};

type Version = {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: Doc[];
  draftIds: string[];
  sidebars: Record<string, {link: {path: string; label: string}}>;
};

function readGenerated(file: string): unknown {
  return JSON.parse(readFileSync(`.docusaurus/${file}`, 'utf8'));
}

function versions(): Version[] {
  const data = readGenerated('globalData.json') as {
    'docusaurus-plugin-content-docs': {default: {versions: Version[]}};
  };
  return data['docusaurus-plugin-content-docs'].default.versions;
}

it('each version carries its fields, and only the latest is the last [S3.1] [S2.24] [S9.1]', () => {
  expect(
    versions().map(({name, label, isLast, path, mainDocId, draftIds}) => ({
      name,
      label,
      isLast,
      path,
      mainDocId,
      draftIds,
    })),
  ).toEqual(
    docsVersions.map((version) => ({
      name: version.name,
      label: version.label,
      isLast: version.name === latestVersion,
      path: versionRoot(version).replace(/\/$/, ''),
      mainDocId: 'tutorials/get-started',
      draftIds: [],
    })),
  );
});

it('each doc has an id, a path that is built, and a sidebar or none [S3.2]', () => {
  const built = new Set(builtPages().map(({path}) => path));
  const docs = versions().flatMap((version) => version.docs);
  expect(docs.length).toBeGreaterThan(50);
  for (const {id, path, sidebar, unlisted, ...rest} of docs) {
    expect(id).not.toBe('');
    expect(built).toContain(`${path.replace(/\/$/, '')}/`);
    expect(['docs', 'api', undefined]).toContain(sidebar);
    // Pages about what a version lacks; the field is younger than the specification.
    expect([true, undefined]).toContain(unlisted);
    expect(rest).toEqual({});
  }
});

it('the model specification is in no sidebar [S2.28]', () => {
  expect(
    versions().map(({docs}) =>
      docs
        .filter(({id}) => id === 'tutorials/model-spec')
        .map(({sidebar}) => sidebar),
    ),
  ).toEqual(docsVersions.map(() => [undefined]));
});

it('each version has a docs and an api sidebar with their landing links [S3.3] [S2.23]', () => {
  for (const {path, sidebars} of versions()) {
    expect(sidebars).toEqual({
      docs: {
        link: {
          path: `${path}/tutorials/get-started`,
          label: expect.any(String) as string,
        },
      },
      api: {
        link: {
          path: `${path}/api/core`,
          label: expect.any(String) as string,
        },
      },
    });
  }
});

it('English is the default and only locale [S3.4] [S9.12]', () => {
  expect(readGenerated('i18n.json')).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    currentLocale: 'en',
    localeConfigs: {
      en: {
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
        path: 'en',
      },
    },
  });
});
