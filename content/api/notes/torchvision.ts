import {membersOf, sourcesIn, type Note} from 'api-versions';

const Transforms = 'torchlive/torchvision:Transforms';
const folder = 'cxx/src/torchlive/torchvision';

/** `torchvision`. */
export const torchvisionNotes: readonly Note[] = [
  {
    targets: membersOf(Transforms, 'resize'),
    text: 'Pass `size` alone: any further argument, even `undefined`, throws `Factory function resize expects 1 argument but 2 are given.` The interpolation is bilinear without antialiasing. The tensor must have the shape `[channels, height, width]` or `[batch, channels, height, width]`; the dtype stays the same.',
    sources: sourcesIn(`${folder}/ResizeModule.cpp`)(
      'if (count != 1) {',
      '"Factory function resize expects 1 argument but "',
    ),
  },
  {
    targets: membersOf(Transforms, 'normalize'),
    text: 'Pass `mean` and `std` alone: a third argument throws `Factory function normalize expects 2 argument but 3 are given.` Returns a new tensor. The tensor must have a float dtype: divide a `uint8` image by 255 first. A list with one number applies to all channels.',
    sources: sourcesIn(`${folder}/NormalizeModule.cpp`)(
      'if (count != 2) {',
      '"Factory function normalize expects 2 argument but "',
    ),
  },
  {
    targets: membersOf(Transforms, 'centerCrop'),
    text: 'Takes exactly one argument. The error names another function: `Factory function resize expects 1 argument but 2 are given.` The result is a view unless the image had to be padded: call `contiguous()` before `data()`.',
    sources: sourcesIn(`${folder}/CenterCropModule.cpp`)(
      'if (count != 1) {',
      '"Factory function resize expects 1 argument but "',
    ),
  },
  {
    targets: membersOf(Transforms, 'grayscale'),
    text: '`numOutputChannels` is 1 by default; anything but 1 or 3 throws `num_output_channels should be either 1 or 3 but 2 is given.` The image must have three channels; the dtype stays the same.',
    sources: sourcesIn(`${folder}/GrayscaleModule.cpp`)(
      'int numChannels = 1;',
      '"num_output_channels should be either 1 or 3 but "',
    ),
  },
];
