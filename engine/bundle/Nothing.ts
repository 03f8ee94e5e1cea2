/** Stands in for a part that each page holds and none shows. */
export default function Nothing(): null {
  return null;
}
