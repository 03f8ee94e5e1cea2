import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {presetOptions} from '../../config/preset';
import {generated} from '../../plugins/page-rules/remarkPageRules';
import {runMain} from '../lib/runMain';
import {servingProblem} from '../lib/servingProblem';
import {checkQueries, isQueryList} from './checkQueries';
import {createPageChecker} from './createPageChecker';
import {deadRedirects} from './deadLinks';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** Folders of pages. */
const pageFolders = ['docs', 'versioned_docs', 'src/pages'];

/** What else reads files, by their names. */
const tools: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.(?:[cm]?[jt]sx?|css)$/, ['oxfmt', '--check']],
  [
    /\.[cm]?[jt]sx?$/,
    // It leaves out samples and examples.
    [
      ...['oxlint', '--type-check', '--max-warnings', '0'],
      '--no-error-on-unmatched-pattern',
    ],
  ],
  [
    /^content\/samples\/.+\.[jt]sx?$/,
    ['tsx', 'scripts/check-samples/index.ts'],
  ],
  [/^content\/examples\/.+\.tsx?$/, ['tsx', 'scripts/check-examples/index.ts']],
  [/\.css$/, ['stylelint', '--max-warnings', '0']],
  [/\.mdx$/, ['textlint']],
];

function filesIn(name: string): string[] {
  const file = path.relative(siteDir, path.resolve(name));
  if (!existsSync(path.join(siteDir, file))) {
    throw new Error(`${name}: no such file. Name files or folders to check.`);
  }
  return statSync(path.join(siteDir, file)).isDirectory()
    ? readdirSync(path.join(siteDir, file), {
        recursive: true,
        withFileTypes: true,
      })
        .filter((entry) => entry.isFile())
        .map(({parentPath, name: each}) =>
          path.relative(siteDir, path.join(parentPath, each)),
        )
        // Nobody can edit these.
        .filter((each) => !generated.test(each))
    : [file];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Whether a tool has nothing to complain about; it prints what. */
function runTool(
  [name = '', ...options]: readonly string[],
  files: readonly string[],
): boolean {
  return (
    files.length === 0 ||
    spawnSync(
      path.join(siteDir, 'node_modules/.bin', name),
      [...options, ...files],
      {cwd: siteDir, stdio: ['ignore', 'inherit', 'inherit']},
    ).status === 0
  );
}

/** `npm run check -- docs/tutorials/faq.mdx`: what is wrong with files, at once. */
runMain(async (names) => {
  const files = (names.length > 0 ? names : pageFolders).flatMap(filesIn);
  const pages = files.filter(
    (file) =>
      file.endsWith('.mdx') &&
      pageFolders.some((folder) => file.startsWith(folder + path.sep)),
  );
  const {remarkPlugins, rehypePlugins, beforeDefaultRemarkPlugins} =
    presetOptions.docs;
  const checkPage = await createPageChecker(siteDir, {
    remarkPlugins,
    rehypePlugins,
    beforeDefaultRemarkPlugins,
  });
  const problems: string[] = [];
  const report = (...found: readonly string[]) => {
    problems.push(...found);
    found.forEach((problem) => console.error(problem));
  };
  for (const page of pages) {
    report(...(await checkPage(page)));
  }
  for (const list of files.filter(isQueryList)) {
    report(...(await checkQueries(list)));
  }
  if (files.some((file) => file.startsWith('config/serving/'))) {
    report(...[servingProblem() ?? []].flat(), ...deadRedirects(siteDir));
  }
  // Named files alone: `npm run lint` and `format:check` read everything.
  const failed =
    names.length > 0
      ? tools.filter(
          ([type, tool]) =>
            !runTool(
              tool,
              files.filter((file) => type.test(file)),
            ),
        )
      : [];
  console.log(
    `${counted(pages.length, 'page')} and ${counted(files.length - pages.length, 'other file')}: ${failed.length === 0 ? counted(problems.length, 'problem') : 'problems, see above'}.`,
  );
  if (files.length === 0) {
    throw new Error('No file to check. Name files or folders.');
  }
  process.exitCode = problems.length + failed.length > 0 ? 1 : 0;
});
