import type {Part, SpeedPart} from './parts';

/** Code of stock Docusaurus that a site may not need in the browser. */
type Unused =
  /** Lists of cards, which show the descriptions of docs pages. */
  | 'doc-cards'
  /** The syntax highlighter, on a site that highlights code while it builds. */
  | 'prism'
  /** The helpers of tslib, but for the one that Docusaurus itself uses. */
  | 'tslib';

/** What a site tells the package about itself. */
export type Options = {
  /** Parts to leave out. */
  without?: readonly SpeedPart[];
  /** Modules that work before hydration: each exports an `early` of the type `Early`. */
  early?: readonly string[];
  /** What no page of the site uses. */
  unused?: readonly Unused[];
  /** Class names of the stock styles that no page uses, although code contains their names. */
  unusedStyles?: readonly (string | RegExp)[];
  /** The font to subset: which file it is, and the characters that pages show. */
  font?: {file: RegExp; characters: string};
  /** Style sheets that pages load when a reader presses a button: the end of the path, by the name of the sheet. */
  sheetsOnPress?: Readonly<Record<string, string>>;
  /** Regular expressions of paths that stay as they are, even if they end in `.html` or `/index`. */
  keptPaths?: readonly string[];
  /** Scripts outside `assets/` that pages may load, such as `sw.js`. */
  scripts?: readonly string[];
  /** Files below the site's folder that plugins read while pages compile. */
  pageData?: readonly string[];
};

/** What each part is told. */
export type PartOptions = Required<Omit<Options, 'without' | 'font'>> &
  Pick<Options, 'font'> & {parts: readonly Part[]};
