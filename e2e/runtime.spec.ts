import type {Lab} from './runtimeLab';
import {releases, type Release} from '../runtime/native/release';
import {expect, test} from './fixtures';
import {startRuntimeLab} from './startRuntimeLab';

declare const lab: Lab;

const withTensors = releases.filter((release) => release !== '0.1.3');
let server: Awaited<ReturnType<typeof startRuntimeLab>>;

test.beforeAll(async () => {
  server = await startRuntimeLab();
});

test.afterAll(() => server.stop());

test.beforeEach(async ({page}) => {
  await page.goto(server.url);
});

for (const release of releases) {
  test(`${release} draws as Android does`, async ({page}) => {
    const seen = await page.evaluate(async (name: Release) => {
      const {ctx, pixel, exports, phone} = await lab.openCanvas(name);
      const seen: Record<string, string[]> = {};

      ctx.fillStyle = '#ff0000';
      ctx.fillRect(10, 10, 20, 20);
      seen.beforeInvalidate = [pixel(15, 15)];
      await ctx.invalidate();
      seen.fillRect = [
        pixel(9, 9),
        pixel(10, 10),
        pixel(29, 29),
        pixel(30, 30),
      ];
      ctx.clearRect(15, 15, 5, 5);
      await ctx.invalidate();
      seen.clearRect = [
        pixel(14, 14),
        pixel(15, 15),
        pixel(19, 19),
        pixel(20, 20),
      ];

      // No line joins an arc to the last point.
      ctx.clear();
      ctx.lineWidth = 4.9;
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.arc(50, 50, 10, 0, Math.PI / 2);
      ctx.stroke();
      await ctx.invalidate();
      seen.arc = [pixel(30, 25), pixel(57, 57), pixel(43, 43)];

      // A path without a start begins at the origin; widths are whole numbers.
      ctx.clear();
      ctx.lineTo(0, 50);
      ctx.stroke();
      await ctx.invalidate();
      seen.lineTo = [pixel(1, 25), pixel(2, 25)];

      // A path moves with the transformation at the time when it is drawn.
      ctx.clear();
      ctx.rect(0, 0, 10, 10);
      ctx.save();
      ctx.translate(50, 60);
      ctx.fill();
      ctx.restore();
      await ctx.invalidate();
      seen.path = [pixel(5, 5), pixel(55, 65)];

      // `restore` gives the fill back, but not the colour of text.
      ctx.clear();
      ctx.font = 'bold 40px sans-serif';
      ctx.save();
      ctx.fillStyle = 'blue';
      ctx.restore();
      ctx.fillRect(0, 0, 5, 5);
      ctx.fillText('\u2588', 20, 100);
      await ctx.invalidate();
      seen.text = [pixel(2, 2), pixel(30, 90)];

      ctx.clear();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- Every release has it.
      ctx.fillCircle(20, 20, 5);
      ctx.strokeStyle = 'lime';
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- Every release has it.
      ctx.drawCircle(60, 20, 10);
      ctx.setTransform(2, 0, 0, 2, 10, 0);
      ctx.fillRect(10, 30, 5, 5);
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      await ctx.invalidate();
      seen.shapes = [
        pixel(20, 20),
        pixel(60, 20),
        pixel(70, 20),
        pixel(35, 65),
      ];

      // Of pixels 2 × 2: red, green, blue, white.
      const colors = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'];
      const png = await lab.createPicture(
        2,
        2,
        (x, y) => colors[y * 2 + x] ?? '',
      );
      const uri = `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;
      const image = await exports.ImageUtil.fromBundle(
        phone.assets.register({uri}),
      );
      ctx.clear();
      ctx.drawImage(image, 0, 0);
      ctx.drawImage(image, 10, 0, 20, 20);
      ctx.drawImage(image, 1, 0, 1, 2, 40, 0, 20, 20);
      ctx.drawImage(image, 1, 50, 10, 10, -5, 0, 20, 20);
      await ctx.invalidate();
      seen.drawImage = [pixel(0, 0), pixel(1, 1), pixel(2, 2)];
      seen.drawScaled = [
        pixel(19, 9),
        pixel(20, 9),
        pixel(19, 10),
        pixel(29, 19),
      ];
      seen.drawPart = [pixel(40, 9), pixel(59, 9), pixel(50, 10)];
      seen.drawNegative = [pixel(1, 50), pixel(10, 59), pixel(11, 60)];

      // Drawn over what is there, and moved by the transformation.
      const imageData = await ctx.getImageData(0, 0, 4, 4);
      ctx.clear();
      ctx.fillRect(70, 70, 10, 10);
      ctx.translate(10, 0);
      ctx.putImageData(imageData, 60, 70);
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      await ctx.invalidate();
      seen.putImageData = [pixel(70, 70), pixel(71, 71), pixel(72, 72)];
      return seen;
    }, release);
    const [none, red, green, blue] = [
      '#00000000',
      '#ff0000ff',
      '#00ff00ff',
      '#0000ffff',
    ];
    const [white, black] = ['#ffffffff', '#000000ff'];
    expect(seen).toEqual({
      beforeInvalidate: [none],
      fillRect: [none, red, red, none],
      clearRect: [red, none, none, red],
      arc: [none, black, none],
      lineTo: [black, none],
      path: [none, red],
      text: [red, blue],
      shapes: [red, none, green, red],
      drawImage: [red, white, none],
      drawScaled: [red, green, blue, white],
      drawPart: [green, green, white],
      drawNegative: [red, white, none],
      putImageData: [red, white, red],
    });
  });
}

test('canvas words that Android does not know are rejected', async ({page}) => {
  const messages = await page.evaluate(async () => {
    const messages: string[] = [];
    window.addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      messages.push((event.reason as Error).message);
    });
    const {ctx} = await lab.openCanvas('0.2.4');
    Object.assign(ctx, {
      lineCap: 'flat',
      lineJoin: 'flat',
      textAlign: 'start',
    });
    await lab.waitFrames();
    return messages;
  });
  expect(messages).toEqual([
    'Invalid React property `lineCap` with value `flat`, expected butt | round | square',
    'Invalid React property `lineJoin` with value `flat`, expected bevel | round | miter',
    'Invalid React property `textAlign` with value `start`, expected left | center | right',
  ]);
});

test('pixels of a dense screen are kept in 0.1.3 and scaled since', async ({
  page,
}) => {
  const sizes = await page.evaluate(async (names: readonly Release[]) => {
    const sizes = [];
    for (const name of names) {
      const {ctx, exports, phone} = await lab.openCanvas(name, {density: 2});
      ctx.fillRect(0, 0, 10, 10);
      const imageData = await ctx.getImageData(0, 0, 10, 20);
      const image = await exports.ImageUtil.fromImageData(imageData);
      sizes.push([
        image.getWidth(),
        image.getNaturalWidth(),
        image.getNaturalHeight(),
        image.getPixelDensity(),
        phone.images.live(),
      ]);
    }
    return sizes;
  }, releases);
  expect(sizes).toEqual([
    [10, 20, 40, 2, 1],
    ...withTensors.map(() => [10, 10, 20, 1, 1]),
  ]);
});

test('an image survives the way to a tensor and back, byte for byte', async ({
  page,
}) => {
  const results = await page.evaluate(async (names: Release[]) => {
    const results = [];
    for (const name of names) {
      const {exports, host, phone} = await lab.openPhone(name);
      const {ImageUtil, media, torch} = exports;
      const hex = (value: number) =>
        (value % 256).toString(16).padStart(2, '0');
      const picture = await lab.createPicture(
        7,
        5,
        (x, y) => `#${hex(x * 37)}${hex(y * 51)}${hex(x * y * 11)}`,
      );
      await host.files.write('/picture.png', picture);
      const image = await ImageUtil.fromFile('/picture.png');
      const blob = media.toBlob(image);
      const tensor = torch.fromBlob(blob, [5, 7, 3]);
      const copy = media.imageFromTensor(tensor.permute([2, 0, 1]));
      const bytes = async (from: object) => [
        ...new Uint8Array(await media.toBlob(from).arrayBuffer()),
      ];
      results.push({
        before: await bytes(image),
        after: await bytes(copy),
        size: [copy.getWidth(), copy.getHeight()],
        live: phone.images.live(),
      });
    }
    return results;
  }, withTensors);
  expect(results).toHaveLength(4);
  for (const {before, after, size, live} of results) {
    expect(size).toEqual([7, 5]);
    expect(before.slice(0, 6)).toEqual([0, 0, 0, 37, 0, 0]);
    expect(before.slice(-3)).toEqual([222, 204, 8]);
    expect(after).toEqual(before);
    expect(live).toBe(2);
  }
});

