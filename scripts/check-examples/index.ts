import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {findAllMissing} from '../examples/findMissing';
import {readModels} from '../generate-api/readModels';
import {checkExamples} from './checkExamples';
import {checkFiles} from './checkFiles';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** `npm run check:examples -- [--missing] [torchlive_torch/Tensor.add …]` */
async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    options: {missing: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const models = (await readModels()).map(({model}) => model);
  if (values.missing) {
    const missing = findAllMissing(siteDir, models);
    console.log(missing.join('\n'));
    return missing.length;
  }
  const isWhole = positionals.length === 0;
  const {problems, compiled, inNode, inBrowser, onPhone} = await checkExamples(
    siteDir,
    models,
    isWhole ? undefined : positionals,
  );
  if (isWhole) {
    problems.push(...checkFiles(siteDir, models));
  }
  for (const {page, line, message} of problems) {
    console.error(`${path.relative(siteDir, page)}:${line}: ${message}`);
  }
  console.log(
    `Examples, once for each version: ${compiled} compiled, ${inNode} run in Node, ${inBrowser} in Chromium, ${onPhone} need a phone.`,
  );
  if (inNode + inBrowser === 0) {
    console.error('No example was run. Look at readExamples.ts.');
    return 1;
  }
  return problems.length;
}

main().then(
  (failures) => {
    console.log(failures === 0 ? 'All is well.' : `${failures} problems.`);
    process.exitCode = failures === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
