import {existsSync, readFileSync} from 'node:fs';

/** Whether a file lists queries of search. */
export function isQueryList(file: string): boolean {
  return /^content\/search\/(?:guideQ|heldOutQ|statusQ|q)ueries\.ts$/.test(
    file,
  );
}

/** Says which queries of a list the index of the last build loses, each in one line. */
export async function checkQueries(file: string): Promise<string[]> {
  if (!existsSync('build/search/manifest.json')) {
    return [
      `${file}:1: queries are tried on the index of the last build, and there is none. Run "npm run build", then check again.`,
    ];
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  // It reads the build when it is imported.
  const {lostQueries} = await import('../../content/search/lostQueries');
  return lostQueries(file).map(({query, problem}) => {
    const index = lines.findIndex((line) => line.includes(`'${query}'`));
    return `${file}:${Math.max(index, 0) + 1}: ${problem}`;
  });
}
