import type {Bitmap} from '../Bitmap';
import {checkCrop} from '../Bitmap';
import type {Host} from '../host';
import {type NativeImage, NativeImageData} from '../image';
import {
  type Font,
  type Line,
  oneOf,
  parseFontSize,
  setLine,
  toCssColor,
  toCssFont,
} from './paint';
import {Path} from './Path';

const black = '#000000ff';

/**
 * The native half of a drawing context (`CanvasRenderingContext2D.java`). It
 * draws on a bitmap as large as the screen; coordinates become pixels of the
 * screen first, and are transformed then.
 */
export class Context2D {
  readonly bitmap: OffscreenCanvas;
  readonly #host: Host;
  readonly #canvas: OffscreenCanvasRenderingContext2D;
  readonly #path = new Path();
  readonly #views = new Set<() => void>();
  /** Texts that nothing covers, by where they begin before they are transformed. */
  readonly #texts = new Map<string, {text: string; x: number; y: number}>();
  readonly #saved: {fill: string; stroke: string; line: Line}[] = [];
  #fill = black;
  #stroke = black;
  #line: Line;
  // Text has a paint of its own, which `save` and `restore` leave alone.
  #textColor = black;
  #textLine: Line;
  #textAlign: CanvasTextAlign = 'left';
  #font: string;

  constructor(host: Host) {
    const {width, height, density} = host.screen;
    this.#host = host;
    this.bitmap = host.createCanvas(
      Math.round(width * density),
      Math.round(height * density),
    );
    const canvas = this.bitmap.getContext('2d', {willReadFrequently: true});
    if (canvas === null) {
      throw new Error('This browser has no 2D canvas');
    }
    // Android draws images without a paint, so it takes the nearest pixel.
    canvas.imageSmoothingEnabled = false;
    this.#canvas = canvas;
    this.#line = {width: density, cap: 'butt', join: 'miter', miterLimit: 4};
    this.#textLine = this.#line;
    this.#font = `${10 * density}px sans-serif`;
  }

  /** Calls `show` at each `invalidate`; gives the function that ends it. */
  addView(show: () => void): () => void {
    this.#views.add(show);
    return () => this.#views.delete(show);
  }

