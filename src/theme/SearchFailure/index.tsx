import type {Props} from '@theme/SearchFailure';
import type {ReactNode} from 'react';
import {isControlled} from 'browser-utils';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import SearchFailure from '@theme-original/SearchFailure';

/** Adds the likely reason why a reader of a stored version finds nothing: this version is not stored. */
export default function SearchFailureWrapper(props: Props): ReactNode {
  const label =
    useVersions(undefined).find(({name}) => name === props.version)?.label ??
    props.version;
  return isControlled() ? (
    <SearchFailure {...props} title={`${label} isn’t saved`}>
      To search it, connect to a network.
    </SearchFailure>
  ) : (
    <SearchFailure {...props} />
  );
}
