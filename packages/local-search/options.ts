import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {TypeEntries} from './shared/typeIndex';

/** Access to the hosted search service; all three are public. */
export type AlgoliaOptions = {
  appId: string;
  /** Search-only key. */
  apiKey: string;
  indexName: string;
};

/** What the browser is told. */
export type ClientOptions = {
  /** Searches to start with, each list under its label. */
  starters: readonly {label: string; queries: readonly string[]}[];
  /** Page where a reader can ask who finds nothing. */
  supportPage?: string;
  /** Where to go without JavaScript; each label follows a "the". */
  guides: readonly {label: string; to: string}[];
  /** Start of the names under which the reader's searches are stored. */
  storagePrefix: string;
  /** Replaces the embedded engine with the hosted service. */
  algolia?: AlgoliaOptions;
};

/** What the plugin passes to the browser. */
export type SearchData = ClientOptions & {
  /** Whether a query with an arrow searches signatures. */
  hasTypes: boolean;
};

/** What search may need to know about the site. */
export type SearchSettings = SearchData & {
  /** Base URL of the site, such as `/`. */
  baseUrl: string;
  /** Locale of the page. */
  language: string;
};

export type PluginOptions = ClientOptions & {
  id: string;
  /** Lists of words and phrases with the same meaning, for the embedded engine. */
  synonyms: readonly (readonly string[])[];
  /** Signatures of each docs version, by its name: a query with an arrow searches them by type. */
  types?: () => Promise<ReadonlyMap<string, TypeEntries>>;
};

export type Options = Partial<PluginOptions>;

const optionsSchema = Joi.object<PluginOptions>({
  synonyms: Joi.array()
    .items(Joi.array().items(Joi.string()).min(2).unique())
    .default([]),
  types: Joi.function(),
  starters: Joi.array()
    .items(
      Joi.object({
        label: Joi.string().required(),
        queries: Joi.array().items(Joi.string()).min(1).required(),
      }),
    )
    .default([]),
  supportPage: Joi.string(),
  guides: Joi.array()
    .items(
      Joi.object({
        label: Joi.string().required(),
        to: Joi.string().required(),
      }),
    )
    .default([]),
  storagePrefix: Joi.string().default('search.'),
  algolia: Joi.object<AlgoliaOptions>({
    appId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
  }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