test('the EXIF orientation of a photo is ignored, as on Android', async ({
  page,
}) => {
  const {upright, loaded} = await page.evaluate(async () => {
    const {exports, host} = await lab.openPhone('0.2.4');
    const jpeg = await lab.createPicture(
      16,
      8,
      (x, y) => (x < 8 && y < 4 ? '#ff0000' : '#0000ff'),
      'image/jpeg',
    );
    const loaded = [];
    for (let orientation = 1; orientation <= 8; orientation++) {
      const path = `/${orientation}.jpg`;
      await host.files.write(path, lab.addOrientation(jpeg, orientation));
      const image = await exports.ImageUtil.fromFile(path);
      const bytes = exports.media.toBlob(image);
      const [red = 0] = new Uint8Array(await bytes.arrayBuffer());
      loaded.push([image.getWidth(), image.getHeight(), red > 200]);
    }
    const {width, height} = await createImageBitmap(
      new Blob([lab.addOrientation(jpeg, 6)]),
    );
    return {upright: [width, height], loaded};
  });
  expect(loaded).toEqual(Array(8).fill([16, 8, true]));
  // The browser itself turns such a photo.
  expect(upright).toEqual([8, 16]);
});

for (const release of releases) {
  test(`${release} shows a camera and takes pictures`, async ({page}) => {
    const shown = await page.evaluateHandle(
      (name: Release) => lab.showCamera(name),
      release,
    );
    const seen = await shown.evaluate(async ({frames, ...rest}) => {
      const unreleased = frames.length;
      await frames[0]?.release();
      await lab.waitFrames();
      rest.view.current?.takePicture();
      const [, image] = frames;
      return {
        unreleased,
        released: frames.length,
        size: [image?.getWidth(), image?.getHeight()],
        natural: [image?.getNaturalWidth(), image?.getNaturalHeight()],
        pictures: rest.pictures.length,
        live: rest.phone.images.live(),
        preview: lab.pixel(10, 30),
      };
    });
    expect(seen).toEqual({
      unreleased: 1,
      released: 2,
      size: [480, 640],
      natural: [640, 480],
      pictures: 1,
      live: 2,
      preview: '#ff0000ff',
    });

    await page.getByRole('button', {name: 'Take picture'}).click();
    await page.getByRole('button', {name: 'Flip camera'}).click();
    const after = await shown.evaluate(
      async ({log, pictures, view}, canFlip) => {
        await lab.waitFrames();
        if (canFlip) {
          view.current?.flip();
          await lab.waitFrames();
        }
        lab.show(null);
        return {log, pictures: pictures.length};
      },
      release !== '0.1.3',
    );
    const flippedBack = release === '0.1.3' ? [] : ['open back', 'close back'];
    expect(after).toEqual({
      pictures: 2,
      log: [
        ...['open back', 'close back', 'open front', 'close front'],
        ...flippedBack,
      ],
    });
  });
}

