/** Bytes of every file that models and samples load in the page, for a progress bar. */
export const assetBytes = {
  'BERTVocab.json': 262_046,
  'ImageNetClasses.json': 28_678,
  'cartoon.bin': 9_680,
  'classifier.bin': 105_624,
  'coco.json': 1_123,
  'detector.bin': 184_856,
  'digits.bin': 31_064,
  'ort-wasm-simd-threaded.wasm': 14_239_897,
  'segmenter.bin': 92_744,
  'source_wrd2idx.json': 5_544,
  'target_idx2wrd.json': 3_132,
  'translation.bin': 1_155_984,
} as const satisfies Record<string, number>;

export type AssetName = keyof typeof assetBytes;

export const assetNames = Object.keys(assetBytes) as AssetName[];

/** Reads a file: from disk in Node, from our own origin in the page. */
export type ReadAsset = (name: AssetName) => Promise<ArrayBuffer>;
