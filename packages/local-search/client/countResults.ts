/** A number of results in words: "1 result". */
export function countResults(count: number): string {
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}
