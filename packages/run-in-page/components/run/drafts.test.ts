// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {keepDraft, moveToAddress, readDraft} from './drafts';
import {hasDraft} from './hasDraft';

function open(hash: string): void {
  history.replaceState(null, '', `/console/${hash}`);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

it('keeps a draft for each address', () => {
  open('');
  expect(readDraft()).toBeUndefined();
  expect(keepDraft('first\nlines')).toBe(true);
  open('#code=0.2.3~A');
  expect(readDraft()).toBeUndefined();
  keepDraft('');
  expect(readDraft()).toBe('');
  open('');
  expect(readDraft()).toBe('first\nlines');
});

it('keeps a draft for each example, whatever the address is', () => {
  open('#add');
  keepDraft('of add', '0.2.3/torchlive_torch/Tensor.add');
  open('#mul');
  expect(hasDraft('0.2.3/torchlive_torch/Tensor.add')).toBe(true);
  expect(readDraft('0.2.3/torchlive_torch/Tensor.add')).toBe('of add');
  expect(hasDraft('0.2.2/torchlive_torch/Tensor.add')).toBe(false);
  expect(readDraft()).toBeUndefined();
});

it('forgets one that is discarded', () => {
  open('#a');
  keepDraft('text');
  keepDraft(undefined);
  expect(readDraft()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('drops the oldest of more than fifty', () => {
  for (let index = 0; index < 51; index += 1) {
    vi.setSystemTime(index);
    open(`#${index}`);
    keepDraft('text');
  }
  expect(localStorage).toHaveLength(50);
  open('#0');
  expect(readDraft()).toBeUndefined();
  open('#1');
  expect(readDraft()).toBe('text');
});

it('makes room where the storage is full, and leaves what is not a draft', () => {
  localStorage.setItem('theme', 'dark');
  open('#old');
  vi.setSystemTime(1);
  keepDraft('old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open('#new');
  expect(keepDraft('new')).toBe(true);
  expect(Object.keys(localStorage)).toEqual(['theme', 'run-in-page.draft#new']);
});

it('says so where storage is denied or too small', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  expect(keepDraft('text')).toBe(false);
  expect(readDraft()).toBeUndefined();
  expect(hasDraft('')).toBe(false);
});

it('leaves no draft behind where what the reader has moves into the address', () => {
  open('');
  keepDraft('edited');
  moveToAddress('/console/#edited');
  expect(location.hash).toBe('#edited');
  expect(localStorage).toHaveLength(0);
  keepDraft('edited again');
  moveToAddress(`/console/#${'x'.repeat(100_000)}`);
  expect(location.hash).toBe('#edited');
  expect(readDraft()).toBe('edited again');
});
