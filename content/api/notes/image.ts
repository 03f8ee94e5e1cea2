import {membersOf, sourcesIn, type Note} from 'api-versions';

const Image = 'ImageModule:Image';
const ImageUtil = 'ImageModule:ImageUtil';
const java = 'android/src/main/java/org/pytorch/rn/core';
const inJava = sourcesIn(`${java}/image/ImageModule.java`);
const inSwift = sourcesIn('ios/Image/ImageModule.swift');

const naturalSize = ['getNaturalHeight', 'getNaturalWidth', 'getPixelDensity'];
const naturalSizeSources = naturalSize.map((member) => ({
  file: 'ios/Image/ImageModule.m',
  lacks: member,
}));

/** `ImageModule`. */
export const imageNotes: readonly Note[] = [
  {
    targets: membersOf(Image, 'getWidth', 'getHeight'),
    text: 'On Android the width and height of a camera image follow the rotation of the device. On iOS a released image gives `-1`.',
    sources: [
      ...sourcesIn(`${java}/image/AbstractImage.java`)(
        'if (rotation == 90 || rotation == 270) {',
      ),
      ...inSwift('print("Invalid image reference in getWidth") return -1'),
    ],
  },
  {
    targets: membersOf(Image, ...naturalSize),
    text: 'On iOS it exists only for images that `media` made. For any other image it throws, because the native module doesn’t export it.',
    from: '0.2.0',
    isNews: true,
    sources: naturalSizeSources,
  },
  {
    targets: membersOf(Image, ...naturalSize),
    text: 'Works on Android only. On iOS it throws, because the native module doesn’t export it.',
    until: '0.1.3',
    sources: naturalSizeSources,
  },
  {
    targets: membersOf(Image, 'release'),
    text: 'Don’t use the image afterward: on Android its bitmap is recycled.',
    sources: sourcesIn(`${java}/image/BitmapImage.java`)('mBitmap.recycle();'),
  },
  {
    targets: membersOf(Image, 'scale'),
    text: 'The result is a new image. Release both.',
    sources: inJava('JSContext.wrapObject(scaledImage);'),
  },
  {
    targets: membersOf(ImageUtil, 'fromFile'),
    text: "`path` is a plain path, without `file://`. A missing file rejects with `File does not exist …` on Android and `Couldn't load file …` on iOS.",
    sources: [
      ...inJava('new Error("File does not exist " + filepath)'),
      ...inSwift(`"Couldn't load file \\(path)"`),
    ],
  },
  {
    targets: membersOf(ImageUtil, 'fromFile', 'fromBundle'),
    until: '0.2.1',
    text: 'The orientation in the EXIF data is ignored.',
    sources: [
      ...inJava('BitmapFactory.decodeFile(filepath);'),
      {
        file: 'ios/Image/ImageModule.swift',
        lacks: 'forceSameOrientation',
      },
    ],
  },
  {
    targets: membersOf(ImageUtil, 'fromFile', 'fromBundle'),
    from: '0.2.2',
    isNews: true,
    text: 'iOS applies the orientation in the EXIF data; Android ignores it.',
    sources: [
      ...inJava('BitmapFactory.decodeFile(filepath);'),
      ...inSwift('uiImage.forceSameOrientation().cgImage'),
    ],
  },
  {
    targets: membersOf(ImageUtil, 'fromURL'),
    text: "Rejects with `Could not load image from …` on Android and `Couldn't create image from URL` on iOS.",
    sources: [
      ...inJava('new Error("Could not load image from " + urlString)'),
      ...inSwift(`"Couldn't create image from URL"`),
    ],
  },
  {
    targets: membersOf(ImageUtil, 'fromImageData'),
    from: '0.2.0',
    text: 'The image has the width and height of the `ImageData` in pixels, scaled down from the pixels of the screen.',
    sources: inJava('Bitmap bitmap = imageData.getScaledBitmap();'),
  },
  {
    targets: membersOf(ImageUtil, 'fromImageData'),
    until: '0.1.3',
    text: 'The image keeps all pixels of the screen: on Android its natural size is the size of the `ImageData` times the pixel density.',
    sources: inJava('new Image(imageData, pixelDensity);'),
  },
  {
    targets: membersOf(ImageUtil, 'toFile'),
    text: 'Writes a PNG file with a new name: into the cache folder on Android, into the documents folder on iOS. Nothing deletes it.',
    sources: [
      ...inJava('File.createTempFile("image", ".png", cacheDir);'),
      ...inSwift('for: .documentDirectory'),
    ],
  },
];
