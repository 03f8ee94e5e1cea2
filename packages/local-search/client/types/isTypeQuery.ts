/** Parts parameters from the result. */
export const arrow = /[-=]>/g;

/** Whether a query is about types: it has an arrow. A colon says nothing, because pasted errors have some. */
export function isTypeQuery(query: string): boolean {
  return query.search(arrow) >= 0;
}
