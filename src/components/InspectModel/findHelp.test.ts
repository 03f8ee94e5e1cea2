import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {findHelp} from './findHelp';

const page = readFileSync('src/pages/troubleshooting.mdx', 'utf8');

it.each([
  'Following ops cannot be found. Check fburl.com/missing_ops for the fix.{torchvision::nms, }',
  'Nobody knows whether it has mine::conv.',
  'Lite Interpreter version number does not match. The model version must be between 4 and 9 but the model version is 10',
  'PytorchStreamReader failed locating file bytecode.pkl: file not found',
  'PytorchStreamReader failed reading zip archive: failed finding central directory',
  'PytorchStreamReader failed reading zip archive: not a ZIP archive',
])('leads from %j to an entry of Troubleshooting', (message) => {
  const [path, id = ''] = findHelp(message)?.split('#') ?? [];
  expect(path).toBe('/troubleshooting/');
  expect(page).toContain(`{/* #${id} */}`);
});

it('has no entry for what a damaged file says', () => {
  expect(findHelp('Unexpected end of pickler archive. ')).toBeUndefined();
});
