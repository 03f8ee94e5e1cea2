/** Texts of the licences by SPDX id; the plugin writes the file while the site builds. */
declare module '@license-texts' {
  const texts: Record<string, string>;
  export default texts;
}
