import {builtPage} from '../../../server/__fixtures__/builtPage';
import {buildIndex} from '../../../server/buildIndex';
import {createEngine, type Engine} from '../createEngine';

const docs = 'docs-default-1';

/** A few pages like those of the site. */
const pages = [
  builtPage(
    '/docs/transforms/',
    docs,
    `<h1>Transforms</h1><p>Pictures in, pictures out.</p>
    <h3 id="centercrop">centerCrop</h3><p>Cuts the middle out of a picture.</p>
    <h3 id="resize">resize</h3><p>Makes a picture larger or smaller.</p>`,
  ),
  builtPage(
    '/docs/jit/',
    docs,
    `<h1>JIT</h1><h3 id="loadformobile">_loadForMobile</h3><p>Loads a model from a file.</p>`,
  ),
  builtPage(
    '/docs/image-classification/',
    docs,
    `<h1>Classify images</h1><p>Name what the camera sees, with <code>centerCrop</code>.</p>
    <h2 id="load">Load the model</h2><pre>await torch.jit._loadForMobile(path)</pre>`,
  ),
  builtPage(
    '/docs/nlp-qa/',
    docs,
    '<h1>Answer questions</h1><p>Finds the answer in a text.</p>',
  ),
  builtPage(
    '/faq/',
    'default',
    '<h1>Frequently asked questions</h1><h2 id="expo">Why does it fail in Expo Go?</h2><p>It lacks the native code.</p>',
  ),
];

/** An engine over the pages above. */
export function fixtureEngine(): Engine {
  const indexes = buildIndex(pages);
  const file = indexes.get(docs);
  const outside = indexes.get('default');
  if (file === undefined || outside === undefined) {
    throw new Error('corpus.ts: a tag is missing.');
  }
  // Through JSON, as in the browser.
  return createEngine(
    JSON.parse(JSON.stringify(file)) as typeof file,
    JSON.parse(JSON.stringify(outside)) as typeof outside,
    [
      ['faq', 'frequently asked questions'],
      ['load model', '_loadForMobile'],
    ],
  );
}
