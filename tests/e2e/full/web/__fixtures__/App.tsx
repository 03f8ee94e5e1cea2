import * as React from 'react';
import {Text, View} from 'react-native';
import type {
  CanvasRenderingContext2D,
  Image,
  Tensor,
} from 'react-native-pytorch-core';
import {
  Audio,
  AudioUtil,
  Camera,
  CameraFacing,
  Canvas,
  experimental,
  ImageUtil,
  media,
  MobileModel,
  text,
  torch,
  torchvision,
} from 'react-native-pytorch-core';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function same(value: unknown, expected: unknown): void {
  if (JSON.stringify(value) !== JSON.stringify(expected)) {
    throw new Error(
      `${JSON.stringify(value)} is not ${JSON.stringify(expected)}`,
    );
  }
}

function promise<T>() {
  let resolve: (value: T) => void = () => undefined;
  const settled = new Promise<T>((done) => {
    resolve = done;
  });
  return {settled, resolve};
}

const frame = promise<Image>();
const drawing = promise<CanvasRenderingContext2D>();

/** What each export does, by its name. */
const checks: Record<string, () => Promise<void> | void> = {
  async AudioUtil() {
    AudioUtil.startRecord();
    same(await AudioUtil.isRecording(), true);
    await pause(1500);
    const audio = await AudioUtil.stopRecord();
    same((audio?.getDuration() ?? 0) > 500, true);
    audio?.play();
    audio?.stop();
    const path = await AudioUtil.toFile(audio as Audio);
    const again = await AudioUtil.fromFile(path);
    same(again.getDuration(), audio?.getDuration());
    await again.release();
    const bundled = await AudioUtil.fromBundle(require('./tone.wav'));
    same(bundled.getDuration() > 0, true);
  },
  async Camera() {
    const image = await frame.settled;
    same([image.getWidth(), image.getHeight()], [240, 320]);
    await image.release();
  },
  CameraFacing() {
    same([CameraFacing.FRONT, CameraFacing.BACK], ['front', 'back']);
  },
  async Canvas() {
    const context = await drawing.settled;
    context.fillStyle = '#ff0000';
    context.fillRect(0, 0, 10, 10);
    await context.invalidate();
    const data = await context.getImageData(0, 0, 10, 10);
    const image = await ImageUtil.fromImageData(data);
    const [red, green] = await pixel(image);
    same([red, green], [255, 0]);
  },
  async ImageUtil() {
    const image = await ImageUtil.fromBundle(require('./squares.png'));
    const half = await image.scale(0.5, 0.5);
    same(half.getWidth() * 2, image.getWidth());
    const path = await ImageUtil.toFile(half);
    const again = await ImageUtil.fromFile(path);
    same(again.getWidth(), half.getWidth());
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [4, 3];
    same((await ImageUtil.fromURL(canvas.toDataURL())).getHeight(), 3);
    await ImageUtil.release(image);
  },
  async MobileModel() {
    // Removed in 0.2.2: live specs.
    same('execute' in MobileModel, false);
    same(await MobileModel.download('file:///a.ptl'), '/a.ptl');
  },
  async experimental() {
    const audio = await experimental.audioFromBytes([0, 0, 1, 0], 16000);
    same(typeof audio.getDuration(), 'number');
  },
  async media() {
    const tensor = torch.full([3, 2, 4], 7, {dtype: torch.uint8});
    const image = media.imageFromTensor(tensor);
    same([image.getWidth(), image.getHeight()], [4, 2]);
    same((await media.toBlob(image).arrayBuffer())[0], 7);
  },
  text() {
    const tokenizer = new text.WordPieceTokenizer({
      vocab: '[UNK]\n[CLS]\n[SEP]\nhello\n##s',
    });
    same(tokenizer.encode('hellos'), [3, 4]);
  },
  async torch() {
    same(torch.arange(6).reshape([2, 3]).sum(1).data(), {0: 3, 1: 12});
    // A file of the site, one that a user has picked, and one that is not there.
    const file = await (await fetch('/model.ptl')).blob();
    for (const path of ['/model.ptl', URL.createObjectURL(file)]) {
      const model = await torch.jit._loadForMobile(path);
      const scores = await model.forward<[Tensor], Tensor>(
        torch.zeros([1, 1, 28, 28]),
      );
      same(scores.shape, [1, 10]);
    }
    const missing = await torch.jit._loadForMobile('/none.ptl').then(
      () => 'loaded',
      (error: Error) => error.message,
    );
    same(missing.includes('No such file or directory'), true);
  },
  torchvision() {
    const {centerCrop, grayscale, normalize, resize} = torchvision.transforms;
    const input = torch.ones([3, 8, 6]);
    same(centerCrop(4)(input).shape, [3, 4, 4]);
    same(resize([4, 4])(input).shape, [3, 4, 4]);
    same(grayscale()(input).shape, [1, 8, 6]);
    same(normalize([0, 0, 0], [2, 2, 2])(input).shape, [3, 8, 6]);
  },
};

async function pixel(image: Image): Promise<number[]> {
  const bytes = await media.toBlob(image).arrayBuffer();
  return [...bytes.slice(0, 3)];
}

async function checkAll(): Promise<Record<string, string>> {
  const results: Record<string, string> = {};
  for (const [name, check] of Object.entries(checks)) {
    try {
      await Promise.race([
        check(),
        pause(20000).then(() => {
          throw new Error('nothing happened in 20 s');
        }),
      ]);
      results[name] = 'works';
    } catch (error) {
      results[name] = String((error as Error).message ?? error);
    }
  }
  return results;
}

export default function App() {
  const [results, setResults] = React.useState('');
  // Sounds need somebody who has touched the page.
  const start = () =>
    void checkAll().then((all) => setResults(JSON.stringify(all)));
  return (
    <View>
      <button onClick={start}>Check all</button>
      <Camera
        style={{width: 240, height: 320}}
        targetResolution={{width: 240, height: 320}}
        onFrame={frame.resolve}
      />
      <Canvas style={{width: 100, height: 100}} onContext2D={drawing.resolve} />
      <Text testID="results">{results}</Text>
    </View>
  );
}
