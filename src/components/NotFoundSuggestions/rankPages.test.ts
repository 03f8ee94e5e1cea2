import {describe, expect, it} from 'vitest';
import {docsVersionOf, latestVersion} from '@site/content/site/versions';
import {rankPages} from './rankPages';

const packageOfNext = docsVersionOf('current').packageVersion;

/** Titles as on the site: the same in every version. */
function titled(paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    paths.map((path) => [path, path.split('/').at(-2) ?? '']),
  );
}

const pages = titled([
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
]);

function pathsFor(
  requested: string,
  titles: Readonly<Record<string, string>> = pages,
): string[] {
  return rankPages(requested, titles).map(({path}) => path);
}

describe('rankPages', () => {
  it.each([
    ['/docs/tutorials/get-started.html', '/docs/tutorials/get-started/'],
    ['/docs/tutorials/getting-started/', '/docs/tutorials/get-started/'],
    ['/get-started/', '/docs/tutorials/get-started/'],
    ['/docs/0.1/tutorial/get-started/', '/docs/0.1/tutorials/get-started/'],
    ['/docs/0.3.0/tutorials/get-started/', '/docs/tutorials/get-started/'],
    [
      '/docs/v0.2.1/tutorials/get-started/',
      '/docs/0.2.1/tutorials/get-started/',
    ],
    ['/docs/0.2.1/nothing/', '/docs/0.2.1/tutorials/get-started/'],
    [
      `/docs/${packageOfNext}/api/core/interfaces/torchlive_torch.tensor/`,
      // Once it is cut, a version of its own.
      `${latestVersion === packageOfNext ? '/docs/' : '/docs/next/'}api/core/interfaces/torchlive_torch.tensor/`,
    ],
    ['/tensor/', '/docs/api/core/interfaces/torchlive_torch.tensor/'],
    ['/faq/more/', '/faq/'],
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
    expect(pathsFor(requested)[0]).toBe(expected);
  });

  it('prefers the latest to a version that nobody asked for', () => {
    const titles = titled([
      '/docs/0.2.1/tutorials/snacks/yolov5/',
      '/docs/tutorials/snacks/yolov5/',
    ]);
    expect(pathsFor('/docs/0.1/tutorials/yolov5/', titles)).toEqual([
      '/docs/tutorials/snacks/yolov5/',
    ]);
  });

  it('never suggests two pages under the same title', () => {
    expect(
      pathsFor(
        '/object-detecton/',
        titled([
          '/docs/tutorials/snacks/object-detection/',
          '/example/object-detection/',
        ]),
      ),
    ).toHaveLength(1);
  });

  it.each([
    [
      '/docs/tutorials/question-answering/',
      '/docs/tutorials/snacks/nlp-qa/',
      'Find answers in a text',
    ],
    [
      '/docs/0.2.1/tutorials/question-answering',
      '/docs/0.2.1/tutorials/snacks/nlp-qa/',
      'Answer questions',
    ],
  ])('%s: suggests its successor first, by its title', (asked, path, title) => {
    expect(
      rankPages(asked, {
        '/docs/0.1/tutorials/question-answering/': 'Find answers (0.1)',
        '/docs/tutorials/snacks/nlp-qa/': 'Find answers in a text',
        '/docs/0.2.1/tutorials/snacks/nlp-qa/': 'Answer questions',
      })[0],
    ).toEqual({path, title});
  });

  it('suggests nothing if no path is similar', () => {
    expect(pathsFor('/zzz/qqq/')).toEqual([]);
  });
});
