// @vitest-environment jsdom
import type {ComponentProps} from 'react';
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import ApiExample from '.';

const props = {
  id: 'torchlive_torch/Tensor.shape',
  release: '0.2.3',
  code: [['log(1);'], [['comment', '// → 1']]],
} satisfies ComponentProps<typeof ApiExample>;

it('says why it runs only on a phone', () => {
  render(<ApiExample {...props} needs="phone" reason="It has a flash." />);
  expect(screen.getByText('Only on a phone: It has a flash.')).toBeTruthy();
});
