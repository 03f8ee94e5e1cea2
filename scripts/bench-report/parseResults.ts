import type {Joi} from '@docusaurus/utils-validation';

/** Reads results from JSON, and says what is wrong with those that are broken. */
export function parseResults<Results>(
  json: string,
  file: string,
  schema: Joi.ObjectSchema<Results>,
): Results {
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    throw new Error(
      `${file}: is no JSON. Run the benchmark again with --report.`,
      {cause: error},
    );
  }
  // Figures are figures: the text "12" is a mistake.
  const result = schema.validate(content, {convert: false});
  if (result.error !== undefined) {
    throw new Error(
      `${file}: ${result.error.message}. Run the benchmark again with --report.`,
      {cause: result.error},
    );
  }
  return result.value;
}
