import {describe, expect, it} from 'vitest';
import {firstSentence} from './firstSentence';

describe('firstSentence', () => {
  it.each([
    ['', ''],
    ['Raw bytes in native memory.', 'Raw bytes in native memory.'],
    ['Allowed devices of tensors', 'Allowed devices of tensors'],
    ['Loads models. The type of `core.load`.', 'Loads models.'],
    ['Wrapped in\n[`A`](/a/). The rest\nfollows.', 'Wrapped in\n[`A`](/a/).'],
    ['One\nparagraph\n\nAnother. And more.', 'One\nparagraph'],
  ])('ends after the first sentence of %j', (text, first) => {
    expect(firstSentence(text)).toBe(first);
  });

  it.each([
    'Code like `a. B` stays whole.',
    'A note (in brackets. With two sentences) stays.',
    'Text for a model, e.g. GPT.',
    'Calls `transform.forward(tensor)` or core.load instead.',
  ])('does not cut %j', (text) => {
    expect(firstSentence(text)).toBe(text);
  });
});
