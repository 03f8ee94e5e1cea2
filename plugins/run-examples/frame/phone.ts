// STAND-IN until the runtime is merged.
const native = new Proxy({}, {get: () => ({install: () => true})});

function tensor(shape: number[]) {
  return {
    shape,
    dtype: 'float32',
    add: () => tensor(shape),
    toString: () => ' 1  1\n 1  1\n[ CPUFloatType{2,2} ]',
  };
}

export const phone = {
  reactNative: {
    NativeModules: native,
    Platform: {OS: 'android'},
    Image: {},
    UIManager: {},
    findNodeHandle: () => 1,
    processColor: () => 0,
    requireNativeComponent: () => () => null,
  },
  globals: {
    __torchlive__: {
      torch: {ones: tensor, rand: tensor},
      torchvision: {},
      media: {},
      experimental: {},
    },
  },
};
Object.assign(globalThis, phone.globals);

export function inspect(value: unknown) {
  return typeof value === 'object' && value !== null && 'dtype' in value
    ? (value as {shape: number[]; dtype: string})
    : null;
}
