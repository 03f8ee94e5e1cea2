import type {Shape} from './shape';

/** A picture that a message carries. */
export const isBitmap: Shape<ImageBitmap> = (data) =>
  data instanceof ImageBitmap;
