/** The part of the Trusted Types API that the site uses; TypeScript has no types for it yet. */
type TrustedTypesRule = (
  value: string,
  /** Name of the type that is wanted, such as `TrustedHTML`. */
  type: string,
  /** What the value is for, such as `Element innerHTML`. */
  use: string,
) => string;

type TrustedTypesRules = {
  createHTML?: TrustedTypesRule;
  createScript?: TrustedTypesRule;
  createScriptURL?: TrustedTypesRule;
};

// oxlint-disable-next-line typescript/consistent-type-definitions -- adds to the type of the DOM library
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: TrustedTypesRules,
    ) => {createScriptURL: (value: string) => string};
  };
}

/** Paths of the scripts that pages may load; a folder ends in a slash. */
declare const SCRIPT_PATHS: readonly string[];

/** The site's colour mode, and whether readers or their systems may choose another. */
declare const COLOR_MODE: {
  isFixed: boolean;
  ofSite: 'dark' | 'light';
  followsSystem: boolean;
};

/** The id of the announcement bar; empty if the site has none. */
declare const ANNOUNCEMENT: string;

/** Where Docusaurus stores what readers choose. */
declare const STORAGE: {
  type: 'localStorage' | 'sessionStorage';
  namespace: string;
};
