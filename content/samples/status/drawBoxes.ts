import type {CanvasRenderingContext2D, Image} from 'react-native-pytorch-core';

type Detection = {
  label: string;
  /** Left, top, width and height in pixels of the image. */
  bounds: [number, number, number, number];
};

/** Draws an image and a box around each object; `width` is the canvas's. */
export function drawBoxes(
  ctx: CanvasRenderingContext2D,
  image: Image,
  detections: Detection[],
  width: number,
) {
  const scale = width / image.getWidth();
  ctx.clear();
  ctx.drawImage(image, 0, 0, width, image.getHeight() * scale);
  ctx.strokeStyle = '#FF5C00';
  ctx.lineWidth = 3;
  for (const {label, bounds} of detections) {
    const [x, y, boxWidth, boxHeight] = bounds.map((side) => side * scale);
    ctx.strokeRect(x, y, boxWidth, boxHeight);
    ctx.fillText(label, x, y - 6);
  }
  ctx.invalidate();
}
