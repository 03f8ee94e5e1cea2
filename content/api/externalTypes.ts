const mdn =
  'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects';

const typedArrays = [
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
];

/** Documentation of types that other packages declare. */
export const externalTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(typedArrays.map((name) => [name, `${mdn}/${name}`])),
  ViewProps: 'https://reactnative.dev/docs/view#props',
  ImageRequireSource: 'https://reactnative.dev/docs/image#imagesource',
  ConfigPlugin: 'https://docs.expo.dev/config-plugins/introduction/',
};
