import type {InlineScript} from '../../config/serving/inlineScripts';
import {inspectHtml} from './inspectHtml';

type Page = {file: string; html: string};

/** Length of the excerpt that identifies a script. */
const excerptLength = 120;

function unlisted(sha256: string, text: string): string {
  return `<script> is not listed in config/serving/inlineScripts.ts. Read it, then list it there with sha256 "${sha256}", or remove it: ${text.slice(0, excerptLength)}`;
}

/** One line for each problem, with the first page that has it. */
function report(filesByProblem: ReadonlyMap<string, readonly string[]>) {
  return [...filesByProblem].map(([problem, [first = '', ...others]]) =>
    others.length === 0
      ? `${first}: ${problem}`
      : `${first} and ${others.length} more: ${problem}`,
  );
}

/** Throws an error that lists everything the Content-Security-Policy would block; resolves to the number of pages. */
export async function checkPages(
  pages: Iterable<Page>,
  known: readonly InlineScript[],
): Promise<number> {
  // A dynamic import, because tsx compiles a static one to CommonJS, which runs
  // five times as long.
  const {parse} = await import('parse5');
  const listed = new Set(known.map(({sha256}) => sha256));
  const found = new Set<string>();
  const filesByProblem = new Map<string, string[]>();
  let count = 0;
  for (const {file, html} of pages) {
    count += 1;
    const {inlineScripts, problems} = inspectHtml(html, parse);
    for (const {sha256, text} of inlineScripts) {
      found.add(sha256);
      if (!listed.has(sha256)) {
        problems.push(unlisted(sha256, text));
      }
    }
    for (const problem of new Set(problems)) {
      filesByProblem.set(problem, [
        ...(filesByProblem.get(problem) ?? []),
        file,
      ]);
    }
  }
  if (count === 0) {
    throw new Error(
      'There is no HTML page to check. Did Docusaurus write to another folder?',
    );
  }
  const stale = [...listed].filter((sha256) => !found.has(sha256));
  const lines = [
    ...report(filesByProblem),
    ...stale.map(
      (sha256) =>
        `config/serving/inlineScripts.ts: no page contains the script "${sha256}". Remove the entry.`,
    ),
  ];
  if (lines.length > 0) {
    throw new Error(lines.join('\n'));
  }
  return count;
}
