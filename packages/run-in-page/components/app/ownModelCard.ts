import type {Card} from '../../apps/models';

/** A card that may have no size yet. */
export type ShownCard = Omit<Card, 'bytes'> & {bytes?: number};

/** The card of a model of the reader's: what the page can know of it, before and after its file is open. */
export function ownModelCard(file?: {name: string; bytes: number}): ShownCard {
  const isOnnx = file?.name.endsWith('.onnx') === true;
  return {
    title: 'Your own model',
    isStandIn: false,
    line:
      file === undefined
        ? 'No model yet. Open your .ptl or .onnx file to see its predictions here.'
        : `Your own model, ${file.name}, runs on this page.${isOnnx ? ' A phone needs it as a .ptl file.' : ''}`,
    what: 'The network in your file. Its input is the tensor that the app makes. A .ptl file runs on the lite interpreter of this page, whose large parts ONNX Runtime Web computes on one thread; an .onnx file runs on that alone.',
    made: 'By you: the export script of “Prepare a custom model” writes MobileNet V3 small, and you can export your own network.',
    knows:
      'What it was trained for. The app reads its output as that of its own model: a classifier should have ImageNet’s 1,000 classes in the same order.',
    ...(file !== undefined && {bytes: file.bytes}),
    score:
      'The page did not measure it. The log shows the shapes of each answer.',
    onPhone: isOnnx
      ? 'On the phone: no release loads .onnx files. Export the network as a .ptl file.'
      : 'On the phone: the same .ptl file, on PyTorch Mobile.',
  };
}
