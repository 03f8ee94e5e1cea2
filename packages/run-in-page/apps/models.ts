/** What answers in the page for an address that an app asks for. */
export type Served =
  | {
      kind: 'model';
      /** Its `.ptl` file; the page shows its progress. */
      asset: string;
      /** What the app expects of it, such as `float32 [1, *]`; `*` is any size. */
      gives: string;
    }
  /** A JSON file, such as labels. */
  | {kind: 'document'; asset: string}
  /** Nothing: the app runs up to here, and the page says why. */
  | {kind: 'missing'; reason: string};

/** Finds what serves an address; files of the app's own folder have the path that it requires. */
export type FindServed = (address: string) => Served;

/** What a model of the page is, and how well it does. */
export type Card = {
  title: string;
  /** In the place of another model, or the very network that the app is about. */
  isStandIn: boolean;
  /** Always visible in the frame of a stand-in. */
  line: string;
  what: string;
  made: string;
  knows: string;
  /** Of its files. */
  bytes: number;
  /** How well it does on which test; the figures are those of the training. */
  score: string;
  onPhone: string;
};
