import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {publishedPath} from './publishedPath';
import {readSnackFolder} from './snackFolder';

/** Folder that an `<ExpoSnack sample="…" />` names, undefined for every other element. */
export function snackPath(element: MdxJsxFlowElement): string | undefined {
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

/** Gives the element its code as children, and what the Snack is called and needs as attributes. */
export function expandSnack(
  element: MdxJsxFlowElement,
  pageDir: string,
  folder: string,
): void {
  const snackFolder = path.join(pageDir, folder);
  const snack = readSnackFolder(snackFolder);
  const attributes = {
    publishedPath: publishedPath(snackFolder),
    name: snack.name,
    description: snack.description,
    dependencies: Object.entries(snack.dependencies)
      .map(([name, version]) => `${name}@${version}`)
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
