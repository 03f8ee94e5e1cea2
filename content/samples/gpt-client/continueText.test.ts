import {afterEach, expect, it, vi} from 'vitest';
import continueText from './continueText';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stands in for the network and gives back what was asked of it. */
function stubServer(response: Response) {
  const fetch = vi.fn((_: string, __: RequestInit) =>
    Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('posts the prompt as a form and reads the generated text', async () => {
  const fetch = stubServer(Response.json({generated_text: 'Once upon a time'}));
  const text = await continueText('http://192.168.1.20:5000', 'Once');
  expect(text).toBe('Once upon a time');
  const [address, {method, body}] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('http://192.168.1.20:5000/gpt');
  expect(method).toBe('POST');
  expect([...(body as FormData).entries()]).toEqual([['prompt', 'Once']]);
});

it('says how the server failed', async () => {
  stubServer(new Response('Bad Request', {status: 400}));
  await expect(continueText('http://localhost:5000', '')).rejects.toThrow(
    'the server responded with 400',
  );
});
