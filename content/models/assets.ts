/** Bytes of every file that models and samples load in the page, for a progress bar. */
export const assetBytes = {
  'BERTVocab.json': 262_046,
  'ImageNetClasses.json': 28_678,
  'answers.ptl': 114_260,
  'cartoon.ptl': 12_636,
  'classifier.ptl': 103_452,
  'coco.json': 1_123,
  'decoder.ptl': 623_872,
  'detr.ptl': 173_339,
  'digits.ptl': 34_337,
  'encoder.ptl': 464_709,
  'ort-wasm-simd-threaded.wasm': 14_239_897,
  'segmenter.ptl': 88_618,
  'source_wrd2idx.json': 5_544,
  'target_idx2wrd.json': 3_132,
  'tones.ptl': 2_073,
  'yolo.ptl': 173_097,
} as const satisfies Record<string, number>;

export type AssetName = keyof typeof assetBytes;

export const assetNames = Object.keys(assetBytes) as AssetName[];
