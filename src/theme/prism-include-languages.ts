/** The theme would load languages for a highlighter that the site does not ship. */
export default function prismIncludeLanguages(): undefined {
  return undefined;
}
