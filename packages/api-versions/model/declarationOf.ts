import {layOutBlock} from './layout';
import {headOf, type ApiSymbol, type Code} from './types';

/** Interfaces with at most this many members are shown in full. */
const shownInFull = 6;

/** The complete declaration of a symbol; for a long interface, only its head. */
export function declarationOf(symbol: ApiSymbol): readonly Code[] {
  const {kind, calls, members, code} = symbol;
  if (calls.length > 0) {
    return calls.map((call) => call.code);
  }
  const own = members.filter(({inheritedFrom}) => inheritedFrom === undefined);
  return kind === 'interface' && own.length <= shownInFull
    ? [
        layOutBlock(
          headOf(symbol),
          own.flatMap((member) =>
            member.calls.length > 0
              ? member.calls.map((call) => call.code)
              : [member.code],
          ),
        ),
      ]
    : [code];
}
