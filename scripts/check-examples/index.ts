import path from 'node:path';
import {readModels} from 'api-versions';
import {exampleIdOf} from '../../content/readers/readExamples';
import {runMain} from '../lib/runMain';
import {checkExamples} from './checkExamples';
import {apiOptions} from '../../config/apiOptions';
import {checkFiles} from './checkFiles';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** `npm run check:examples -- [torchlive_torch/Tensor.add …]`: names, or files. */
runMain(async (names) => {
  const only = names.map(exampleIdOf);
  const models = (await readModels(apiOptions)).map(({model}) => model);
  const {problems, compiled, inNode, inBrowser, onPhone} = await checkExamples(
    siteDir,
    models,
    only,
  );
  problems.push(
    ...checkFiles(siteDir, models).filter(({page}) => {
      const id = exampleIdOf(path.relative(siteDir, page));
      return only.length === 0 || only.some((start) => id.startsWith(start));
    }),
  );
  for (const {page, line, message} of problems) {
    console.error(`${path.relative(siteDir, page)}:${line}: ${message}`);
  }
  console.log(
    `Examples, once for each version: ${compiled} compiled, ${inNode} run in Node, ${inBrowser} in Chromium, ${onPhone} need a phone.`,
  );
  if (compiled + problems.length === 0) {
    throw new Error(
      `No example was run: none shows ${only.join(' or ') || 'anything'}. See content/examples/README.md for the names.`,
    );
  }
  if (problems.length > 0) {
    throw new Error(`Problems: ${problems.length}.`);
  }
});
