import {
  createComputer,
  loadModel,
  tensorOf,
  type OnnxRuntime,
} from 'lite-interpreter';

/** Loads a model for images of 224², and gives what runs it once. */
export async function openModel(
  ort: OnnxRuntime,
  file: Uint8Array,
): Promise<() => Promise<void>> {
  const image = new Float32Array(3 * 224 * 224).map(() => Math.random());
  const model = await loadModel(file, {computer: createComputer(ort)});
  return async () => {
    await model.run('forward', [tensorOf('float32', [1, 3, 224, 224], image)]);
  };
}
