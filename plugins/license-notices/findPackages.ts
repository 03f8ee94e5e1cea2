import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {licenseTexts} from '../third-party-notices/licenseTexts';
import {parseLicense} from '../third-party-notices/parseLicense';

/** A package with code or a font in what browsers load. */
export type BundledPackage = {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  /** Text of the licence, with its copyright and notices. */
  text: string;
};

/** Licences whose terms the notices meet; a lawyer should look at any other first. */
const permittedLicenses: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

type Manifest = {
  name: string;
  version: string;
  license: string;
  author?: string | {name: string};
};

const manifestSchema = Joi.object<Manifest>({
  name: Joi.string().required(),
  version: Joi.string().required(),
  license: Joi.string().required(),
  author: Joi.alternatives(
    Joi.string().allow(''),
    Joi.object({name: Joi.string().required()}).unknown(),
  ),
}).unknown();

/** Folder of the package that a module belongs to; undefined for a module of our own. */
function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

/** What a package says about its licence: its files, or else the text of the SPDX list. */
function readText(folder: string, {license, author}: Manifest): string {
  const files = readdirSync(folder).filter((file) =>
    /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i.test(file),
  );
  if (files.length > 0) {
    return files
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
      .join('\n\n');
  }
  const holder = typeof author === 'string' ? author : author?.name;
  return [
    ...(holder ? [`Copyright (c) ${holder}`] : []),
    ...licenseTexts(parseLicense(license).ids).map(({text}) => text),
  ].join('\n\n');
}

function isPermitted(license: string): boolean {
  const {ids, rule} = parseLicense(license);
  const permits = (id: string) => permittedLicenses.has(id);
  return rule === 'any' ? ids.some(permits) : ids.every(permits);
}

function readPackage(folder: string): BundledPackage {
  const file = path.join(folder, 'package.json');
  let manifest: Manifest;
  try {
    manifest = Joi.attempt<typeof manifestSchema>(
      JSON.parse(readFileSync(file, 'utf8')),
      manifestSchema,
    );
  } catch (cause) {
    throw new Error(
      `${file}: has no name, version or licence. Replace the package, or ask its authors.`,
      {cause},
    );
  }
  const {name, version, license} = manifest;
  if (!isPermitted(license)) {
    throw new Error(
      `${name} ${version}: its licence "${license}" is not permitted in what browsers load. Replace the package, or add the licence to plugins/license-notices/findPackages.ts after reading its terms.`,
    );
  }
  return {name, version, license, text: readText(folder, manifest)};
}

/** The packages that modules come from, by name. Throws if a licence is not permitted. */
export function findPackages(modules: Iterable<string>): BundledPackage[] {
  const folders = new Set(
    [...modules].flatMap((file) => packageFolder(file) ?? []),
  );
  const packages = new Map(
    [...folders]
      .map(readPackage)
      .map((each) => [`${each.name}@${each.version}`, each]),
  );
  return [...packages.values()].sort(
    (a, b) =>
      a.name.localeCompare(b.name, 'en') ||
      a.version.localeCompare(b.version, 'en'),
  );
}
