import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  decodeWeights,
  encodeWeights,
} from '../../src/components/DigitDemo/network/weightsFile';
import {accuracy} from './accuracy';
import {loadDigits} from './digits';
import {train} from './train';
import {weightsFile} from './weightsFile';

/** Trains the digit demo's network and writes its weights; takes some minutes. */
async function main(): Promise<void> {
  const {training, heldOut} = await loadDigits();
  const network = train(training, {
    seed: 42,
    epochs: 22,
    batchSize: 32,
    topRate: 0.002,
    onEpoch: (epoch, loss) =>
      console.log(`epoch ${epoch}: loss ${loss.toFixed(4)}`),
  });
  const file = encodeWeights(network);
  await writeFile(path.resolve(weightsFile), new Uint8Array(file));
  const share = accuracy(decodeWeights(file), heldOut);
  console.log(
    `${weightsFile}: ${file.byteLength} bytes, reads ${(share * 100).toFixed(2)} % of ${heldOut.length} held-out digits`,
  );
}

void main();
