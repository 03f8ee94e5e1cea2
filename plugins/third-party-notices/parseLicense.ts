import parse, {type Info} from 'spdx-expression-parse';

/** The licences that an SPDX expression names. */
export type LicenseExpression = {
  ids: string[];
  /** `all` of them apply, or you choose `any`; `one` where there is only one. */
  rule: 'one' | 'all' | 'any';
};

const rules = {and: 'all', or: 'any'} as const;

function toExpression(info: Info): LicenseExpression {
  if (!('conjunction' in info)) {
    if (info.plus === true || info.exception !== undefined) {
      throw new Error('"+" and WITH have no words on the notices pages.');
    }
    return {ids: [info.license], rule: 'one'};
  }
  const rule = rules[info.conjunction];
  const sides = [toExpression(info.left), toExpression(info.right)];
  if (sides.some((side) => side.rule !== 'one' && side.rule !== rule)) {
    throw new Error('AND and OR are mixed.');
  }
  return {ids: sides.flatMap(({ids}) => ids), rule};
}

/** Parses an SPDX expression of one licence, or of several joined by AND or by OR. */
export function parseLicense(expression: string): LicenseExpression {
  try {
    return toExpression(parse(expression));
  } catch (cause) {
    throw new Error(
      `The notices pages cannot explain the licence "${expression}". Write one SPDX id, or several joined by AND or by OR alone.`,
      {cause},
    );
  }
}
