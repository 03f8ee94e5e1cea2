import {expect, it} from 'vitest';
import {searchWords} from './searchWords';

it.each([
  ['/docs/tutorials/get-startd/', 'get startd'],
  ['/docs/api/torchlive_torch.tensor', 'torchlive torch tensor'],
  ['/docs/camera.html', 'camera'],
  ['/docs/camera/index.html', 'camera'],
  ['/<script>alert(1)</', 'script alert 1'],
  ['/дом/', 'дом'],
  ['/', ''],
  ['/---/', ''],
  [`/${'a'.repeat(10_240)}/`, 'a'.repeat(60)],
])('%s', (path, words) => {
  expect(searchWords(path)).toBe(words);
});
