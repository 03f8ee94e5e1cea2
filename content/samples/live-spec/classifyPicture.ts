import type {ModelPath} from 'react-native-pytorch-core';
import {ImageUtil, MobileModel} from 'react-native-pytorch-core';

type Classification = {maxIdx: number; confidence: number};

const model: ModelPath = require('../../models/mobilenet_v3_small.ptl');

/** Number of the class that a photo on the web shows. */
export default async function classifyPicture(url: string): Promise<number> {
  const image = await ImageUtil.fromURL(url);
  try {
    const {result, metrics} = await MobileModel.execute<Classification>(model, {
      image,
    });
    console.log(`${result.confidence} after ${metrics.totalTime} ms`);
    return result.maxIdx;
  } finally {
    image.release();
  }
}
