/** Files of a sample by their path in its folder. */
export type SampleFiles = ReadonlyMap<string, string>;

/** The files of an app that a reader can edit, its component first. */
export type Source = readonly (readonly [file: string, text: string])[];
