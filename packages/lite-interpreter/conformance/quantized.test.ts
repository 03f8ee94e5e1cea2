import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {loadModel} from '../loadModel';
import {read, tensorOf, type Tensor} from '../values/Tensor';

const readFile = (name: string) =>
  readFileSync(new URL(`quantized/${name}`, import.meta.url));

it('answers as QNNPACK does where only linear layers are quantized, dynamically', async () => {
  const {input, output} = JSON.parse(
    readFile('dynamic.json').toString(),
  ) as Record<'input' | 'output', number[][]>;
  const model = await loadModel(new Uint8Array(readFile('dynamic.ptl')));
  const sizes = [input.length, input[0]?.length ?? 0];
  const given = tensorOf('float32', sizes, Float32Array.from(input.flat()));
  const answer = (await model.run('forward', [given])) as Tensor;
  const expected = output.flat();
  const greatest = Math.max(...expected.map(Math.abs));
  const differences = Array.from(read(answer), (value, k) =>
    Math.abs(value - (expected[k] ?? NaN)),
  );
  expect(Math.max(...differences) / greatest).toBeLessThan(1e-4);
});

it('says of another quantized model why it does not run here, and what to do', async () => {
  const loading = loadModel(new Uint8Array(readFile('static.ptl')));
  await expect(loading).rejects.toThrow(
    'This model is quantized (aten::quantize_per_tensor): it loads on a phone, but nothing here computes it. Export the model without quantization to run it here.',
  );
});
