import type {Correction} from '.';

/** Mistakes in the comments of all other modules. */
export const others: readonly Correction[] = [
  {
    // The example called a hook that does not exist.
    module: 'CameraView',
    from: `const {imageClass, processImage} = useImageClassification(
 *     require('./resnet18.ptl'),
 *   );
 *
 *   const handleFrame = useCallback(
 *     async (image: Image) => {
 *       await processImage(image);
 *       image.release();
 *     },
 *     [processImage],
 *   );`,
    to: `const [size, setSize] = React.useState('');
 *
 *   // Release every frame. The camera sends the next one
 *   // only after that.
 *   const handleFrame = React.useCallback(
 *     async (image: Image) => {
 *       setSize(\`\${image.getWidth()} × \${image.getHeight()}\`);
 *       await image.release();
 *     },
 *     [],
 *   );`,
  },
  {
    module: 'CameraView',
    from: 'style={styles.camera}',
    to: 'style={StyleSheet.absoluteFill}',
  },
  {
    module: 'CameraView',
    from: '<Text>{imageClass}</Text>',
    to: '<Text>{size}</Text>',
  },
  {
    module: 'ImageModule',
    from: 'can the then be used',
    to: 'can then be used',
  },
  {module: 'ImageModule', from: 'Releases am image', to: 'Releases an image'},
  {
    module: 'ImageModule',
    from: 'const path: string = ImageUtils.toFile(image)',
    to: 'const path: string = await ImageUtil.toFile(image)',
  },
  {module: 'ImageModule', from: 'ImageUtils.', to: 'ImageUtil.'},
  {module: 'ImageModule', from: '@returns path Path', to: '@returns Path'},
  {
    // A bundled file has a path; an address is passed as it is.
    module: 'MobileModelModule',
    from: "const classificationModel = require('https://example.com/models/mobilenet_v3_small.ptl');",
    to: "const classificationModel = 'https://example.com/models/mobilenet_v3_small.ptl';",
  },
  {module: 'MobileModelModule', from: 'ImageUtils.', to: 'ImageUtil.'},
  {
    module: 'MobileModelModule',
    from: 'const topClass = ImageClasses(scores);',
    to: 'const topClass = imageClasses[maxIdx];',
  },
  {
    // Versions that lack `execute` run and preload nothing.
    module: 'MobileModelModule',
    unless: 'execute<T>(',
    from: `The \`MobileModel\` is the core module providing functions to run model
 * inference and preload models.`,
    to: `The \`MobileModel\` downloads model files. To run a model, load it with
 * \`torch.jit\`.`,
  },
  {
    module: 'NativeJSRef',
    from: 'TODO(T122223365) Temporary solution to make',
    to: 'Temporary solution to make',
  },
  {
    module: 'audio/AudioModule',
    from: 'Records an audio of a specific time duration.',
    to: 'Starts recording audio. Call [[AudioUtil.stopRecord]] to stop.',
  },
  {
    module: 'audio/AudioModule',
    from: 'const audio: Audio = await AudioUtil.stopRecord()',
    to: 'const audio: Audio | null = await AudioUtil.stopRecord()',
  },
  {
    module: 'audio/AudioModule',
    from: '@returns path Path',
    to: '@returns Path',
  },
  {
    module: 'audio/AudioModule',
    from: '@param audioPath The',
    to: '@param path The',
  },
  {
    // The comment belongs to the plugin that the code was modelled on.
    module: 'expo-plugin/withPyTorchCore',
    from: `Adding the Google Services plugin
 * NOTE(brentvatne): string replacement is a fragile approach! we need a
 * better solution than this.`,
    to: `Adds what the native library needs to the Gradle file of the app.
 *
 * It replaces text, so it may not match a file with another layout.`,
  },
  {
    module: 'text/BasicTokenizer',
    from: 'object that specifies the non-splitable symbol, lowercase, customized punctuations, etc.',
    to: 'object with the words to keep whole and whether to convert the text to lowercase.',
  },
  {
    module: 'text/BasicTokenizer',
    from: 'blackspace trimming',
    to: 'white space trimming',
  },
];
