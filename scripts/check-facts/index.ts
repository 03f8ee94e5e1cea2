import process from 'node:process';
import {checkFacts, facts} from './checkFacts';
import {checkPages, claims} from './checkPages';
import {readPackage} from './readPackage';
import {readPages} from './readPages';

/** Compares the packages, the data files and the pages. Needs the network. */
const pages = readPages();
const problems = [...checkFacts(readPackage), ...checkPages(pages)];
problems.forEach((problem) => console.error(problem));
const packages = new Set(
  facts.map(({packageName, version}) => `${packageName}@${version}`),
);
console.log(
  `${facts.length} claims about ${packages.size} packages, ${claims.length} on ${pages.length} pages: ${problems.length} wrong`,
);
process.exitCode = problems.length === 0 && facts.length > 0 ? 0 : 1;