  /** What is written on the bitmap, for readers who can't see it. */
  get texts(): string[] {
    return Array.from(this.#texts.values(), ({text}) => text);
  }

  invalidate(): void {
    this.#views.forEach((show) => show());
  }

  setFillStyle(color: number): void {
    this.#fill = this.#textColor = toCssColor(color);
  }

  setStrokeStyle(color: number): void {
    this.#stroke = toCssColor(color);
  }

  /** The fraction is dropped. */
  setLineWidth(width: number): void {
    if (width >= 0) {
      this.#setLine({width: this.#px(Math.trunc(width))});
    }
  }

  setLineCap(cap: string): void {
    this.#setLine({cap: oneOf(['butt', 'round', 'square'], 'lineCap', cap)});
  }

  setLineJoin(join: string): void {
    this.#setLine({join: oneOf(['bevel', 'round', 'miter'], 'lineJoin', join)});
  }

  setMiterLimit(miterLimit: number): void {
    this.#setLine({miterLimit});
  }

  setTextAlign(align: string): void {
    this.#textAlign = oneOf(['left', 'center', 'right'], 'textAlign', align);
  }

  setFont(font: Font): void {
    this.#font = toCssFont(font, this.#px(parseFontSize(font)));
  }

  clear(): void {
    this.#canvas.save();
    this.#canvas.resetTransform();
    this.#canvas.clearRect(0, 0, this.bitmap.width, this.bitmap.height);
    this.#canvas.restore();
    this.#path.reset();
    this.#texts.clear();
  }

  clearRect(x: number, y: number, width: number, height: number): void {
    const px = this.#px;
    this.#canvas.clearRect(px(x), px(y), px(width), px(height));
    this.#cover(x, y, width, height);
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    const px = this.#px;
    this.#stroking().strokeRect(px(x), px(y), px(width), px(height));
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const px = this.#px;
    this.#filling().fillRect(px(x), px(y), px(width), px(height));
    this.#cover(x, y, width, height);
  }

  beginPath(): void {
    this.#path.reset();
  }

  closePath(): void {
    this.#path.close();
  }

  stroke(path = this.#path): void {
    this.#stroking().stroke(path.path);
  }

  fill(path = this.#path): void {
    this.#filling().fill(path.path);
  }

  arc(
    x: number,
    y: number,
    radius: number,
    start: number,
    end: number,
    counterclockwise: boolean,
  ): void {
    const px = this.#px;
    this.#path.arc(px(x), px(y), px(radius), start, end, counterclockwise);
  }

  rect(x: number, y: number, width: number, height: number): void {
    const px = this.#px;
    this.#path.rect(px(x), px(y), px(width), px(height));
  }

  lineTo(x: number, y: number): void {
    this.#path.lineTo(this.#px(x), this.#px(y));
  }

  moveTo(x: number, y: number): void {
    this.#path.moveTo(this.#px(x), this.#px(y));
  }

  drawCircle(x: number, y: number, radius: number): void {
    this.stroke(this.#circle(x, y, radius));
  }

  fillCircle(x: number, y: number, radius: number): void {
    this.fill(this.#circle(x, y, radius));
  }

  /** A negative number stands for one that was left out. */
  drawImage(
    image: NativeImage,
    x: number,
    y: number,
    width: number,
    height: number,
    dx: number,
    dy: number,
    dWidth: number,
    dHeight: number,
  ): void {
    const {bitmap, pixelDensity} = image;
    if (width < 0 || height < 0) {
      const scale = 1 / pixelDensity;
      this.#draw(bitmap, x, y, bitmap.width * scale, bitmap.height * scale);
    } else if (dx < 0 || dy < 0) {
      this.#draw(bitmap, x, y, width, height);
    } else {
      const [w, h] = [Math.trunc(width), Math.trunc(height)];
      const part = bitmap.crop(Math.trunc(x), Math.trunc(y), w, h);
      const [sx, sy] = [w / width, h / height];
      this.#draw(part, dx, dy, dWidth * sx, dHeight * sy);
    }
  }

  getImageData(x: number, y: number, sw: number, sh: number): NativeImageData {
    const left = Math.trunc(this.#px(x));
    const top = Math.trunc(this.#px(y));
    const width = Math.trunc(this.#px(sw));
    const height = Math.trunc(this.#px(sh));
    checkCrop(this.bitmap, left, top, width, height);
    return new NativeImageData(
      this.#canvas.getImageData(left, top, width, height),
      Math.trunc(sw),
      Math.trunc(sh),
    );
  }

  /** Drawn over what is there, and transformed: unlike on the web. */
  putImageData({bitmap}: NativeImageData, dx: number, dy: number): void {
    const {density} = this.#host.screen;
    this.#draw(bitmap, dx, dy, bitmap.width / density, bitmap.height / density);
  }

  fillText(text: string, x: number, y: number): void {
    this.#writing().fillText(text, this.#px(x), this.#px(y));
    this.#remember(text, x, y);
  }

  /** In the colour of `fillStyle`. */
  strokeText(text: string, x: number, y: number): void {
    this.#writing().strokeText(text, this.#px(x), this.#px(y));
    this.#remember(text, x, y);
  }

  setTransform(
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
  ): void {
    this.#canvas.setTransform(a, b, c, d, this.#px(e), this.#px(f));
  }

  scale(x: number, y: number): void {
    this.#canvas.scale(x, y);
  }

  rotate(angle: number): void {
    this.#canvas.rotate(angle);
  }

  translate(x: number, y: number): void {
    this.#canvas.translate(this.#px(x), this.#px(y));
  }

  save(): void {
    this.#canvas.save();
    this.#saved.push({
      fill: this.#fill,
      stroke: this.#stroke,
      line: this.#line,
    });
  }

  restore(): void {
    const saved = this.#saved.pop();
    if (saved !== undefined) {
      this.#fill = saved.fill;
      this.#stroke = saved.stroke;
      this.#line = saved.line;
      this.#canvas.restore();
    }
  }

  /** `PixelUtil.toPixelFromDIP`. */
  readonly #px = (dips: number): number => dips * this.#host.screen.density;

  #setLine(change: Partial<Line>): void {
    this.#line = {...this.#line, ...change};
    this.#textLine = {...this.#textLine, ...change};
  }

  #filling(): OffscreenCanvasRenderingContext2D {
    this.#canvas.fillStyle = this.#fill;
    return this.#canvas;
  }

  #stroking(): OffscreenCanvasRenderingContext2D {
    this.#canvas.strokeStyle = this.#stroke;
    setLine(this.#canvas, this.#line);
    return this.#canvas;
  }

  #writing(): OffscreenCanvasRenderingContext2D {
    setLine(this.#canvas, this.#textLine);
    this.#canvas.fillStyle = this.#canvas.strokeStyle = this.#textColor;
    this.#canvas.font = this.#font;
    this.#canvas.textAlign = this.#textAlign;
    return this.#canvas;
  }

  #remember(text: string, x: number, y: number): void {
    this.#texts.set(`${x} ${y}`, {text, x, y});
  }

  /** Forgets the texts that begin in a rectangle. */
  #cover(left: number, top: number, width: number, height: number): void {
    for (const [key, {x, y}] of this.#texts) {
      if (x >= left && x <= left + width && y >= top && y <= top + height) {
        this.#texts.delete(key);
      }
    }
  }

  #circle(x: number, y: number, radius: number): Path {
    const px = this.#px;
    const circle = new Path();
    circle.arc(px(x), px(y), px(radius), 0, 2 * Math.PI, false);
    return circle;
  }

  #draw(
    bitmap: Bitmap,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void {
    const px = this.#px;
    const canvas = bitmap.toCanvas(this.#host);
    this.#canvas.drawImage(canvas, px(x), px(y), px(width), px(height));
    this.#cover(x, y, width, height);
  }
}
