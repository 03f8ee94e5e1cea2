import type {Code, Node, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt} from 'build-utils';
import {addedLines} from './addedLines';
import {expandSnack} from './expandSnack';
import {fenceKeys} from './fenceKeys';
import {pageVersion} from './pageVersion';
import {readSample} from '../../content/readers/readSample';
import {sampleText} from './sampleText';

type Options = {
  /** Folder that `samples/` and the docs are in. */
  siteDir: string;
};

/** Reads the code behind a reference such as `samples/yolov5/App.tsx`. */
type ReadCode = (reference: string, region?: string) => string;

function codeReader(siteDir: string, page: string): ReadCode {
  return (reference, region) => {
    const [, name, file] = /^samples\/([^/]+)\/(.+)$/.exec(reference) ?? [];
    const found =
      name !== undefined &&
      file !== undefined &&
      readSample(siteDir, name, pageVersion(siteDir, page)).get(file);
    if (!found) {
      throw new Error(
        `no sample "${reference}". Put it in "content/samples/".`,
      );
    }
    try {
      return sampleText(found.text, region);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`sample "${reference}": ${reason}`, {cause: error});
    }
  };
}

function fillFence(fence: Code, readCode: ReadCode): void {
  const {file, region, from, rest} = fenceKeys(fence.meta ?? '');
  fence.meta = rest;
  if (file === undefined) {
    return;
  }
  if (fence.value !== '') {
    throw new Error(
      `the fence shows "${file}" and has code of its own. Leave it empty.`,
    );
  }
  fence.value = readCode(file, region);
  if (from !== undefined) {
    const before = readCode(from, region);
    fence.meta = `${rest} ins={${addedLines(before, fence.value)}}`.trim();
  }
}

function at(file: VFile, node: Node, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw errorAt(file, node, error);
  }
}

/**
 * Shows samples in the version of the page: a fence says
 * `file=samples/yolov5/App.tsx`, and the element
 * `<ExpoSnack sample="samples/yolov5" />` gets a fence for each file of that
 * sample. What a page shows is what the sample checker compiles.
 */
export default function remarkCodeSample({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (element) => {
      at(file, element, () => expandSnack(element, siteDir, file.path));
    });
    const readCode = codeReader(siteDir, file.path);
    visit(tree, 'code', (fence) => {
      at(file, fence, () => fillFence(fence, readCode));
    });
  };
}
