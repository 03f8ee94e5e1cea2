/** The components of generated reference pages. */
export {default as ApiCredit} from './ApiCredit';
export {default as ApiExample} from './ApiExample';
export {default as ApiHeader} from './ApiHeader';
export {default as ApiImportLine} from './ApiHeader/ImportLine';
export {default as ApiHistory, ApiEvent} from './ApiHistory';
export {default as ApiLedger, ApiLedgerEntry, ApiRemoved} from './ApiLedger';
export {
  default as ApiMember,
  ApiDeprecated,
  ApiNote,
  ApiReturns,
} from './ApiMember';
export {default as ApiMembers} from './ApiMembers';
export {default as ApiParameters, ApiParameter} from './ApiParameters';
export {default as ApiOverview} from './ApiOverview';
export {default as ApiSignature, ApiHeadline} from './ApiSignature';
export {default as ApiSymbolList, ApiSymbolItem} from './ApiSymbolList';
