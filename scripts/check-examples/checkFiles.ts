import {readdirSync} from 'node:fs';
import path from 'node:path';
import {type ApiModel, targetsOf} from 'api-versions';
import {
  examplesFolder,
  readAllExamples,
  readExamples,
  type Example,
} from '../../content/readers/readExamples';
import type {Problem} from '../check-samples/compile';

/** Most examples that nothing but a phone can run. */
const mostOnPhone = 10;

/** Ids that two examples of a version show. */
function repeated(examples: readonly Example[]): Problem[] {
  const first = new Map<string, string>();
  return examples.flatMap(({id, file, shows}) =>
    shows.flatMap((target) => {
      const other = first.get(target);
      first.set(target, other ?? id);
      return other === undefined
        ? []
        : [
            {
              page: file,
              line: 1,
              message: `${other} shows ${target} too. Keep one.`,
            },
          ];
    }),
  );
}

/** Finds what no run of an example tells: files, names and marks that are wrong. */
export function checkFiles(
  siteDir: string,
  models: readonly ApiModel[],
): Problem[] {
  const folder = path.join(siteDir, examplesFolder);
  const assets = path.join(folder, 'assets');
  const known = new Set(
    models.flatMap((model) => [...targetsOf(model).keys()]),
  );
  const all = models.flatMap(({docsVersion}) =>
    readAllExamples(siteDir, docsVersion),
  );
  const shown = models.map((model) => readExamples(siteDir, model));
  const read = new Set(shown.flat().map(({file}) => file));
  const names = new Map(
    all.flatMap(({id, also, file}) =>
      [id, ...also].map((name): [string, string] => [name, file]),
    ),
  );
  const onPhone = new Set(
    shown.flat().flatMap(({needs, id}) => (needs === 'phone' ? [id] : [])),
  );
  return [
    ...[...names].flatMap(([name, page]) =>
      known.has(name)
        ? []
        : [
            {
              page,
              line: 1,
              message: `no version has ${name}. Correct the name.`,
            },
          ],
    ),
    ...readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter(
        (file) =>
          !read.has(file) &&
          !file.startsWith(assets) &&
          file !== path.join(folder, 'README.md'),
      )
      .map((page) => ({
        page,
        line: 1,
        message: 'no version shows it. Delete it.',
      })),
    ...shown.flatMap(repeated),
    ...(onPhone.size > mostOnPhone
      ? [
          {
            page: folder,
            line: 0,
            message: `${onPhone.size} examples run on a phone alone, at most ${mostOnPhone} may.`,
          },
        ]
      : []),
  ];
}
