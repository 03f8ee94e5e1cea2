import {imageShape, media, torch, transforms} from './jobs';

/** Blob → tensor → permute → div → crop → resize → normalize. */
function prepare(blob: unknown): unknown {
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

/** The memory that preparing a camera picture for a model takes, in sizes of its largest tensor. An upper bound: nothing is freed meanwhile. */
export function measurePipeline(): number {
  const [channels, height, width] = imageShape as [number, number, number];
  const size = channels * height * width;
  const bytes = torch.zeros!([size], {dtype: 'uint8'});
  const buffers = () => process.memoryUsage().arrayBuffers;
  globalThis.gc?.();
  const before = buffers();
  prepare(media.toBlob!(bytes));
  return (buffers() - before) / (size * 4);
}
