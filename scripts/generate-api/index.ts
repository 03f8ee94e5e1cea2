import {root} from './convert/files';
import {digestInputs} from './inputs';
import {isUpToDate, writePages} from './output';

function report(line: string): void {
  console.log(`[api] ${line}`);
}

async function main(): Promise<void> {
  const start = performance.now();
  const inputs = digestInputs();
  if (isUpToDate(root, inputs)) {
    report('nothing changed');
    return;
  }
  // Loading the highlighter takes a second, and so far nothing needs it.
  const {generate} = await import('./generate');
  const pages = await generate(report);
  const {written, removed} = await writePages(root, inputs, pages);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  report(
    `${pages.size} pages, ${written} written, ${removed} removed, ${seconds} s`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
