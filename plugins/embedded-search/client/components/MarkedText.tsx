import type {ReactNode} from 'react';
import type {Part} from '../SearchProvider';

type Props = {parts: Part[]};

/** A text with its matches marked. */
export default function MarkedText({parts}: Props): ReactNode {
  return parts.map(({text, isMatch}, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
