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
        .fork(['severity', 'range'], (key) => key.required())
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

/** Reads the report of `npm audit --json`: the number of packages, and the advisories of high or critical severity. */
export function readAdvisories(report: unknown): {
  packages: number;
  severe: string[];
} {
  const {error} = reportSchema.validate(report);
  if (error !== undefined) {
    const reason =
      report instanceof Object && 'message' in report
        ? String(report.message)
        : error.message;
    throw new Error(
      `Nothing was checked: the registry sent no advisories (${reason}). Run "npm run audit" with a registry that supports POST to /-/npm/v1/security/advisories/bulk; some mirrors do not.`,
      {cause: error},
    );
  }
  const {metadata, vulnerabilities} = report as Report;
  return {
    packages: metadata.dependencies.prod,
    severe: Object.entries(vulnerabilities)
      .filter(([, {severity}]) => ['high', 'critical'].includes(severity))
      .map(
        ([name, {severity, range}]) =>
          `${name} ${range}: ${severity}. Run "npm audit --omit=dev" for the advisory, and upgrade to a fixed release.`,
      ),
  };
}
