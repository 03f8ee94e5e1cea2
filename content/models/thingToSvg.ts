import type {Shape, Thing} from './things';

function shapeToSvg(shape: Shape, colours: readonly string[]): string {
  const color = colours[shape.colour];
  if (color === undefined) {
    throw new Error(
      `content/models/drawnThings.json: a thing has no colour ${shape.colour}.`,
    );
  }
  if (shape.shape === 'ellipse') {
    const [x, y] = shape.at;
    const [rx, ry] = shape.radius;
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"/>`;
  }
  const points = shape.points.map((point) => point.join(' ')).join(' ');
  return shape.shape === 'polygon'
    ? `<polygon points="${points}" fill="${color}"/>`
    : `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="${shape.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A thing as SVG elements in a square of 100 by 100. */
export function thingToSvg({shapes, colours}: Thing): string {
  return shapes.map((shape) => shapeToSvg(shape, colours)).join('');
}
