import type {Props} from '@theme/SearchKind';
import type {ReactNode} from 'react';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';

/** Ejected: the kind of symbol has the badge that it has in the reference. */
export default function SearchKind({kind}: Props): ReactNode {
  // A kind that the reference does not know has a plain badge.
  return <ApiBadge name={kind as BadgeName}>{kind}</ApiBadge>;
}
