import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export type PluginOptions = {
  id: string;
  /** What the site is about, in a sentence; its tagline, if left out. */
  description?: string;
  /** A sentence about each docs version, by Docusaurus's name for it. */
  versionNotes: Readonly<Record<string, string>>;
  /** Headings of pages that stand in no category, by the name of their sidebar. */
  sidebarTitles: Readonly<Record<string, string>>;
  /** Addresses of pages that are no content. */
  exclude: readonly string[];
};

export type Options = Partial<PluginOptions>;

const texts = Joi.object().pattern(Joi.string(), Joi.string()).default({});

const optionsSchema = Joi.object<PluginOptions>({
  description: Joi.string(),
  versionNotes: texts,
  sidebarTitles: texts,
  exclude: Joi.array().items(Joi.string()).default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
