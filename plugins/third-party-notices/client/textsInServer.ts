import texts from '@license-texts';

/** Texts of the licences by id, for the HTML that is built. */
export const builtTexts: Record<string, string> | undefined = texts;
