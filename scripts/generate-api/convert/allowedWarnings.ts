/** A warning of TypeDoc that we accept, and why. */
type AllowedWarning = {text: RegExp; reason: string};

const allowedWarnings: readonly AllowedWarning[] = [
  {
    text: /AudioUtil.*fromBundle has an @param with name "audioPath"/,
    reason: 'The package calls the parameter "path"; its type still shows.',
  },
  {
    text: /Media\.imageFromBlob has an @param with name "heigth"/,
    reason: 'A slip in the package; the parameter shows without a text.',
  },
];

/** Whether a warning is on the list above. */
export function isAllowed(warning: string): boolean {
  return allowedWarnings.some(({text}) => text.test(warning));
}
