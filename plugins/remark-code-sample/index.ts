import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Node, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {addedLines} from './addedLines';
import {expandSnack, snackPath} from './expandSnack';
import {fenceKeys} from './fenceKeys';
import {sampleText} from './sampleText';

function readSample(pageDir: string, name: string, region?: string): string {
  const file = path.join(pageDir, name);
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(
      `no sample "${name}". Put it in "_samples" beside the page.`,
      {cause: error},
    );
  }
  try {
    return sampleText(source, region);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`sample "${name}": ${reason}`, {cause: error});
  }
}

function fillFence(fence: Code, pageDir: string): void {
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
  fence.value = readSample(pageDir, file, region);
  if (from !== undefined) {
    const before = readSample(pageDir, from, region);
    fence.meta = `${rest} ins={${addedLines(before, fence.value)}}`.trim();
  }
}

function at(file: VFile, node: Node, work: () => void): void {
  try {
    work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const line = node.position?.start.line ?? 0;
    throw new Error(`${file.path}:${line}: ${reason}`, {cause: error});
  }
}

/**
 * Shows samples from files: a fence says `file=_samples/App.tsx`, and the
 * element `<ExpoSnack sample="_samples/yolov5" />` gets a fence for each file
 * of that folder. What a page shows is what the sample checker compiles.
 */
export default function remarkCodeSample() {
  return (tree: Root, file: VFile): void => {
    const pageDir = path.dirname(file.path);
    visit(tree, 'mdxJsxFlowElement', (element) => {
      const folder = snackPath(element);
      if (folder !== undefined) {
        at(file, element, () => expandSnack(element, pageDir, folder));
      }
    });
    visit(tree, 'code', (fence) => {
      at(file, fence, () => fillFence(fence, pageDir));
    });
  };
}
