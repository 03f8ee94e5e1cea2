import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {speedParts} from 'docusaurus-fast/parts';
import {renderReport} from './renderReport';
import {readResults, reportFolder} from './reportFiles';

it('is kept as the results that are kept give it', async () => {
  for (const [file, content] of await renderReport(readResults())) {
    expect(readFileSync(path.join(reportFolder, file), 'utf8')).toBe(content);
  }
});

/** The cells of the row that starts with a name, in a file with a table. */
function cellsOf(file: string, name: string): string[] {
  const rows = readFileSync(path.join(reportFolder, file), 'utf8').split('\n');
  const row = rows.find((line) => line.startsWith(`| ${name} `)) ?? '';
  return row.split('|').map((cell) => cell.trim());
}

it.each(speedParts)('the table of the package has what %s buys', (part) => {
  const [, , , bytes, blocking] = cellsOf('README.md', part);
  const [, , , buys = ''] = cellsOf(
    '../packages/docusaurus-fast/README.md',
    `\`${part}/\``,
  );
  const said = buys.match(/^\d+ kB|\d+ ms(?= of TBT)/g) ?? [];
  expect(said.length).toBeGreaterThan(0);
  for (const figure of said) {
    expect([bytes, blocking]).toContain(`+${figure}`);
  }
});
