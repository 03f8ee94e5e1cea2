import {expect, it} from 'vitest';
import {ownModelCard} from './ownModelCard';

it('says before a file is open that nothing answers, and invents no size', () => {
  const {line, what, bytes, onPhone} = ownModelCard();
  expect(line).toMatch(/^No model yet/);
  expect(what).toMatch(/^Nothing answers/);
  expect(bytes).toBeUndefined();
  expect(onPhone).toMatch(/^On the phone: /);
});

it('names the file that answers, and its size', () => {
  const {line, bytes} = ownModelCard({name: 'mine.onnx', bytes: 1234});
  expect(line).toBe('Your own model, mine.onnx, on ONNX Runtime Web.');
  expect(bytes).toBe(1234);
});
