import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {pageVersion} from './pageVersion';
import {publishedPath, readSnack} from './readSnack';

/** What an `<ExpoSnack sample="…" />` names, undefined for every other element. */
function snackReference(element: MdxJsxFlowElement): string | undefined {
  if (element.name !== 'ExpoSnack') {
    return undefined;
  }
  const sample = element.attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'sample',
  );
  return typeof sample?.value === 'string' ? sample.value : undefined;
}

function fence(file: string, value: string): Code {
  const lang = path.extname(file).slice(1);
  return {type: 'code', lang, meta: `title="${file}"`, value: value.trimEnd()};
}

/**
 * Gives an element `<ExpoSnack sample="samples/yolov5" />` its code as children, and
 * what the Snack is called and needs as attributes. Leaves every other element alone.
 */
export function expandSnack(
  element: MdxJsxFlowElement,
  siteDir: string,
  page: string,
): void {
  const reference = snackReference(element);
  if (reference === undefined) {
    return;
  }
  const [, sample] = /^samples\/([^/]+)$/.exec(reference) ?? [];
  if (sample === undefined) {
    throw new Error(
      `"${reference}" names no Snack. Write "samples/" and its folder.`,
    );
  }
  const version = pageVersion(siteDir, page);
  const snack = readSnack(siteDir, sample, version);
  const attributes = {
    publishedPath: publishedPath(sample, version),
    name: snack.name,
    description: snack.description,
    dependencies: Object.entries(snack.dependencies)
      .map((dependency) => dependency.join('@'))
      .join(','),
    files: Object.keys(snack.files)
      .filter((file) => file !== 'package.json')
      .join(','),
  };
  element.attributes.push(
    ...Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name,
      value,
    })),
  );
  element.children = Object.entries(snack.files).map(([file, code]) =>
    fence(file, code),
  );
}
