import type {Card} from '@site/runtime/models/cards';

/** A card that may have no size yet. */
export type ShownCard = Omit<Card, 'bytes'> & {bytes?: number};

/** The card of a model of the reader's: what the page can know of it, before and after its file is open. */
export function ownModelCard(file?: {name: string; bytes: number}): ShownCard {
  return {
    title: 'Your own model',
    isStandIn: false,
    line:
      file === undefined
        ? 'No model yet: open your .onnx file, and it answers here.'
        : `Your own model, ${file.name}, on ONNX Runtime Web.`,
    what: `${file === undefined ? 'Nothing answers before you open a file. Then it is the' : 'The'} network in your .onnx file, which ONNX Runtime Web runs on one thread. It gets the tensor that the app makes of the picture.`,
    made: 'By you: the export script of this tutorial writes MobileNet V3 small as .onnx, and you can export a network of your own.',
    knows:
      'What it was trained for. The app names the best of its scores from ImageNet’s list of 1,000 classes, so the network should use these in the same order.',
    ...(file !== undefined && {bytes: file.bytes}),
    score:
      'The page did not measure it. The log shows the shapes and, for one row of scores, the five best classes of each answer.',
    onPhone:
      'On the phone: the .ptl file that the same script writes, on PyTorch Mobile.',
  };
}
