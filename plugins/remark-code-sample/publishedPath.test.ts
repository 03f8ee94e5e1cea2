import {describe, expect, it} from 'vitest';
import {publishedPath} from './publishedPath';

describe('publishedPath', () => {
  it.each([
    ['/site/docs/tutorials/_samples/yolov5', '/samples/next/yolov5/'],
    [
      '/site/versioned_docs/version-0.2.3/tutorials/_samples/nlp-qa/',
      '/samples/0.2.3/nlp-qa/',
    ],
  ])('serves %s at %s', (folder, served) => {
    expect(publishedPath(folder)).toBe(served);
  });

  it.each(['/site/src/yolov5', '/site/docs/_samples/a/b'])(
    'rejects %s',
    (folder) => {
      expect(() => publishedPath(folder)).toThrow('not directly in a');
    },
  );
});
