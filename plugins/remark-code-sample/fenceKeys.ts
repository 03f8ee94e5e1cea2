/** What the info string of a fence says about the code that it shows. */
export type FenceKeys = {
  /** Sample to show, such as `samples/yolov5/App.tsx`. */
  file?: string;
  /** Part of that sample, between its `#region` comments. */
  region?: string;
  /** Earlier sample; lines that it lacks are marked as added. */
  from?: string;
  /** Why the code is no whole program; read by the sample checker. */
  fragment?: string;
  /** What is left for other plugins. */
  rest: string;
};

const key = /(?:^|\s)(file|region|from|fragment)=(?:"([^"]*)"|(\S+))/g;

/** Takes our keys out of an info string such as `title="App.tsx" file=samples/yolov5/App.tsx`. */
export function fenceKeys(meta: string): FenceKeys {
  const keys: FenceKeys = {rest: ''};
  keys.rest = meta
    .replace(key, (_, name: string, quoted?: string, bare?: string) => {
      keys[name as Exclude<keyof FenceKeys, 'rest'>] = quoted ?? bare ?? '';
      return '';
    })
    .trim();
  for (const needy of ['region', 'from'] as const) {
    if (keys[needy] !== undefined && keys.file === undefined) {
      throw new Error(
        `"${needy}=" needs "file=". Name the sample that the fence shows.`,
      );
    }
  }
  return keys;
}
