const {fround, PI} = Math;
const fullCircle = fround(fround(PI) * 2);

/**
 * `android.graphics.Path`. Unlike a path of a web canvas it is transformed when
 * it is drawn, not while it is built, as a `Path2D` is.
 */
export class Path {
  path = new Path2D();
  #isEmpty = true;

  reset(): void {
    this.path = new Path2D();
    this.#isEmpty = true;
  }

  close(): void {
    this.path.closePath();
  }

  moveTo(x: number, y: number): void {
    this.path.moveTo(x, y);
    this.#isEmpty = false;
  }

  /** The first line starts at the origin. */
  lineTo(x: number, y: number): void {
    if (this.#isEmpty) {
      this.moveTo(0, 0);
    }
    this.path.lineTo(x, y);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.path.rect(x, y, width, height);
    this.#isEmpty = false;
  }

  /** Starts a contour of its own: no line joins it to the last point. */
  arc(
    x: number,
    y: number,
    radius: number,
    startAngle: number,
    endAngle: number,
    counterclockwise: boolean,
  ): void {
    const start = fround(fround(startAngle) % fullCircle);
    const sweep = findSweep(startAngle, endAngle, counterclockwise);
    if (!(radius > 0) || sweep === 0) {
      return;
    }
    this.moveTo(x + radius * Math.cos(start), y + radius * Math.sin(start));
    this.path.arc(x, y, radius, start, start + sweep, sweep < 0);
    if (Math.abs(sweep) >= fullCircle) {
      this.path.closePath();
    }
  }
}

/** As `CanvasRenderingContext2D.java` computes it, in single precision. */
function findSweep(
  startAngle: number,
  endAngle: number,
  counterclockwise: boolean,
): number {
  const start = fround(startAngle);
  const sweep = fround(fround(endAngle) - start);
  const direction = counterclockwise ? -1 : 1;
  if (sweep * direction >= 0) {
    return sweep;
  }
  const rest = fround(sweep % fullCircle);
  return rest !== 0 || start % fullCircle === 0
    ? fround(rest + direction * fullCircle)
    : rest;
}
