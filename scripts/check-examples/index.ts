import path from 'node:path';
import {readModels} from 'api-versions';
import {runMain} from '../lib/runMain';
import {checkExamples} from './checkExamples';
import {apiOptions} from '../../config/apiOptions';
import {checkFiles} from './checkFiles';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** `npm run check:examples -- [torchlive_torch/Tensor.add …]` */
runMain(async (only) => {
  const models = (await readModels(apiOptions)).map(({model}) => model);
  const {problems, compiled, inNode, inBrowser, onPhone} = await checkExamples(
    siteDir,
    models,
    only,
  );
  if (only.length === 0) {
    problems.push(...checkFiles(siteDir, models));
  }
  for (const {page, line, message} of problems) {
    console.error(`${path.relative(siteDir, page)}:${line}: ${message}`);
  }
  console.log(
    `Examples, once for each version: ${compiled} compiled, ${inNode} run in Node, ${inBrowser} in Chromium, ${onPhone} need a phone.`,
  );
  if (inNode + inBrowser === 0) {
    throw new Error(
      `No example was run: none shows ${only.join(' or ') || 'anything'}. See content/examples/README.md for the names.`,
    );
  }
  if (problems.length > 0) {
    throw new Error(`Problems: ${problems.length}.`);
  }
});
