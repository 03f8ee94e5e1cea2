import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from 'vitest';
import {createFakeHost} from '../fakeHost';
import {Context2D} from './Context2D';
import {toCssColor} from './paint';

let host: ReturnType<typeof createFakeHost>;
let context: Context2D;

beforeAll(() => {
  vi.stubGlobal('Path2D', vi.fn());
});

afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  host = createFakeHost(2);
  context = new Context2D(host);
});

/** The last call to the canvas, and the state that it was made in. */
function lastCall() {
  const call = host.drawn.at(-1) ?? [];
  return {
    args: call.slice(0, -1),
    state: call.at(-1) as Record<string, unknown>,
  };
}

describe('Context2D', () => {
  it('has a bitmap as large as the screen', () => {
    expect([context.bitmap.width, context.bitmap.height]).toEqual([20, 40]);
  });

  it('strokes with the defaults of Android: black, 1 dp, miter limit 4', () => {
    context.strokeRect(1, 2, 3, 4);
    const {args, state} = lastCall();
    expect(args).toEqual(['strokeRect', 2, 4, 6, 8]);
    expect(state).toMatchObject({
      strokeStyle: '#000000ff',
      lineWidth: 2,
      lineCap: 'butt',
      lineJoin: 'miter',
      miterLimit: 4,
    });
  });

  it.each([
    [1.9, 2],
    [0.5, 1],
    [-1, 2],
    [3, 6],
  ])('lineWidth %d is %d pixels', (width, pixels) => {
    context.setLineWidth(width);
    context.strokeRect(0, 0, 1, 1);
    expect(lastCall().state.lineWidth).toBe(pixels);
  });

  it('knows what is written, until something covers it', () => {
    context.fillText('cup', 4, 4);
    context.strokeText('clock', 4, 20);
    context.fillText('mug', 4, 4);
    expect(context.texts).toEqual(['mug', 'clock']);
    context.fillRect(0, 0, 10, 10);
    expect(context.texts).toEqual(['clock']);
    context.clear();
    expect(context.texts).toEqual([]);
  });

  it('writes in black, 10 dp, until told otherwise', () => {
    context.fillText('a', 1, 2);
    expect(lastCall()).toMatchObject({
      args: ['fillText', 'a', 2, 4],
      state: {fillStyle: '#000000ff', font: '20px sans-serif'},
    });
  });

  it.each([
    [{fontSize: '16px', fontFamily: ['serif']}, '32px serif'],
    [
      {
        fontSize: '8px',
        fontFamily: ['monospace', 'serif'],
        fontWeight: 'bold',
        fontStyle: 'italic',
      },
      'italic bold 16px monospace',
    ],
    [
      {fontSize: '8pt', fontFamily: ['Roboto'], fontWeight: '700'},
      '16px sans-serif',
    ],
    // Two letters are cut off, also of a percentage.
    [{fontSize: '50%', fontFamily: ['serif']}, '10px serif'],
  ])('turns %j into %j', (font, css) => {
    context.setFont(font);
    context.strokeText('a', 0, 0);
    expect(lastCall().state.font).toBe(css);
  });

  it.each(['12.5px', 'large', '1rem'])('has no size for %j', (fontSize) => {
    expect(() => context.setFont({fontSize, fontFamily: ['serif']})).toThrow(
      `For input string: "${fontSize.slice(0, -2)}"`,
    );
  });

  it('saves lines and fill; text keeps what it has', () => {
    context.save();
    context.setFillStyle(0xff0000ff | 0);
    context.setLineWidth(5);
    context.setTextAlign('right');
    context.restore();
    context.strokeRect(0, 0, 1, 1);
    expect(lastCall().state.lineWidth).toBe(2);
    context.fillRect(0, 0, 1, 1);
    expect(lastCall().state.fillStyle).toBe('#000000ff');
    context.strokeText('a', 0, 0);
    expect(lastCall().state).toMatchObject({
      strokeStyle: '#0000ffff',
      lineWidth: 10,
      textAlign: 'right',
    });
  });

  it('ignores a restore too many', () => {
    context.restore();
    expect(host.drawn).toEqual([]);
  });

  it('shows itself to its views until they are gone', () => {
    const show = vi.fn();
    const remove = context.addView(show);
    context.invalidate();
    remove();
    context.invalidate();
    expect(show).toHaveBeenCalledOnce();
  });

  it('has no pixels outside the screen', () => {
    expect(() => context.getImageData(0, 0, 11, 1)).toThrow(
      'x + width must be <= bitmap.width()',
    );
  });
});

describe('toCssColor', () => {
  it.each([
    [-1, '#ffffffff'],
    [0, '#00000000'],
    [0x80ff0000 | 0, '#ff000080'],
  ])('%d is %s', (color, css) => {
    expect(toCssColor(color)).toBe(css);
  });
});
