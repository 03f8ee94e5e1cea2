import type {Correction} from 'api-versions';

/** Mistakes in the comments of all other modules. */
export const others: readonly Correction[] = [
  {
    module: 'ImageModule',
    from: 'can the then be used',
    to: 'can then be used',
  },
  {
    // The getters return numbers, not promises.
    module: 'ImageModule',
    from: `All
 * functions are executed \`async\` in native.`,
    to: `The
 * functions that return a promise run in native code.`,
  },
  {module: 'ImageModule', from: 'Releases am image', to: 'Releases an image'},
  {module: 'ImageModule', from: 'ImageUtils.', to: 'ImageUtil.'},
  {module: 'ImageModule', from: '@returns path Path', to: '@returns Path'},
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
