import {Fragment, type ReactNode} from 'react';

/** A long name, which breaks between its words and after a slash or dot. */
export default function BreakableName({name}: {name: string}): ReactNode {
  return name.split(/(?=[A-Z][a-z])|(?<=[/.])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
