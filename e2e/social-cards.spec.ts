import {expect, test} from './fixtures';

for (const [page, family] of [
  ['/', 'home'],
  ['/docs/tutorials/get-started/', 'tutorials'],
  ['/docs/0.2.1/tutorials/get-started/', 'tutorials'],
  ['/docs/api/core/', 'reference'],
  ['/community/', 'community'],
  ['/faq/', 'faq'],
  ['/example/mnist/', 'shared'],
] as const) {
  test(`${page} shows the card of ${family}`, async ({request}) => {
    const html = await (await request.get(page)).text();
    const images = [
      ...html.matchAll(/(?:og|twitter):image["']?\s+content="?([^\s">]+)/g),
    ].map(([, url]) => new URL(url ?? ''));
    expect(images).toHaveLength(2);
    expect(new Set(images.map(({href}) => href)).size).toBe(1);
    const [image] = images;
    expect(image?.protocol).toBe('https:');
    expect(image?.pathname).toMatch(
      new RegExp(`^/assets/social/${family}\\.[0-9a-f]{8}\\.png$`),
    );

    const answer = await request.get(image?.pathname ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
}
