import {Joi} from '@docusaurus/utils-validation';

/** A piece of third-party software in the app, as its list gives it. */
export type Notice = {
  name: string;
  version?: string;
  copyright?: string;
  /** SPDX expression. */
  license: string;
};

const noticesSchema = Joi.array<Notice[]>()
  .min(1)
  .items(
    Joi.object({
      name: Joi.string().required(),
      version: Joi.string(),
      copyright: Joi.string(),
      license: Joi.string().required(),
    }),
  );

/** Checks a list that was read from a file. */
export function parseNotices(json: string, file: string): Notice[] {
  try {
    return Joi.attempt<typeof noticesSchema>(JSON.parse(json), noticesSchema);
  } catch (cause) {
    throw new Error(
      `${file}: not a list of notices. Each entry has a "name" and a "license", and may have a "version" and a "copyright".`,
      {cause},
    );
  }
}
