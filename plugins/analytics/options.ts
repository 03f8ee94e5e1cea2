import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  id: string;
  /** Measurement id of Google Analytics, such as `G-ABC123`. */
  trackingId: string;
};

export type Options = Pick<PluginOptions, 'trackingId'>;

const optionsSchema = Joi.object<PluginOptions>({
  trackingId: Joi.string()
    .pattern(/^[A-Z]{1,3}-[A-Z0-9-]+$/, 'measurement id')
    .required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
