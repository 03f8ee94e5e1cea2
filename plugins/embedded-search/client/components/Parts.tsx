import type {ReactNode} from 'react';
import type {Part} from '../SearchProvider';

type Props = {parts: Part[]};

/** A text with the words that were found marked. */
export default function Parts({parts}: Props): ReactNode {
  return parts.map(({text, isMatch}, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
