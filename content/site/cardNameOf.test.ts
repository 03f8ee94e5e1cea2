import {expect, it} from 'vitest';
import {cardNameOf} from './cardNameOf';

it.each([
  ['/', 'home'],
  ['/search/', 'home'],
  ['/404.html', 'home'],
  ['/docs/tutorials/get-started/', 'tutorials'],
  ['/docs/0.2.1/tutorials/snacks/yolov5/', 'tutorials'],
  ['/docs/api/core/', 'reference'],
  ['/docs/next/api/core/classes/cameraview.camera/', 'reference'],
  ['/docs/0.1/api/cli/', 'reference'],
  ['/community/', 'community'],
  ['/support/', 'support'],
  ['/faq/', 'faq'],
  ['/flora/', 'flora'],
  ['/app/third-party-notices-ios/', 'notices'],
  ['/snack/@playtorch/nlp-qa-demo/', 'shared'],
  ['/expo/', 'shared'],
  ['/example/mnist/', 'shared'],
])('%s has the card %s', (path, name) => {
  expect(cardNameOf(path)).toBe(name);
});
