// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import coverage from 'lite-interpreter/coverage';
import {expect, it} from 'vitest';
import ModelCoverage from '.';

it('counts the architectures that answer as PyTorch does', () => {
  render(<ModelCoverage />);
  const [total] = coverage.totals;
  const row = screen.getByRole('row', {name: /torchvision, classification/});
  expect(row.textContent).toBe(
    `torchvision, classification${total?.of}${total?.agree.length}`,
  );
});

it('names what does not run, and why', () => {
  render(<ModelCoverage />);
  for (const [name, reason] of Object.entries<string>(coverage.skipped)) {
    expect(screen.getByRole('row', {name: `${reason} ${name}`})).toBeDefined();
  }
  expect(screen.getByRole('row', {name: /quantized::/})).toBeDefined();
});
