/** Which assets of earlier builds to keep. */
export type KeepLimits = {
  /** Milliseconds since a later build left them out. */
  age: number;
  /** Most bytes in all. */
  bytes: number;
};

/** Something that a later build left out. */
type Retired = {retiredAt: number; size: number};

/** What to keep of earlier builds: what is young enough, the youngest first, as far as the space goes. */
export function selectKept<Item extends Retired>(
  items: readonly Item[],
  {age, bytes}: KeepLimits,
  now: number,
): Item[] {
  let free = bytes;
  return items
    .filter(({retiredAt}) => now - retiredAt < age)
    .sort((a, b) => b.retiredAt - a.retiredAt)
    .filter(({size}) => (free -= size) >= 0);
}
