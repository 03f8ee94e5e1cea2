import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {renderReport} from './renderReport';
import {readResults, reportFolder} from './reportFiles';

it('is kept as the results that are kept give it', async () => {
  for (const [file, content] of await renderReport(readResults())) {
    expect(readFileSync(path.join(reportFolder, file), 'utf8')).toBe(content);
  }
});
