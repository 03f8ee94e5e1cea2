import type {Topic} from '@site/config/apiTopics';
import type {BadgeName} from '@site/src/components/ApiBadge';
import type {Lines} from '@site/src/components/ApiSignature';

/** A piece of a sentence: text, or code with or without a link. */
export type Inline =
  | string
  | {code: string; href?: string}
  | {text: string; href: string};

/** Sentences, or a listing between them. */
export type Words = readonly (readonly Inline[] | {lines: Lines})[];

/** The kinds of difference, in the order of the page. */
export const differences = [
  'added',
  'changed',
  'deprecated',
  'removed',
  'behaviour',
] as const;

export type Difference = (typeof differences)[number];

/** A symbol or member that differs. */
export type SymbolChange = {
  difference: Exclude<Difference, 'behaviour'>;
  type: BadgeName;
  kind: BadgeName;
  name: string;
  href: string;
  isLocal?: true;
  before?: readonly Lines[];
  after?: readonly Lines[];
  /** Its members, if the declaration leaves them out. */
  members?: readonly {name: string; href: string}[];
  /** What it means for app code, such as what replaces it. */
  advice?: Words;
};

/** What native code did and does, which no signature shows. */
export type BehaviourChange = {
  difference: 'behaviour';
  /** What it is about; empty for the whole package. */
  targets: readonly {name: string; href: string}[];
  before: readonly Words[];
  after: readonly Words[];
};

/** The differences of one topic, or of the whole package. */
export type TopicChanges = {
  topic: Topic | 'package';
  changes: readonly (SymbolChange | BehaviourChange)[];
};

/** Everything that differs between two versions. */
export type Comparison = readonly TopicChanges[];
