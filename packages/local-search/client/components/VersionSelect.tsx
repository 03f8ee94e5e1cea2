import type {ReactNode} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';

type Props = {
  id?: string;
  className?: string;
  /** Name for assistive technology, where no label element has one. */
  label?: string;
  version: string;
  onVersion: (version: string) => void;
};

/** Chooses the docs version to search. */
export default function VersionSelect({
  id,
  className,
  label,
  version,
  onVersion,
}: Props): ReactNode {
  return (
    <select
      id={id}
      className={className}
      name="version"
      aria-label={label}
      value={version}
      onChange={({target}) => onVersion(target.value)}
    >
      {useVersions(undefined).map((option) => (
        <option key={option.name} value={option.name}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
