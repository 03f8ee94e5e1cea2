import type {
  CanvasRenderingContext2D,
  ModelPath,
} from 'react-native-pytorch-core';
import {ImageUtil, MobileModel} from 'react-native-pytorch-core';
import drawStrokes, {colorBackground, colorForeground} from './drawStrokes';
import type {Stroke} from './points';
import type {Guess} from './rankDigits';
import rankDigits from './rankDigits';

const model: ModelPath = require('../../models/mnist.ptl');

/** Reads the digit on the canvas. */
export default async function classifyDrawing(
  ctx: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  size: number,
): Promise<Guess[]> {
  // The last touch may not be on the canvas yet.
  drawStrokes(ctx, strokes, size);
  const imageData = await ctx.getImageData(0, 0, size, size);
  ctx.invalidate();
  const image = await ImageUtil.fromImageData(imageData);
  try {
    const {result, metrics} = await MobileModel.execute<{scores: number[]}>(
      model,
      {
        image,
        crop_width: 1,
        crop_height: 1,
        scale_width: 28,
        scale_height: 28,
        colorBackground,
        colorForeground,
      },
    );
    console.log(`${result.scores.length} scores, ${metrics.totalTime} ms`);
    return rankDigits(result.scores);
  } finally {
    image.release();
    imageData.release();
  }
}
