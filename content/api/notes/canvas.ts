import {membersOf, sourcesIn, type Note} from 'api-versions';

const Context = 'CanvasView:CanvasRenderingContext2D';
const inTypeScript = sourcesIn('src/CanvasView.tsx');
const inJava = sourcesIn(
  'android/src/main/java/org/pytorch/rn/core/canvas/CanvasRenderingContext2D.java',
);
const inJavaModule = sourcesIn(
  'android/src/main/java/org/pytorch/rn/core/canvas/CanvasRenderingContext2DModule.java',
);
const inSwift = sourcesIn('ios/Canvas/DrawingCanvasView.swift');

/** The drawing context and its properties. */
const properties: readonly Note[] = [
  {
    targets: [Context],
    text: 'Coordinates and sizes are density-independent pixels, as everywhere in React Native. Nothing appears on the screen until you call `invalidate()`.',
    sources: [
      ...inJava('PixelUtil.toPixelFromDIP(x),'),
      ...inSwift(
        'self.renderLayers(allLayerData: sublayers, layer: self.layer)',
      ),
    ],
  },
  {
    targets: membersOf(
      Context,
      'fillStyle',
      'strokeStyle',
      'font',
      'lineCap',
      'lineJoin',
      'lineWidth',
      'miterLimit',
      'textAlign',
    ),
    text: 'Write-only: reading it gives `undefined`.',
    sources: [
      ...inTypeScript('set lineWidth(width: number) {'),
      {file: 'src/CanvasView.tsx', lacks: 'get lineWidth'},
      {file: 'src/CanvasView.tsx', lacks: 'get fillStyle'},
    ],
  },
  {
    targets: membersOf(Context, 'fillStyle', 'strokeStyle'),
    text: 'A string that isn’t a color throws `invalid color value …`.',
    sources: inTypeScript('throw new Error(`invalid color value ${value}`);'),
  },
  {
    targets: membersOf(Context, 'font'),
    text: 'Give a size in whole pixels and one of the families `serif`, `sans-serif` and `monospace`: `bold 16px serif`. A string without a size or a family is ignored. With another family, Android uses its default typeface and iOS keeps the last font.',
    sources: [
      ...inTypeScript('if (font !== null) {'),
      ...inJava(
        'int textSize = Integer.parseInt(textSizeString.substring(0, textSizeString.length() - 2));',
      ),
      ...inSwift('case "monospace":'),
    ],
  },
  {
    targets: membersOf(Context, 'lineWidth'),
    text: 'Android drops the fraction: 1.5 draws like 1.',
    sources: inJavaModule('ctx.setLineWidth((int) width);'),
  },
  {
    targets: membersOf(Context, 'lineCap', 'lineJoin'),
    text: 'Any other string changes nothing and causes an unhandled promise rejection.',
    sources: [
      ...inJava('"lineCap", lineCap, "butt | round | square"'),
      ...inSwift('default: throw CanvasError.'),
    ],
  },
  {
    targets: membersOf(Context, 'textAlign'),
    text: 'Default: `left`. It works for `fillText` and for `strokeText`.',
    sources: [
      ...inJava('mTextFillPaint.setTextAlign(align);'),
      ...inSwift(
        'textAlign: NSTextAlignment = NSTextAlignment.left',
        'switch currentState.textAlign {',
      ),
    ],
  },
];

