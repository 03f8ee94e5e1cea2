import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** HTTPS, or this machine. */
export type Origin =
  | `https://${string}`
  | `http://localhost:${string}`
  | `http://127.0.0.1:${string}`;

export type PluginOptions = {
  id: string;
  /** Hosts, with a port if they use one, where the plugin is active. */
  hosts: string[];
  /** Responds on the internal network only. */
  pingUrl: string;
  /** Tells what to offer the reader of a page. */
  checkUrl: string;
  /** Origins that may frame the docs and exchange messages with them. */
  parentOrigins: Origin[];
  /** Origins that readers may be redirected to. */
  redirectOrigins: Origin[];
};

export type Options = Omit<PluginOptions, 'id'>;

const safeUrl = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/;

const url = Joi.string()
  .uri({scheme: ['https', 'http']})
  .pattern(safeUrl, 'https')
  .required();

const origin = url.custom((value: string) => {
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
  pingUrl: url,
  checkUrl: url,
  parentOrigins: origins,
  redirectOrigins: origins,
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema as Joi.ObjectSchema<PluginOptions>, options);
}

/** Parses the content of a JSON file with the options. */
export function parseOptions(text: string, file: string): Options {
  let options: unknown;
  try {
    options = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: not valid JSON. Correct or remove it.`, {
      cause: error,
    });
  }
  const result = optionsSchema.validate(options);
  if (result.error !== undefined) {
    throw new Error(
      `${file}: ${result.error.message}. See plugins/internal-docs/options.ts.`,
      {cause: result.error},
    );
  }
  return result.value;
}
