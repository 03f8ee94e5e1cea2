import {createBrowserHost} from '../runtime/native/browserHost';
import {createPhone} from '../runtime/native/createPhone';
import {linkPackage, packageName} from '../runtime/program/linkPackage';

type Job = {
  files: Record<string, string>;
  picture: Uint8Array<ArrayBuffer>;
};
type Image = {
  getWidth(): number;
  getHeight(): number;
  scale(sx: number, sy: number): Promise<Image>;
};
type Package = {
  ImageUtil: {
    fromFile(path: string): Promise<Image>;
    toFile(image: Image): Promise<string>;
  };
};

/** Loads a picture, scales it, writes it and reads it again, where there is no document. */
async function run({files, picture}: Job) {
  const host = createBrowserHost();
  const phone = createPhone({release: '0.2.4', host});
  const require = linkPackage({
    read: (file) => files[file],
    evaluate: (text) => (0, eval)(text) as (...args: unknown[]) => unknown,
    phone,
    // The package declares its components; nothing renders them here.
    react: {PureComponent: Object},
    findAsset: () => undefined,
    console,
    requireOther(name) {
      throw new Error(`The package asks for "${name}"`);
    },
  });
  const {ImageUtil} = require(packageName) as Package;
  await host.files.write('/picture.png', picture);
  const image = await ImageUtil.fromFile('/picture.png');
  const path = await ImageUtil.toFile(await image.scale(2, 1));
  const copy = await ImageUtil.fromFile(path);
  return {
    size: [copy.getWidth(), copy.getHeight()],
    live: phone.images.live(),
  };
}

addEventListener('message', ({data}: MessageEvent<Job>) => {
  void run(data).then(postMessage);
});
