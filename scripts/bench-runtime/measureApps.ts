import {findServed} from '../../runtime/models/registry';
import {createTorchlive} from '../../runtime/native/torchlive/createTorchlive';
import {readModelAsset} from '../../runtime/node/readModelAsset';
import {media, torch, transforms, type BenchTensor} from './jobs';
import {prepare} from './measurePipeline';

type Module = {forward: (input: BenchTensor) => Promise<unknown>};
type Jit = {_loadForMobile: (address: string) => Promise<Module>};

/** What a reader waits for, and the most milliseconds that it may take. */
type Wait = {name: string; ms: number; limit: number};

const rounds = 5;

/** Processor time of the median round: the work has one thread, and other programs don't count. */
async function time(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage();
    await run();
    const {user, system} = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)]!;
}

/** Loads what stands in for a model in the page. */
function load(address: string): Promise<Module> {
  const {torch: loader} = createTorchlive({
    release: '0.2.4',
    models(path) {
      const served = findServed(path);
      if (served.kind !== 'model') throw new Error(`${path} is not a model`);
      return served.load((name) =>
        Promise.resolve(readModelAsset(name).buffer),
      );
    },
  });
  return (loader as {jit: Jit}).jit._loadForMobile(address);
}

/** Apps from the picture to the model's output, as their samples do it. */
export async function measureApps(): Promise<Wait[]> {
  const detector = await load(
    'https://github.com/facebookresearch/playtorch/releases/download/v0.1.0/detr_resnet50.ptl',
  );
  const digits = await load('../../models/mnist.ptl');
  const pixels = torch.randint!(0, 256, [480 * 640 * 3], {dtype: 'uint8'});
  const photo = media.toBlob!(pixels);
  const resize = transforms.resize!(800);
  const normalize = transforms.normalize!(
    [0.485, 0.456, 0.406],
    [0.229, 0.224, 0.225],
  );
  const drawing = torch.rand!([1, 1, 28, 28]);
  return [
    {
      name: 'Detect objects in a photo of 640×480',
      limit: 1000,
      ms: await time(() => {
        const image = torch.fromBlob!(photo, [480, 640, 3]);
        const input = normalize(resize(image.permute(2, 0, 1).div(255)));
        return detector.forward(input.reshape(1, 3, 800, -1));
      }),
    },
    {
      name: 'Prepare a camera frame of 640×480',
      limit: 200,
      ms: await time(() => prepare(photo)),
    },
    {
      name: 'Read a digit',
      limit: 200,
      ms: await time(() => digits.forward(drawing)),
    },
  ];
}
