import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Access to the hosted search service; all three are public. */
export type AlgoliaOptions = {
  appId: string;
  /** Search-only key. */
  apiKey: string;
  indexName: string;
};

export type PluginOptions = {
  id: string;
  /** Lists of words and phrases with the same meaning, for the embedded engine. */
  synonyms: readonly (readonly string[])[];
  /** Replaces the embedded engine with the hosted service. */
  algolia?: AlgoliaOptions;
};

export type Options = Partial<PluginOptions>;

const optionsSchema = Joi.object<PluginOptions>({
  synonyms: Joi.array()
    .items(Joi.array().items(Joi.string()).min(2).unique())
    .default([]),
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
