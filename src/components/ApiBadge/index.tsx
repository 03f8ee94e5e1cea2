import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const names = {
  class: 'class',
  interface: 'interface',
  enum: 'enum',
  function: 'function',
  type: 'type',
  variable: 'variable',
  module: 'module',
  constructor: 'constructor',
  method: 'method',
  property: 'property',
  member: 'member',
  index: 'index signature',
  added: 'new',
  changed: 'changed',
  exported: 'exported',
  unexported: 'no longer exported',
  deprecated: 'deprecated',
  restored: 'no longer deprecated',
  removed: 'removed',
  experimental: 'experimental',
  local: 'not exported',
} as const;

/** Kinds of symbol and stages of its life cycle, each with its own colour. */
export type BadgeName = keyof typeof names;

type Props = {
  name: BadgeName;
  /** Replaces the default text. */
  children?: ReactNode;
};

/** A small label for the kind or stage of a symbol, the same across the site. */
export default function ApiBadge({name, children}: Props): ReactNode {
  return (
    <span className={clsx(styles.badge, styles[name])}>
      {children ?? names[name]}
    </span>
  );
}
