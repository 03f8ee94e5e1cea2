export {summaryTargets} from './checkWords';
export {inlines} from './comparisons/inlineWords';
export {listFiles} from './convert/files';
export type {Correction} from './convert/correct';
export {generate} from './generate';
export {digestPages, generateReference} from './generateReference';
export {subjectOf} from './history/compare';
export {History, type DatedChange, type Replacement} from './history/History';
export {replacementOf} from './history/replacement';
export {lists, sections} from './history/sections';
export {signatureText, snapshots, type Snapshot} from './history/snapshots';
export {
  exampleId,
  needsExample,
  targetsOf,
  type Example,
  type Target,
} from './model/exampleIds';
export {
  codeText,
  isEntryExport,
  type ApiCall,
  type ApiMember,
  type ApiModel,
  type ApiSymbol,
  type Code,
  type Markdown,
} from './model/types';
export {
  isIn,
  membersOf,
  nameOfTarget,
  newsOf,
  sourcesIn,
  type Note,
  type Range,
  type Source,
} from './notes';
export {
  type ApiOptions,
  type ApiVersion,
  type ReferenceException,
  type SourceOptions,
} from './options';
export {symbolLinks} from './pages/symbolLinks';
export {digestModels, readModels, type Version} from './readModels';
export {readSignatures, type Signatures} from './signatures';
export {materialise, type Materialised} from './sources/materialise';
