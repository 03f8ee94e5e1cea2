import {
  architecture,
  layerNames,
  type Layer,
  type Network,
} from '../../src/components/DigitDemo/network/architecture';

function buildNetwork(weightOf: (inputs: number) => () => number): Network {
  const layers = layerNames.map((name): [string, Layer] => {
    const {outputs, inputs} = architecture[name];
    return [
      name,
      {
        weights: Float32Array.from(
          {length: outputs * inputs},
          weightOf(inputs),
        ),
        biases: new Float32Array(outputs),
      },
    ];
  });
  return Object.fromEntries(layers) as Network;
}

/** A network of zeros, to add gradients to. */
export function zeroNetwork(): Network {
  return buildNetwork(() => () => 0);
}

/** A network to start from: weights spread by the number of inputs (He). */
export function freshNetwork(random: () => number): Network {
  return buildNetwork((inputs) => {
    const reach = Math.sqrt(6 / inputs);
    return () => (2 * random() - 1) * reach;
  });
}

/** Every array of numbers in a network, always in the same order. */
export function arraysOf(network: Network): Float32Array[] {
  return layerNames.flatMap((name) => [
    network[name].weights,
    network[name].biases,
  ]);
}
