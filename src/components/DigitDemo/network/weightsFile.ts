import {
  architecture,
  layerNames,
  type Layer,
  type LayerName,
  type Network,
} from './architecture';

/*
 * The file holds, for all layers in order, first the 32-bit floats (a scale for
 * each output, then a bias for each output) and then the weights as signed
 * bytes. A weight is its byte times the scale of its output.
 */

const largestByte = 127;

function outputsOf(names: readonly LayerName[]): number {
  return names.reduce((sum, name) => sum + architecture[name].outputs, 0);
}

function weightsOf(names: readonly LayerName[]): number {
  return names.reduce((sum, name) => {
    const {outputs, inputs} = architecture[name];
    return sum + outputs * inputs;
  }, 0);
}

const floatBytes = outputsOf(layerNames) * 2 * Float32Array.BYTES_PER_ELEMENT;

/** Size of the weights file in bytes. */
export const fileSize = floatBytes + weightsOf(layerNames);

type Part = {name: LayerName; floatsAt: number; bytesAt: number};

function parts(): Part[] {
  return layerNames.map((name, index) => {
    const before = layerNames.slice(0, index);
    return {
      name,
      floatsAt: outputsOf(before) * 2 * Float32Array.BYTES_PER_ELEMENT,
      bytesAt: floatBytes + weightsOf(before),
    };
  });
}

/** Reads a weights file; throws when it is not one of ours. */
export function decodeWeights(file: ArrayBuffer): Network {
  if (file.byteLength !== fileSize) {
    throw new Error(
      `The weights file has ${file.byteLength} bytes instead of ${fileSize}. Train the network again, or load the page anew.`,
    );
  }
  const view = new DataView(file);
  const layers = parts().map(({name, floatsAt, bytesAt}): [string, Layer] => {
    const {outputs, inputs} = architecture[name];
    const floats = Float32Array.from({length: 2 * outputs}, (_, index) =>
      view.getFloat32(floatsAt + 4 * index, true),
    );
    const bytes = new Int8Array(file, bytesAt, outputs * inputs);
    const weights = Float32Array.from(
      bytes,
      (byte, index) => byte * (floats[index % outputs] ?? 0),
    );
    return [name, {weights, biases: floats.slice(outputs)}];
  });
  return Object.fromEntries(layers) as Network;
}

/** Writes a network as a weights file, rounding each weight to a signed byte. */
export function encodeWeights(network: Network): ArrayBuffer {
  const file = new ArrayBuffer(fileSize);
  const view = new DataView(file);
  for (const {name, floatsAt, bytesAt} of parts()) {
    const {outputs} = architecture[name];
    const {weights, biases} = network[name];
    for (let out = 0; out < outputs; out += 1) {
      const column = weights.filter((_, index) => index % outputs === out);
      const scale = Math.max(...column.map(Math.abs)) / largestByte || 1;
      view.setFloat32(floatsAt + 4 * out, scale, true);
      view.setFloat32(floatsAt + 4 * (outputs + out), biases[out] ?? 0, true);
      column.forEach((weight, input) => {
        const byte = Math.round(weight / scale);
        view.setInt8(bytesAt + input * outputs + out, byte);
      });
    }
  }
  return file;
}
