import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {parse, serialize, serializeOuter} from 'parse5';
import type {Node} from '../lib/htmlTree';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: [
      'html-validate:standard',
      'html-validate:a11y',
      'html-validate:document',
    ],
    rules: {
      // A list may have a name: ARIA allows it, this rule's stricter form advises against it.
      'aria-label-misuse': ['error', {allowAnyNamable: true}],
      // The theme has these three as plain elements, which is as valid as native ones.
      'prefer-native-element': [
        'error',
        {exclude: ['banner', 'button', 'region']},
      ],
      // Expo's script changes without notice; the document that holds it is out of reach of ours.
      'require-sri': [
        'error',
        {exclude: ['frame.css', 'frame.js', 'https://snack.expo.dev/']},
      ],
      'form-dup-name': 'error',
      'input-attributes': 'error',
      'long-title': 'error',
      'no-dup-class': 'error',
      'no-implicit-input-type': 'error',
      // The policy of the pages would ignore it.
      'no-inline-style': 'error',
      'script-type': 'error',
      // The search page answers while you type, so there is nothing to submit.
      'wcag/h32': 'off',
    },
  }),
);

/** Parts that are the same on many pages; to check each of them once is enough. */
const commonParts = ['footer', 'li', 'math', 'p', 'pre', 'svg', 'table'];

/** Empties the parts that were seen before, but for those that count for the page: headings, and ids to refer to. */
function emptyKnownParts(node: Node, seen: Set<string>): void {
  if ('tagName' in node && commonParts.includes(node.tagName)) {
    const markup = serializeOuter(node);
    if (seen.has(markup)) {
      node.childNodes = [];
      return;
    }
    if (!/\sid=|<h[1-6]/.test(markup)) {
      seen.add(markup);
    }
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    emptyKnownParts(child, seen);
  }
}

/**
 * What is wrong with the HTML of a page, a line each. The parser of browsers finds
 * errors of syntax. The rest is read from what it made of the page, written out
 * in full: the build leaves out the tags that HTML lets it leave out.
 */
export async function validate(
  html: string,
  seen = new Set<string>(),
): Promise<string[]> {
  const problems: string[] = [];
  const document = parse(html, {
    onParseError: ({code, startOffset}) =>
      problems.push(
        `${code} before "${html.slice(startOffset, startOffset + 60)}"`,
      ),
  });
  emptyKnownParts(document, seen);
  const {results} = await validator.validateString(serialize(document));
  return [
    ...problems,
    ...results.flatMap(({messages}) =>
      messages.map(
        ({ruleId, message, selector}) =>
          `${ruleId}: ${message} (${selector ?? 'document'})`,
      ),
    ),
  ];
}
