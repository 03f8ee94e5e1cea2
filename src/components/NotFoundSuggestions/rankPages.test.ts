import {describe, expect, it} from 'vitest';
import {rankPages} from './rankPages';

const paths = [
  '/',
  '/community/',
  '/faq/',
  '/support/',
  '/docs/tutorials/get-started/',
  '/docs/0.1/tutorials/get-started/',
  '/docs/0.2.1/tutorials/get-started/',
  '/docs/tutorials/snacks/image-classification/',
  '/docs/api/core/classes/cameraview.camera/',
  '/docs/api/core/interfaces/torchlive_torch.tensor/',
  '/docs/next/api/core/interfaces/torchlive_torch.tensor/',
  '/example/object-detection/',
];

describe('rankPages', () => {
  it.each([
    ['/docs/tutorials/get-started.html', '/docs/tutorials/get-started/'],
    ['/docs/tutorials/getting-started/', '/docs/tutorials/get-started/'],
    ['/get-started/', '/docs/tutorials/get-started/'],
    ['/docs/0.1/tutorial/get-started/', '/docs/0.1/tutorials/get-started/'],
    [
      '/docs/tutorials/image-clasification/',
      '/docs/tutorials/snacks/image-classification/',
    ],
    [
      '/docs/api/core/classes/torchlive_torch.tensor/',
      '/docs/api/core/interfaces/torchlive_torch.tensor/',
    ],
    [
      '/docs/next/api/core/torchlive_torch.tensor/',
      '/docs/next/api/core/interfaces/torchlive_torch.tensor/',
    ],
    ['/Comunity', '/community/'],
    ['/FAQ/index.html', '/faq/'],
    ['/examples/object-detection', '/example/object-detection/'],
  ])('%s: suggests %s first', (requested, expected) => {
    expect(rankPages(requested, paths)[0]).toBe(expected);
  });

  it('suggests each page in one version only', () => {
    expect(rankPages('/docs/0.1/get-started/', paths)).toContain(
      '/docs/0.1/tutorials/get-started/',
    );
    expect(
      rankPages('/docs/0.1/get-started/', paths).filter((path) =>
        path.endsWith('/get-started/'),
      ),
    ).toHaveLength(1);
  });

  it('prefers the latest version', () => {
    expect(
      rankPages('/tutorials/yolo/', [
        '/docs/0.2.1/tutorials/yolov5/',
        '/docs/next/tutorials/yolov5/',
        '/docs/tutorials/yolov5/',
      ]),
    ).toEqual(['/docs/tutorials/yolov5/']);
  });

  it('never suggests two pages under the same label', () => {
    expect(
      rankPages('/object-detecton/', [
        '/docs/tutorials/snacks/object-detection/',
        '/example/object-detection/',
      ]),
    ).toHaveLength(1);
  });

  it('suggests nothing if no path is similar', () => {
    expect(rankPages('/zzz/qqq/', paths)).toEqual([]);
  });

  it('limits the number of suggestions', () => {
    const many = ['/docs/camera-a/', '/docs/camera-b/', '/docs/camera-c/'];
    expect(rankPages('/docs/camera/', many, 2)).toHaveLength(2);
  });

  it('is fast with thousands of pages and a path of 10 kB', () => {
    const many = Array.from(
      {length: 3000},
      (_, index) => `/docs/page-${index}/`,
    );
    const start = performance.now();
    rankPages(`/${'page-/'.repeat(1700)}`, many);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
