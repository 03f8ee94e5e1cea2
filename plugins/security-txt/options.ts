import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export type PluginOptions = {
  id: string;
  /** Where to report a problem, such as `mailto:security@example.org`. */
  contact: string;
  /** When the file is no longer to be trusted, such as `2027-06-30`. */
  expires: string;
};

export type Options = Omit<PluginOptions, 'id'>;

const optionsSchema = Joi.object<PluginOptions>({
  contact: Joi.string()
    .uri({scheme: ['mailto', 'https', 'tel']})
    .required()
    .messages({
      'any.required': 'SECURITY_CONTACT: is not set, but SECURITY_EXPIRES is',
      '*': 'SECURITY_CONTACT: must start with mailto:, https: or tel:',
    }),
  expires: Joi.string()
    .pattern(/^\d{4}-\d{2}-\d{2}/)
    .custom((value: string, {error}) =>
      Date.parse(value) > Date.now() ? value : error('any.invalid'),
    )
    .required()
    .messages({
      'any.required': 'SECURITY_EXPIRES: is not set, but SECURITY_CONTACT is',
      '*': 'SECURITY_EXPIRES: must be a date in the future, such as 2027-06-30',
    }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
