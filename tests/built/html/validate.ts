import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {parse, serialize, serializeOuter} from 'parse5';
import {
  attributeOf,
  elementsOf,
  type Document,
  type Node,
} from 'build-utils/html';

/** Resolves its configuration once, not for each page. */
class OneConfigLoader extends StaticConfigLoader {
  #config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string) {
    this.#config ??= super.getConfigFor(handle);
    return this.#config;
  }
}

const validator = new HtmlValidate(
  new OneConfigLoader({
    root: true,
    extends: [
      'html-validate:standard',
      'html-validate:a11y',
      'html-validate:document',
    ],
    rules: {
      // ARIA lets a list have a name; the strict form of this rule advises against it.
      'aria-label-misuse': ['error', {allowAnyNamable: true}],
      // The theme writes these three as plain elements, which is just as valid.
      'prefer-native-element': [
        'error',
        {exclude: ['banner', 'button', 'region']},
      ],
      // Expo's script changes without notice; it runs in a frame document of its own.
      'require-sri': [
        'error',
        {exclude: ['frame.css', 'frame.js', 'https://snack.expo.dev/']},
      ],
      'form-dup-name': 'error',
      'input-attributes': 'error',
      'long-title': 'error',
      'no-dup-class': 'error',
      'no-implicit-input-type': 'error',
      // The Content-Security-Policy forbids it.
      'no-inline-style': 'error',
      'script-type': 'error',
      // The search page answers as you type, so it has no submit button.
      'wcag/h32': 'off',
    },
  }),
);

/** Elements that many pages share; each is checked once. */
const sharedParts = ['footer', 'li', 'math', 'p', 'pre', 'svg', 'table'];

/** Says whether an element holds what counts for the whole page: ids to refer to, or headings. */
function countsForPage(part: Node): boolean {
  return [...elementsOf(part)].some(
    (element) =>
      attributeOf(element, 'id') !== undefined ||
      /^h[1-6]$/.test(element.tagName),
  );
}

/** Empties the shared parts that were checked before. */
function emptyCheckedParts(node: Node, checked: Set<string>): void {
  if ('tagName' in node && sharedParts.includes(node.tagName)) {
    const markup = serializeOuter(node);
    if (checked.has(markup)) {
      node.childNodes = [];
      return;
    }
    if (!countsForPage(node)) {
      checked.add(markup);
    }
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    emptyCheckedParts(child, checked);
  }
}

/** A parsed page, and the errors that the HTML parser found in it. */
type ParsedPage = {document: Document; errors: string[]};

/** Parses a page as browsers do. */
export function parsePage(html: string): ParsedPage {
  const errors: string[] = [];
  const document = parse(html, {
    onParseError: ({code, startOffset}) =>
      errors.push(
        `${code} before "${html.slice(startOffset, startOffset + 60)}"`,
      ),
  });
  return {document, errors};
}

/**
 * What is wrong with the HTML of a page, a line each. html-validate reads the
 * serialized document, because the build omits every tag that HTML lets it omit.
 * Empties parts of the document that `checked` knows from another page.
 */
export async function validate(
  {document, errors}: ParsedPage,
  checked = new Set<string>(),
): Promise<string[]> {
  emptyCheckedParts(document, checked);
  const {results} = await validator.validateString(serialize(document));
  return [
    ...errors,
    ...results.flatMap(({messages}) =>
      messages.map(
        ({ruleId, message, selector}) =>
          `${ruleId}: ${message} (${selector ?? 'document'})`,
      ),
    ),
  ];
}
