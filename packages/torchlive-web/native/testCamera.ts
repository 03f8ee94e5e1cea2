import type {CameraFacing, CameraSource} from './host';

const width = 480;
const height = 640;
const bars: Readonly<Record<CameraFacing, readonly string[]>> = {
  back: ['red', 'lime', 'blue'],
  front: ['cyan', 'magenta', 'yellow'],
};

/**
 * A camera that films a test card, because a page's policy may forbid a real
 * one. Each side has its own colours, and a falling line shows that time passes.
 */
export const testCamera: CameraSource = {
  open(facing) {
    const image = new OffscreenCanvas(width, height);
    const context = image.getContext('2d');
    function fill(color: string, x: number, y: number, w: number, h: number) {
      if (context !== null) {
        context.fillStyle = color;
        context.fillRect(x, y, w, h);
      }
    }
    return Promise.resolve({
      frame() {
        bars[facing].forEach((color, index) => {
          fill(color, (index * width) / 3, 0, width / 3, height);
        });
        fill('white', 0, (performance.now() / 8) % height, width, 4);
        return {image, width, height};
      },
      close: () => undefined,
    });
  },
};
