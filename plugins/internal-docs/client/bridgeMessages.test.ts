import {expect, it} from 'vitest';
import {parseReply} from './bridgeMessages';

const type = 'static-docs-bridge-reply';

it.each([
  [{type, id: '1', value: 7}],
  [{type, id: '1', value: undefined}],
  [{type, id: '1', error: 'no such gate'}],
])('reads %j', (message) => {
  expect(parseReply(message)).toEqual(message);
});

it.each([
  [undefined],
  [null],
  ['static-docs-bridge-reply'],
  [{}],
  [{type: 'static-docs-bridge-call', id: '1', value: 7}],
  [{type, value: 7}],
  [{type, id: 1, value: 7}],
  [{type, id: '1'}],
  [{type, id: '1', error: {message: 'x'}}],
])('drops %j', (message) => {
  expect(parseReply(message)).toBeUndefined();
});