for (const [release, flipButtons] of [
  ['0.1.3', 1],
  ['0.2.4', 0],
] as const) {
  test(`the camera of ${release} obeys its props`, async ({page}) => {
    const seen = await page.evaluate(async (name: Release) => {
      const props = {
        facing: 'front',
        hideCaptureButton: true,
        hideFlipButton: true,
        targetResolution: {width: 20, height: 30},
      };
      const {frames, log} = await lab.showCamera(name, props, ['back']);
      return {size: [frames[0]?.getWidth(), frames[0]?.getHeight()], log};
    }, release);
    // Without a front camera, the back one is shown.
    expect(seen).toEqual({size: [20, 30], log: ['open front', 'open back']});
    await expect(page.getByLabel('Take picture')).toHaveCount(0);
    await expect(page.getByLabel('Flip camera')).toHaveCount(flipButtons);
  });
}

test('audio plays, pauses and stops', async ({page}) => {
  const duration = await page.evaluate(async () => {
    const {exports, host} = await lab.openPhone('0.2.4');
    await host.files.write('/sound', new Uint8Array(32_000));
    const audio = await exports.AudioUtil.fromFile('/sound');
    audio.play();
    audio.pause();
    audio.play();
    audio.stop();
    const duration = audio.getDuration();
    await audio.release();
    return duration;
  });
  expect(duration).toBe(999);
});

test('images need no document: the phone works in a worker', async ({page}) => {
  const result = await page.evaluate(async () => {
    const response = await fetch('/files.json');
    const files = (await response.json()) as Record<string, object>;
    const picture = await lab.createPicture(3, 4, () => '#336699');
    const worker = new Worker('/worker.js');
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({data}) => resolve(data);
      worker.onerror = reject;
      worker.postMessage({files: files['0.2.4'], picture});
    });
  });
  expect(result).toEqual({size: [6, 4], live: 3});
});
