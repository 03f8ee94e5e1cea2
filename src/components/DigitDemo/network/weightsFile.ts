import {
  architecture,
  layerNames,
  type Layer,
  type Network,
} from './architecture';

// scripts/train-digits.py writes the file. For each layer it holds a
// scale per output and a bias per output (32-bit floats, little-endian), then
// the weights as signed bytes. A weight is its byte times its output's scale.

const floatSize = Float32Array.BYTES_PER_ELEMENT;

/** Size of the weights file in bytes. */
export const fileSize = layerNames
  .map((name) => architecture[name])
  .reduce(
    (size, {outputs, inputs}) => size + outputs * (2 * floatSize + inputs),
    0,
  );

/** Reads a weights file; throws if its size is wrong. */
export function decodeWeights(file: ArrayBuffer): Network {
  if (file.byteLength !== fileSize) {
    throw new Error(
      `The weights file has ${file.byteLength} bytes instead of ${fileSize}. Train the network again, or reload the page.`,
    );
  }
  const view = new DataView(file);
  let offset = 0;

  function readFloats(length: number): Float32Array {
    const start = offset;
    offset += length * floatSize;
    return Float32Array.from({length}, (_, index) =>
      view.getFloat32(start + index * floatSize, true),
    );
  }

  const layers = layerNames.map((name): [string, Layer] => {
    const {outputs, inputs} = architecture[name];
    const scales = readFloats(outputs);
    const biases = readFloats(outputs);
    const bytes = new Int8Array(file, offset, outputs * inputs);
    offset += bytes.length;
    const weights = Float32Array.from(
      bytes,
      (byte, index) => byte * (scales[index % outputs] ?? 0),
    );
    return [name, {weights, biases}];
  });
  return Object.fromEntries(layers) as Network;
}
