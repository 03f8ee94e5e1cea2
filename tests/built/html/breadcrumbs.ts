import {Joi} from '@docusaurus/utils-validation';

type Trail = {
  '@context': string;
  '@type': string;
  itemListElement: {position: number; name: string; item: string}[];
};

const trailSchema = Joi.object<Trail>({
  '@context': Joi.valid('https://schema.org').required(),
  '@type': Joi.valid('BreadcrumbList').required(),
  itemListElement: Joi.array()
    .min(2)
    .items(
      Joi.object({
        '@type': Joi.valid('ListItem').required(),
        position: Joi.number().integer().required(),
        name: Joi.string().trim().required(),
        item: Joi.string().uri({scheme: 'https'}).required(),
      }),
    )
    .required(),
});

/** What is wrong with the breadcrumbs that search engines read. */
export function breadcrumbProblems(
  structured: readonly string[],
  {own, known}: {own: string; known: ReadonlySet<string>},
): string[] {
  if (structured.length !== 1) {
    return [`has ${structured.length} breadcrumb trails instead of one`];
  }
  const data: unknown = JSON.parse(structured[0] ?? '');
  const {error} = trailSchema.validate(data, {abortEarly: false});
  if (error !== undefined) {
    return [`breadcrumbs: ${error.message}`];
  }
  const trail = (data as Trail).itemListElement;
  return [
    ...trail
      .filter(({position}, index) => position !== index + 1)
      .map(
        ({name, position}) => `breadcrumb "${name}" has position ${position}`,
      ),
    ...trail
      .filter(({item}) => !known.has(item))
      .map(({item}) => `breadcrumb leads to ${item}, which is not a page`),
    ...(trail.at(-1)?.item === own
      ? []
      : [`breadcrumbs end at ${trail.at(-1)?.item} instead of the page`]),
  ];
}
