import {createHash} from 'node:crypto';
import type {parse} from 'parse5';
import {attributeOf, elementsOf, textOf} from 'build-utils/html';

/** What the Content-Security-Policy has to allow or forbids on a page. */
type Inspection = {
  /** Executable inline scripts, by the SHA-256 of their text. */
  inlineScripts: {sha256: string; text: string}[];
  /** What the policy forbids, each as a sentence that starts with the tag. */
  problems: string[];
};

/** Script types that are data; browsers may run any other. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/** Attributes with a URL that the browser follows or loads. */
const addressAttributes = new Set(['href', 'src', 'action', 'formaction']);

function attributeProblem(name: string, value: string): string | undefined {
  if (name === 'style') {
    return 'has a style attribute. Use a class';
  }
  if (name.startsWith('on')) {
    return `has an inline event handler "${name}". Add the listener in a script`;
  }
  // Browsers ignore control characters and spaces before the scheme.
  if (addressAttributes.has(name) && /^[\x00-\x20]*javascript:/i.test(value)) {
    return `has a javascript: URL in "${name}". Use a button`;
  }
  return undefined;
}

/** Inspects a page, parsed by the given parser. */
export function inspectHtml(html: string, parsePage: typeof parse): Inspection {
  const inspection: Inspection = {inlineScripts: [], problems: []};
  // Without scripting, the content of <noscript> is parsed too.
  const document = parsePage(html, {scriptingEnabled: false});
  for (const element of elementsOf(document)) {
    const {tagName, attrs} = element;
    for (const {name, value} of attrs) {
      const problem = attributeProblem(name, value);
      if (problem !== undefined) {
        inspection.problems.push(`<${tagName}> ${problem}.`);
      }
      if (name === 'srcdoc') {
        const inner = inspectHtml(value, parsePage);
        inspection.inlineScripts.push(...inner.inlineScripts);
        inspection.problems.push(...inner.problems);
      }
    }
    if (tagName === 'style') {
      inspection.problems.push(
        '<style> contains inline styles. Put them in a style sheet.',
      );
    }
    if (
      tagName === 'script' &&
      attributeOf(element, 'src') === undefined &&
      !dataTypes.has(attributeOf(element, 'type')?.trim().toLowerCase() ?? '')
    ) {
      const text = textOf(element);
      const sha256 = createHash('sha256').update(text).digest('base64');
      inspection.inlineScripts.push({sha256, text});
    }
  }
  return inspection;
}
