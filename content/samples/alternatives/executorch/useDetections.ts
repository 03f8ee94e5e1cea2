import {models, useObjectDetector} from 'react-native-executorch';
import type {Detection} from '../DetectionBoxes';
import type {Pixels} from '../pixels';

/** Finds objects with a model that the library hosts. */
export function useDetections() {
  const {detectObjects, downloadProgress} = useObjectDetector(
    models.objectDetection.SSDLITE320_MOBILENET_V3_LARGE.XNNPACK_FP32,
  );

  async function detect({data, width, height}: Pixels): Promise<Detection[]> {
    if (detectObjects === undefined) {
      throw new Error('The model is still loading.');
    }
    return detectObjects({data, width, height, format: 'rgb', layout: 'hwc'});
  }

  return {detect, downloadProgress};
}
