import {parseLicense} from '../third-party-notices/parseLicense';
import type {BundledPackage} from './findPackages';

/** Package URL, as CycloneDX identifies a package of npm. */
function packageUrl({name, version}: {name: string; version: string}): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** A software bill of materials in the form of CycloneDX. The same packages give the same text. */
export function createSbom(
  site: {name: string; version: string},
  packages: readonly BundledPackage[],
) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': packageUrl(site),
        name: site.name,
        version: site.version,
      },
    },
    components: packages.map(({name, version, license}) => ({
      type: 'library',
      'bom-ref': packageUrl({name, version}),
      name,
      version,
      purl: packageUrl({name, version}),
      licenses:
        parseLicense(license).rule === 'one'
          ? [{license: {id: license}}]
          : [{expression: license}],
    })),
  };
}
