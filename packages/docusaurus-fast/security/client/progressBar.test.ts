// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import progressBar from './progressBar';

const bars = () => document.querySelectorAll('#nprogress');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  progressBar.done();
  vi.runAllTimers();
  vi.useRealTimers();
});

it('shows one bar, and removes it once it has faded', () => {
  progressBar.start();
  progressBar.start();
  expect(bars()).toHaveLength(1);
  progressBar.done();
  expect(bars()).toHaveLength(1);
  vi.runAllTimers();
  expect(bars()).toHaveLength(0);
});

it('shows a new bar while an earlier one fades', () => {
  progressBar.start();
  progressBar.done();
  progressBar.start();
  expect(bars()).toHaveLength(2);
  vi.runAllTimers();
  expect(bars()).toHaveLength(1);
  expect(bars()[0]?.className).toBe('');
});

it('is hidden from assistive technology, and has no role', () => {
  progressBar.start();
  expect(bars()[0]?.ariaHidden).toBe('true');
  expect(document.querySelector('#nprogress [role]')).toBeNull();
});
