import type {ReactNode, SVGProps} from 'react';

type Props = Pick<
  SVGProps<SVGRectElement>,
  'className' | 'fill' | 'stroke' | 'strokeWidth' | 'opacity'
> & {
  at: readonly [x: number, y: number, width: number, height: number];
  /** Radius of the corners. */
  rx: number;
};

/** A rectangle of a drawing. */
export default function Box({
  at: [x, y, width, height],
  ...props
}: Props): ReactNode {
  return <rect x={x} y={y} width={width} height={height} {...props} />;
}
