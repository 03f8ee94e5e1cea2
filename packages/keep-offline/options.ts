import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {FileGroup} from 'build-utils';
import type {Redirect} from './worker/redirectOf';

/** A link of the page that says what is stored. */
export type StoredLink = {to: string; label: string};

/** What browsers show of the site once it is installed. */
export type App = {
  description: string;
  /** Background of icons and toolbars. */
  color: string;
  /** SVG file, below the site's folder, with a `viewBox` of 32 by 32. */
  logo: string;
};

export type PluginOptions = {
  id: string;
  /** What a version consists of, in the dialog: "This stores its pages in your browser." */
  contents: string;
  /** The optional files, in the dialog; and in a sentence that begins "with". */
  extras: {label: string; short: string};
  /** Which versions need which files, as the features that wrote them say. A file of no group is for every version. */
  groups: readonly FileGroup[];
  /** Redirects of the server, from paths with a final slash. */
  redirects: readonly Redirect[];
  /** Redirects of all paths in a folder to the same path in another. */
  folderRedirects: readonly Redirect[];
  /** Links below the root of each stored version; without any, its label is the link. */
  versionLinks: readonly StoredLink[];
  /** Links to pages that are stored with any version. */
  pageLinks: readonly StoredLink[];
  /** Makes the site installable. */
  app?: App;
  /** Is told the modules in the service worker, such as for a list of licenses. */
  onBundled?: (files: readonly string[]) => void;
};

export type Options = Partial<PluginOptions>;

const redirects = Joi.array()
  .items(
    Joi.object({
      from: Joi.string()
        .pattern(/^\/(?:.*\/)?$/)
        .required(),
      to: Joi.string().required(),
    }).unknown(),
  )
  .default([]);

const links = Joi.array()
  .items(Joi.object({to: Joi.string().allow(''), label: Joi.string()}))
  .default([]);

const optionsSchema = Joi.object<PluginOptions>({
  contents: Joi.string().default('its pages'),
  extras: Joi.object({
    label: Joi.string().required(),
    short: Joi.string().required(),
  }).default({label: 'Large files', short: 'large files'}),
  groups: Joi.array()
    .items(
      Joi.object({
        pick: Joi.function().required(),
        versions: Joi.array().items(Joi.string()),
        optional: Joi.valid(true),
      }),
    )
    .default([]),
  redirects,
  folderRedirects: redirects,
  versionLinks: links,
  pageLinks: links.default([{to: '/', label: 'Home'}]),
  app: Joi.object({
    description: Joi.string().required(),
    color: Joi.string().required(),
    logo: Joi.string().required(),
  }),
  onBundled: Joi.function(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}
