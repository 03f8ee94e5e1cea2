import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Access to the hosted service; all three are public. */
export type AlgoliaOptions = {
  appId: string;
  /** Search-only key. */
  apiKey: string;
  indexName: string;
};

export type PluginOptions = {
  id: string;
  /** Most hits shown in the dialog for one query. */
  maxHits: number;
  /** Where a reader reports a query that should have found something. */
  issuesUrl: string;
  /** Lists of words and phrases that mean the same; the embedded engine knows no others. */
  synonyms: readonly (readonly string[])[];
  /** Set to search with the hosted service instead of the embedded engine. */
  algolia?: AlgoliaOptions;
};

export type Options = Partial<PluginOptions>;

const optionsSchema = Joi.object<PluginOptions>({
  maxHits: Joi.number().integer().min(1).default(20),
  issuesUrl: Joi.string()
    .uri({scheme: ['https']})
    .required(),
  synonyms: Joi.array()
    .items(Joi.array().items(Joi.string()).min(2).unique())
    .default([]),
  algolia: Joi.object<AlgoliaOptions>({
    appId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
  }),
});

/** Checks what docusaurus.config.ts hands over. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
