import {Joi} from '@docusaurus/utils-validation';

type Report = {
  vulnerabilities: Record<string, {severity: string; range: string}>;
  metadata: {dependencies: {prod: number}};
};

const reportSchema = Joi.object<Report>({
  vulnerabilities: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object({
        severity: Joi.valid('info', 'low', 'moderate', 'high', 'critical'),
        range: Joi.string().allow(''),
      })
        .fork(['severity', 'range'], (part) => part.required())
        .unknown(),
    )
    .required(),
  metadata: Joi.object({
    dependencies: Joi.object({prod: Joi.number().integer().min(1).required()})
      .unknown()
      .required(),
  })
    .unknown()
    .required(),
}).unknown();

/** What `npm audit --json` knows against the packages: how many it asked about, and those of high severity or worse. */
export function readAdvisories(report: unknown): {
  packages: number;
  grave: string[];
} {
  const {error} = reportSchema.validate(report);
  if (error !== undefined) {
    const said =
      report instanceof Object && 'message' in report
        ? String(report.message)
        : error.message;
    throw new Error(
      `Nothing was checked: the registry gave no advisories (${said}). Run "npm run audit" where "npm config get registry" names one that answers POST to /-/npm/v1/security/advisories/bulk; some mirrors do not.`,
      {cause: error},
    );
  }
  const {metadata, vulnerabilities} = report as Report;
  return {
    packages: metadata.dependencies.prod,
    grave: Object.entries(vulnerabilities)
      .filter(([, {severity}]) => ['high', 'critical'].includes(severity))
      .map(
        ([name, {severity, range}]) =>
          `${name} ${range}: ${severity}. Run "npm audit --omit=dev" for the advisory, and move to a release without it.`,
      ),
  };
}
