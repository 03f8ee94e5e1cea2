import {imageShape, media, torch, transforms} from './jobs';

/** What preparing one camera picture for a model takes. */
type Pipeline = {
  /** Bytes of the largest tensor, and of all memory that was taken. */
  largest: number;
  taken: number;
};

/** Blob → tensor → permute → div → crop → resize → normalize. */
export function prepare(blob: unknown): unknown {
  const [channels, height, width] = imageShape as [number, number, number];
  const pixels = torch.fromBlob!(blob, [height, width, channels]);
  const image = pixels.permute(2, 0, 1).div(255);
  const cropped = transforms.centerCrop!([480])(image);
  const resized = transforms.resize!([224])(cropped);
  return transforms.normalize!(
    [0.485, 0.456, 0.406],
    [0.229, 0.224, 0.225],
  )(resized);
}

/** An upper bound: nothing is freed while the pipeline runs. */
export function measurePipeline(): Pipeline {
  const [channels, height, width] = imageShape as [number, number, number];
  const size = channels * height * width;
  const bytes = torch.zeros!([size], {dtype: 'uint8'});
  const buffers = () => process.memoryUsage().arrayBuffers;
  globalThis.gc?.();
  const before = buffers();
  prepare(media.toBlob!(bytes));
  return {largest: size * 4, taken: buffers() - before};
}
