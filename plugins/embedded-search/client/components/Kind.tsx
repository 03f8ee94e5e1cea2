import type {ReactNode} from 'react';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';

type Props = {
  /** Kind of symbol, such as `class` or `method`. */
  kind: string;
};

/** The reference's own badge, so that a kind looks the same everywhere. A kind it does not know is plain. */
export default function Kind({kind}: Props): ReactNode {
  return <ApiBadge name={kind as BadgeName}>{kind}</ApiBadge>;
}
