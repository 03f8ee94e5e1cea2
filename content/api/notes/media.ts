import {membersOf, sourcesIn, type Note} from 'api-versions';

const Blob = 'torchlive/media:Blob';
const Media = 'torchlive/media:Media';
const java = 'android/src/main/java/org/pytorch/rn/core/media';
const inMedia = sourcesIn('cxx/src/torchlive/media/MediaNamespace.cpp');
const inBlob = sourcesIn('cxx/src/torchlive/media/BlobHostObject.cpp');

/** `media` and `experimental`. */
export const mediaNotes: readonly Note[] = [
  {
    targets: membersOf(Media, 'imageFromTensor'),
    until: '0.2.0',
    text: 'The tensor must be `uint8` of shape `[3, height, width]`, otherwise: `input tensor must be of shape (3, height, width) with dtype uint8`.',
    sources: inMedia(
      '"input tensor must be of shape (3, height, width) with dtype uint8"',
    ),
  },
  {
    targets: membersOf(Media, 'imageFromTensor'),
    from: '0.2.1',
    isNews: true,
    text: 'The tensor must be `uint8` of shape `[channels, height, width]`, otherwise: `input tensor must be of shape (channels, height, width) with dtype uint8`. It must have 1, 3 or 4 channels, otherwise: `input tensor must be of shape (1, height, width) or (3, height, width) or (4, height, width)`.',
    sources: inMedia(
      '"input tensor must be of shape (channels, height, width) with dtype uint8"',
      '"input tensor must be of shape (1, height, width) or (3, height, width) or (4, height, width)"',
    ),
  },
  {
    targets: membersOf(Media, 'imageFromBlob'),
    until: '0.2.0',
    text: 'The blob must hold three bytes for each pixel. On iOS another size throws `error on converting blob to image with width: …`; Android doesn’t check it.',
    sources: [
      ...inMedia('"error on converting blob to image with width: "'),
      ...sourcesIn('ios/Media/MediaUtils.mm')(
        'if (blob.getDirectSize() != static_cast<int>(width * height * 3)) {',
      ),
    ],
  },
  {
    targets: membersOf(Media, 'imageFromBlob'),
    from: '0.2.1',
    text: 'Works only for blobs with an image `type`. A blob that comes from a tensor or from `slice()` has no type and throws `Cannot create image from blob with type: ` on Android and `Image from blob error - unsupported blob type: ` on iOS.',
    sources: [
      ...sourcesIn(`${java}/MediaUtils.java`)(
        '"Cannot create image from blob with type: "',
      ),
      ...sourcesIn('ios/Media/MediaUtils.mm')(
        '"Image from blob error - unsupported blob type: "',
      ),
    ],
  },
  {
    targets: membersOf(Media, 'toBlob'),
    text: 'An image gives its RGB bytes, row by row: `torch.fromBlob(blob, [height, width, 3])`. A tensor is copied in memory order, one byte for each element, so use contiguous `uint8` tensors.',
    sources: [
      ...sourcesIn(`${java}/BlobUtils.java`)('bytes[i++] = (byte) R;'),
      ...inMedia(
        'auto size = tensor.numel();',
        'std::memcpy(data.get(), tensor.data_ptr(), size);',
      ),
    ],
  },
  {
    targets: membersOf(Media, 'toBlob'),
    text: 'Audio gives 16-bit samples. On iOS the header of a WAV file comes first. Find its `data` chunk: the recorder of iOS adds a chunk named `FLLR`, so the samples start at byte 4096. Skip the header with `slice(4096)` (from 0.2.1).',
    sources: [
      ...sourcesIn(`${java}/BlobUtils.java`)(
        'return shortToByteBuffer(audio.getData());',
      ),
      {
        file: 'ios/Media/MediaToBlobCache.swift',
        shows: 'let buffer = [UInt8](audio.getData())',
        until: '0.2.0',
      },
      {
        file: 'ios/Media/MediaToBlob.swift',
        shows: 'mBuffer = audio.getData()',
        from: '0.2.1',
      },
    ],
  },
  {
    targets: membersOf(Blob, 'arrayBuffer'),
    text: 'Resolves to a `Uint8Array` with a copy of the bytes, not to an `ArrayBuffer` as on the web.',
    sources: inBlob('.getPropertyAsFunction(rt, "Uint8Array")'),
  },
  {
    targets: membersOf(Blob, 'type'),
    text: 'One of `image/x-playtorch-grayscale`, `image/x-playtorch-rgb`, `image/x-playtorch-rgba` and `audio/x-playtorch`. Empty for a blob that comes from a tensor or from `slice()`.',
    sources: [
      ...sourcesIn('cxx/src/torchlive/media/Blob.h')(
        '"image/x-playtorch-rgb"',
        'const std::string& type = ""',
      ),
    ],
  },
  {
    targets: membersOf(Blob, 'slice'),
    text: 'Copies the bytes and drops the `type`. If `start` or `end` lies beyond the blob, the result is empty; on the web it would stop at the end of the blob.',
    sources: inBlob(
      'if (std::abs(start) > blobSize || std::abs(end) > blobSize) {',
      'std::make_unique<Blob>(std::move(buffer), size)',
    ),
  },
  {
    targets: membersOf('torchlive/experimental:Experimental', 'audioFromBytes'),
    text: '`bytes` are the 16-bit samples of one channel, without a WAV header. Android ignores `sampleRate` and plays at 16 kHz.',
    sources: [
      ...sourcesIn(`${java}/MediaUtils.java`)(
        'final IAudio audio = new Audio(AudioUtils.toShortArray(bytes));',
      ),
      ...sourcesIn(
        'android/src/main/java/org/pytorch/rn/core/audio/AudioUtils.java',
      )('private static final int SAMPLE_RATE = 16000;'),
      ...sourcesIn('ios/Media/MediaUtils.mm')(
        'int m_channels = 1; int bitsPerSample = 16;',
      ),
    ],
  },
];