/** What drawing calls do on each platform. */
const calls: readonly Note[] = [
  {
    targets: membersOf(Context, 'arc'),
    text: 'On Android the arc starts a sub-path of its own: unlike on iOS and on the web, no line joins it to the last point.',
    sources: [
      ...inJava('mPath.addArc(rect,'),
      ...inSwift('path.addArc(center:'),
    ],
  },
  {
    targets: membersOf(Context, 'clear'),
    text: 'On Android it also drops the current path. On iOS it takes effect with the next `invalidate()`.',
    sources: [
      ...inJava('PorterDuff.Mode.CLEAR); mPath.reset();'),
      ...inSwift('sublayers.removeAll()'),
    ],
  },
  {
    targets: membersOf(Context, 'clearRect'),
    text: 'iOS fills the rectangle with white instead of clearing it.',
    sources: inSwift('currentState.fillStyle = UIColor.white.cgColor'),
  },
  {
    targets: membersOf(Context, 'invalidate'),
    until: '0.2.0',
    text: 'On iOS each call replaces everything that was on the canvas: draw the whole image before you call it.',
    sources: inSwift(
      'RunLoop.main.perform { self.layer.sublayers?.removeAll()',
    ),
  },
  {
    targets: membersOf(Context, 'invalidate'),
    from: '0.2.1',
    isNews: true,
    text: 'Keeps what is on the canvas and adds what you drew since; only `clear()` removes it. Before, each call replaced everything on iOS.',
    sources: inSwift('if needClear { self.layer.sublayers?.removeAll() }'),
  },
  {
    targets: membersOf(Context, 'drawImage'),
    text: 'Coordinates on the canvas are density-independent pixels; those inside the image are its pixels. With nine arguments, Android treats a negative `dx` or `dy` as missing and draws the whole image.',
    sources: [
      ...inJava(
        'Bitmap.createBitmap(bitmap, (int) sx, (int) sy, (int) sWidth, (int) sHeight);',
      ),
      ...inJavaModule('} else if (dx < 0 || dy < 0) {'),
    ],
  },
  {
    targets: membersOf(Context, 'fillText', 'strokeText'),
    text: '`y` is the baseline on Android and the bottom of the line on iOS, so text sits a little higher on iOS.',
    sources: [
      ...inJava('mCanvas.drawText('),
      ...inSwift('let offsetY = -1 * textHeight'),
    ],
  },
  {
    targets: membersOf(Context, 'strokeText'),
    text: 'Android draws the outline in the color of `fillStyle`. On iOS `lineWidth` counts as a percentage of the font size.',
    sources: [
      ...inJava(
        'mTextFillPaint.setStyle(Paint.Style.STROKE);',
        'public void setStrokeStyle(int color) { mStrokePaint.setColor(color); }',
      ),
      ...inSwift(
        'attrs[ NSAttributedString.Key.strokeWidth ] = currentState.lineWidth',
      ),
    ],
  },
  {
    targets: membersOf(Context, 'getImageData'),
    text: '`width` and `height` of the result are the numbers that you passed. `ImageUtil.fromImageData` turns it into an image; release both.',
    sources: inTypeScript('get width(): number { return sw; }'),
  },
  {
    targets: membersOf(Context, 'putImageData'),
    from: '0.2.0',
    text: 'iOS ignores `dx` and `dy` and stretches the pixels over the whole canvas.',
    sources: inSwift(
      'ImageLayerData(image: imageData.bitmap, transform: currentState.transform, frame: frame)',
    ),
  },
  {
    targets: membersOf(Context, 'putImageData'),
    until: '0.1.3',
    text: 'On iOS the current transformation applies to the pixels, unlike on the web.',
    sources: inSwift(
      'ImageLayerData(image: cgImage, transform: currentState.transform, frame: frame)',
    ),
  },
  {
    targets: membersOf(Context, 'save', 'restore'),
    text: 'Also saves and restores the line styles. `font`, `textAlign` and the color of text are saved on iOS only.',
    sources: [
      ...inJava('new CanvasState(mStrokePaint, mFillPaint);'),
      ...inSwift('self.textAlign = state.textAlign'),
    ],
  },
  {
    targets: membersOf(Context, 'scale'),
    text: 'Before any scaling, one unit is one density-independent pixel, not one pixel of the screen.',
    sources: inJava('mCanvas.scale(x, y);', 'PixelUtil.toPixelFromDIP(width)'),
  },
  {
    targets: membersOf('CanvasView:CanvasProps', 'onContext2D'),
    text: 'Android calls it whenever the app comes to the foreground, iOS whenever a prop changes. It’s the same canvas each time: draw again, or keep the first context.',
    sources: [
      ...sourcesIn(
        'android/src/main/java/org/pytorch/rn/core/canvas/CanvasView.java',
      )('public void onHostResume() {'),
      ...inSwift('override func didSetProps(_ changedProps: [String]!) {'),
    ],
  },
];

/** `CanvasView`. */
export const canvasNotes: readonly Note[] = [...properties, ...calls];
