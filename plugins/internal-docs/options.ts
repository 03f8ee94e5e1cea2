import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** Encrypted, or on this machine. */
export type Origin =
  | `https://${string}`
  | `http://localhost:${string}`
  | `http://127.0.0.1:${string}`;

export type PluginOptions = {
  id: string;
  /** Hosts, with their port if they have one, on which the plugin works; elsewhere it stays quiet. */
  hosts: string[];
  /** Answers on the internal network and nowhere else. */
  pingUrl: string;
  /** Says what to offer to the reader of a page. */
  checkUrl: string;
  /** Origins that may frame the docs and talk to them. */
  parentOrigins: Origin[];
  /** Origins that readers may be sent to. */
  redirectOrigins: Origin[];
};

export type Options = Omit<PluginOptions, 'id'>;

const safeAddress = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/;

const address = Joi.string()
  .uri({scheme: ['https', 'http']})
  .pattern(safeAddress, 'https')
  .required();

const origin = address.custom((value: string) => {
  if (new URL(value).origin !== value) {
    throw new Error('must be an origin, such as "https://internal.example"');
  }
  return value;
});

const origins = Joi.array().items(origin.optional()).required();

const optionsSchema = Joi.object<Options>({
  hosts: Joi.array()
    .items(Joi.string().pattern(/^[a-z0-9.-]+(?::\d+)?$/, 'host'))
    .min(1)
    .required(),
  pingUrl: address,
  checkUrl: address,
  parentOrigins: origins,
  redirectOrigins: origins,
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema as Joi.ObjectSchema<PluginOptions>, options);
}

/** Reads the options off the text of a JSON file. */
export function parseOptions(text: string, file: string): Options {
  let options: unknown;
  try {
    options = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: is not JSON. Correct or remove it.`, {
      cause: error,
    });
  }
  const result = optionsSchema.validate(options);
  if (result.error !== undefined) {
    throw new Error(
      `${file}: ${result.error.message}. See plugins/internal-docs/options.ts for what it holds.`,
      {cause: result.error},
    );
  }
  return result.value;
}
