import {convolve, type Layer} from './convolve';
import type {Planes} from './planes';
import {WeightsReader, type Table} from './weights';

export type Network = readonly {layer: Layer; table: Table}[];

/** Joins the layers of a description with their weights. */
export function readNetwork(
  layers: readonly Layer[],
  file: ArrayBuffer,
): Network {
  const reader = new WeightsReader(file);
  return layers.map((layer) => ({
    layer,
    table: reader.table(layer.outputs, layer.inputs * layer.kernel ** 2),
  }));
}

/** Runs a picture through all layers. */
export function runNetwork(network: Network, input: Planes): Planes {
  return network.reduce(
    (planes, {layer, table}) => convolve(planes, layer, table),
    input,
  );
}
