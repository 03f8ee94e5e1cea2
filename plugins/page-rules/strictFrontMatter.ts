import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {ParseFrontMatter} from '@docusaurus/types';

const text = Joi.string();
const sentence = text.required().messages({
  'any.required':
    '{#label} is missing, which search engines and the search dialog show',
});

/** What may stand between the dashes at the start of a page. */
const schema = Joi.object({
  title: sentence,
  description: sentence,
  internal: Joi.boolean(),
  slug: text,
  sidebar_label: text,
  sidebar_position: Joi.number(),
  hide_title: Joi.boolean(),
  hide_table_of_contents: Joi.boolean(),
  unlisted: Joi.boolean(),
  displayed_sidebar: text.allow(null),
  custom_edit_url: text.allow(null),
  pagination_next: text.allow(null),
  pagination_prev: text.allow(null),
  // What the generator of the reference tells the search.
}).pattern(/^api_/, Joi.any());

/** Where an error of the YAML parser is, as the line of the file. */
function lineOf(error: unknown): number {
  const {mark} = error as {mark?: {line: number}};
  // The parser counts from 0, behind the dashes.
  return (mark?.line ?? 0) + 1;
}

function lineOfKey(fileContent: string, key: unknown): number {
  const lines = fileContent.split('\n');
  return Math.max(
    lines.findIndex((line) => line.startsWith(`${String(key)}:`)) + 1,
    1,
  );
}

/**
 * Stops at front matter that can't be read or that the site does not know, with file and
 * line. Docusaurus ignores unknown keys, and buries what the parser says of wrong YAML.
 */
async function checkFrontMatter(
  params: Parameters<ParseFrontMatter>[0],
): Promise<void> {
  const {filePath, fileContent, defaultParseFrontMatter} = params;
  // A part of a page has none. Folders above the site may be called as they like.
  if (/(?:^|[\\/])_/.test(path.relative(process.cwd(), filePath))) {
    return;
  }
  let frontMatter;
  try {
    ({frontMatter} = await defaultParseFrontMatter(params));
    if (
      Object.keys(frontMatter).length === 0 &&
      fileContent.startsWith('---')
    ) {
      // The parser remembers a text that it could not read as one without front matter.
      const unread = `${fileContent}\n${performance.now()}`;
      await defaultParseFrontMatter({...params, fileContent: unread});
    }
  } catch (cause) {
    const {reason, message} = cause as {reason?: string; message: string};
    const remedy = reason?.includes('quoted scalar')
      ? 'Close the quotes'
      : 'Put a text with a colon into quotes';
    throw new Error(
      `${filePath}:${lineOf(cause)}: the front matter is no YAML: ${reason ?? message}. ${remedy}.`,
      {cause},
    );
  }
  const {error} = schema.validate(frontMatter, {convert: false});
  if (error !== undefined) {
    const [detail] = error.details;
    throw new Error(
      `${filePath}:${lineOfKey(fileContent, detail?.path[0])}: front matter: ${error.message}. It may have ${Object.keys(schema.describe().keys as object).join(', ')}.`,
    );
  }
}

/** Checks the front matter of a page, and then reads it as told, or as Docusaurus does. */
export function strictFrontMatter(read?: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    await checkFrontMatter(params);
    return (read ?? params.defaultParseFrontMatter)(params);
  };
}
