import {expect, it, vi} from 'vitest';
import {bridgeModules, type BridgeModule} from './bridgeMessages';
import {createBridge} from './createBridge';

const origin = 'https://internal.example';

/** The docs in a frame: their bridge, the calls that the parent gets, and what sends it a message. */
function createDocs() {
  const listeners: ((message: object) => void)[] = [];
  const parent = {
    postMessage: vi.fn<(call: {id: string}, target: string) => void>(),
  };
  const page = {
    parent,
    addEventListener: (_type: string, listener: (message: object) => void) =>
      listeners.push(listener),
  };
  const send = (data: unknown, from: object = {origin, source: parent}) =>
    listeners.forEach((listener) => listener({data, ...from}));
  /** Answers the last call. */
  const reply = (fields: object, from?: object) => {
    const {id} = parent.postMessage.mock.lastCall?.[0] ?? {id: ''};
    send({type: 'static-docs-bridge-reply', id, ...fields}, from);
  };
  const bridge = createBridge(page as unknown as Window, origin);
  return {page, parent, bridge, send, reply};
}

it.each<[BridgeModule]>([
  ['bloks'],
  ['gks'],
  ['feedback'],
  ['inpageeditor'],
  ['uidocs'],
])('calls %s of the parent window [S7.10]', async (module) => {
  const {bridge, parent, reply} = createDocs();
  const answer = bridge[module]('echo', 1, 'two');
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(
    {
      type: 'static-docs-bridge-call',
      id: expect.any(String) as string,
      module,
      method: 'echo',
      args: [1, 'two'],
    },
    origin,
  );
  reply({value: 'answered'});
  expect(await answer).toBe('answered');
});

it('names the module and the method that fail', async () => {
  const {bridge, reply} = createDocs();
  const answer = bridge.gks('fail');
  reply({error: 'no such method'});
  await expect(answer).rejects.toThrow('gks.fail: no such method');
});

it('takes no malformed answer for the right one', async () => {
  const {bridge, send, reply} = createDocs();
  const answer = bridge.gks('confuse');
  send('static-docs-bridge-reply');
  reply({type: 'other', value: 'of another type'});
  reply({id: 'another', value: 'of another call'});
  reply({});
  reply({value: 'right'});
  expect(await answer).toBe('right');
});

it('takes no answer from anyone but the parent', async () => {
  const {bridge, page, parent, reply} = createDocs();
  const answer = bridge.gks('wait');
  reply({value: 'of a stranger'}, {origin: 'https://evil.example', source: {}});
  reply({value: 'of the parent’s origin, beside it'}, {origin, source: {}});
  reply({value: 'of the docs'}, {origin: 'https://docs.example', source: page});
  reply(
    {value: 'of a parent that has moved on'},
    {origin: 'https://evil.example', source: parent},
  );
  reply({value: 'from the parent'});
  expect(await answer).toBe('from the parent');
});

it('says on other hosts that nothing is there to call [S8.8]', async () => {
  const bridge = createBridge({} as Window, undefined);
  for (const module of bridgeModules) {
    await expect(bridge[module]('anything')).rejects.toThrow(
      'Not running on static docs',
    );
  }
});
