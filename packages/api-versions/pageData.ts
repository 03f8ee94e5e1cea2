// What the generator hands to the components of pages: data, and nothing of Node.
import type {ChangeType} from './history/compare';
import type {MemberKind, SymbolKind} from './model/types';

/** A token of highlighted code: plain text, or token class, text, link and whether another version lacks it. */
export type Token =
  | string
  | [
      className: string,
      text: string,
      href?: string | null,
      isDifferent?: boolean,
    ];

/** Highlighted code, line by line. */
export type Lines = readonly (readonly Token[])[];

/** A docs version, and whether it has the symbol. */
export type AvailabilityCell = {
  label: string;
  /** The symbol's page in that version, or the page that says it is missing. */
  href?: string;
  isHere: boolean;
  isCurrent: boolean;
};

/** A member that this version lacks. */
export type Elsewhere = {
  name: string;
  /** The nearest version that has it, and its address there. */
  label: string;
  href: string;
  /** Set if this version or an earlier one removed it. */
  removedIn?: string;
};

/** A member in the overview of a page. */
export type OverviewRow = {
  /** Anchor of its card. */
  anchor: string;
  /** Name and parameters: `topk(k, options?): [Tensor, Tensor]`. */
  signature: string;
  summary: string;
  /** First version that has it; inherited members have none. */
  since?: string;
  isNew?: boolean;
  isDeprecated?: boolean;
};

/** Something to import that has no page of its own, only a section on its module's page. */
export type ApiValue = {
  name: string;
  kind: string;
  anchor: string;
  topic: string;
};

/** Anchor of a topic on the overview of the reference. */
export function topicAnchor(topic: string): string {
  return `topic-${topic}`;
}

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
  type: ChangeType;
  kind: SymbolKind | MemberKind;
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
  /** Its id; `package` for the whole package. */
  topic: string;
  changes: readonly (SymbolChange | BehaviourChange)[];
};

/** Everything that differs between two versions. */
export type Comparison = readonly TopicChanges[];

/** Names the comparison of two versions by their labels: `0.1-0.2.3`. */
export function pairName(from: string, to: string): string {
  return `${from}-${to}`;
}
