import type {PhoneParts} from '../createPhone';
import type {ViewComponents} from '../nativeViews';
import {createCameraView} from './CameraView';
import {createCanvasView, type View} from './CanvasView';

/** The native views of the packages, for `createPhone`. */
export function createViews(View: View): (parts: PhoneParts) => ViewComponents {
  return (parts) => ({
    PyTorchCoreCanvasView: createCanvasView(parts, View),
    PyTorchCoreCameraView: createCameraView(parts, View),
  });
}
