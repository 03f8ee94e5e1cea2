import {createLinter, loadTextlintrc} from 'textlint';
import {filesOf, groups, readFile, toMarkdown} from './groups';

/** What the linter says about one group of files. */
export type Result = {name: string; files: number; problems: string[]};

/** Lints what readers read, group by group. */
export async function lintProse(root: string): Promise<Result[]> {
  const linter = createLinter({descriptor: await loadTextlintrc()});
  const results: Result[] = [];
  for (const group of groups) {
    const files = filesOf(group, root);
    const problems: string[] = [];
    for (const file of files) {
      const {markdown, lines} = toMarkdown(file, readFile(root, file), group);
      if (markdown === '') {
        continue;
      }
      const {messages} = await linter.lintText(markdown, `${file}.mdx`);
      problems.push(
        ...messages
          .filter(
            ({ruleId}) =>
              ruleId !== 'en-max-word-count' || group.hasLongSentences !== true,
          )
          .map(
            ({loc, message}) =>
              `${file}:${lines?.[loc.start.line - 1] ?? loc.start.line}: ${message.split('\n')[0]}`,
          ),
      );
    }
    results.push({name: group.name, files: files.length, problems});
  }
  return results;
}

/** Whether every group has files, and none a problem. */
export function isClean(results: readonly Result[]): boolean {
  return results.every(
    ({files, problems}) => files > 0 && problems.length === 0,
  );
}
