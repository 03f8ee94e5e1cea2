import spdxLicenses from 'spdx-license-list/full';

/** A licence of the SPDX list, by its id. */
export type License = {
  id: string;
  name: string;
  text: string;
};

/** The name and the full text of each licence, once and in the order of their ids. */
export function licenseTexts(ids: Iterable<string>): License[] {
  return [...new Set(ids)].sort().map((id) => {
    const license = spdxLicenses[id];
    if (license === undefined) {
      throw new Error(
        `Licence "${id}" is not on the SPDX list. Correct it in content/data/notices, or update spdx-license-list.`,
      );
    }
    return {id, name: license.name, text: license.licenseText.trim()};
  });
}
