import type {ReactNode} from 'react';
import {useDocsVersions} from '../useDocsVersions';

type Props = {
  id?: string;
  className?: string;
  /** Name for assistive technology, where no label element has one. */
  label?: string;
  version: string;
  onVersion: (version: string) => void;
};

/** Chooses the docs version to search, if there are several. */
export default function VersionSelect({
  id,
  className,
  label,
  version,
  onVersion,
}: Props): ReactNode {
  const versions = useDocsVersions();
  if (versions.length < 2) {
    return null;
  }
  return (
    <select
      id={id}
      className={className}
      name="version"
      aria-label={label}
      value={version}
      onChange={({target}) => onVersion(target.value)}
    >
      {versions.map((option) => (
        <option key={option.name} value={option.name}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
