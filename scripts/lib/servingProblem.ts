import {readFileSync} from 'node:fs';
import {checkTables, RedirectError} from 'site-server/build';
import {siteTables} from '../../config/serving/siteTables';

const file = 'config/serving/redirects.ts';

/** What is wrong with the tables of the servers, in one line; undefined where nothing is. */
export function servingProblem(tables = siteTables): string | undefined {
  try {
    checkTables(tables);
    return undefined;
  } catch (error) {
    const {message} = error as Error;
    if (!(error instanceof RedirectError)) {
      return `config/serving/: ${message}`;
    }
    const lines = readFileSync(file, 'utf8').split('\n');
    const index = lines.findIndex((line) =>
      line.includes(`'${error.redirect.from}'`),
    );
    return `${file}:${Math.max(index, 0) + 1}: ${message}`;
  }
}
