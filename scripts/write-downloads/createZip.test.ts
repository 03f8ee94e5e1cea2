import {unzipSync} from 'fflate';
import {expect, it, vi} from 'vitest';
import {createZip} from './createZip';

const files = new Map([
  ['app/src/App.tsx', Buffer.from('export default 1;\n')],
  ['app/public/model.ptl', Buffer.alloc(100_000, 'model')],
  ['app/Grüße.md', Buffer.from('# Grüße\n')],
]);

it('the archive has every file, sorted', () => {
  const found = unzipSync(createZip(files));
  expect(Object.keys(found)).toEqual([...files.keys()].toSorted());
  for (const [name, content] of files) {
    expect(Buffer.from(found[name] ?? [])).toEqual(content);
  }
});

it('the same files give the same archive in any order, on any day', () => {
  const archive = createZip(files);
  vi.useFakeTimers({now: new Date('2030-01-01')});
  expect(createZip(new Map([...files].reverse()))).toEqual(archive);
  vi.useRealTimers();
});
