import ApiCredit from './ApiCredit';
import ApiHeader from './ApiHeader';
import ImportLine from './ApiHeader/ImportLine';
import ApiHistory, {ApiEvent} from './ApiHistory';
import ApiLedger, {ApiLedgerEntry, ApiRemoved} from './ApiLedger';
import ApiMember, {ApiDeprecated, ApiNote, ApiReturns} from './ApiMember';
import ApiMembers from './ApiMembers';
import ApiParameters, {ApiParameter} from './ApiParameters';
import ApiSignature from './ApiSignature';
import ApiSymbolList, {ApiSymbolItem} from './ApiSymbolList';

/** The components that generated reference pages are made of. */
export const apiComponents = {
  ApiCredit,
  ApiDeprecated,
  ApiEvent,
  ApiHeader,
  ApiHistory,
  ApiImportLine: ImportLine,
  ApiLedger,
  ApiLedgerEntry,
  ApiMember,
  ApiMembers,
  ApiNote,
  ApiParameter,
  ApiParameters,
  ApiRemoved,
  ApiReturns,
  ApiSignature,
  ApiSymbolItem,
  ApiSymbolList,
};
