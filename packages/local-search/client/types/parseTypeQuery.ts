import {arrow} from './isTypeQuery';
import {parseType, parseTypes, type Type} from './parseType';

/** What a query such as `Tensor, number[] -> Tensor` asks for. */
export type TypeQuery = {
  /** Missing if the query says nothing about them. */
  parameters?: Type[];
  returns?: Type;
};

/** Index of the first arrow outside of brackets. */
function findArrow(query: string): number {
  for (const {index} of query.matchAll(arrow)) {
    const before = query.slice(0, index).replace(arrow, '');
    const opened = before.match(/[([{<]/g)?.length ?? 0;
    const closed = before.match(/[)\]}>]/g)?.length ?? 0;
    if (opened <= closed) {
      return index;
    }
  }
  return query.search(arrow);
}

/** Parses a query about types. */
export function parseTypeQuery(query: string): TypeQuery {
  const index = findArrow(query);
  // Inside of types there is only one kind of arrow.
  const [left = '', right = ''] = [
    query.slice(0, index),
    query.slice(index + 2),
  ].map((text) => text.replaceAll('->', '=>').trim());
  const inner = /^\((.*)\)$/s.exec(left)?.[1];
  return {
    ...(left !== '' && {
      parameters: parseTypes(inner ?? left).filter(
        ({name}) => name !== 'void' && name !== '',
      ),
    }),
    ...(right !== '' && {returns: parseType(right)}),
  };
}
