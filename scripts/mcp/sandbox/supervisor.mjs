// Runs a program in a realm that has JavaScript and nothing of Node. Its process may read
// no file and start no process, and compiles no code from strings outside of that realm.
import process from 'node:process';
import {text} from 'node:stream/consumers';
import vm from 'node:vm';

const input = JSON.parse(await text(process.stdin));

// Nothing leads from the realm to these; without them, there is nothing to find either.
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) {
  Reflect.deleteProperty(globalThis, name);
}
for (const name of [
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
]) {
  Reflect.deleteProperty(process, name);
}

const realm = vm.createContext(Object.create(null), {
  codeGeneration: {strings: true, wasm: false},
  microtaskMode: 'afterEvaluate',
});

/**
 * Only text goes in and comes out: every object of this realm would be a way into it.
 * @param {string} code
 */
function evaluate(code) {
  const value = vm.runInContext(code, realm, {filename: 'sandbox.js'});
  return typeof value === 'string' ? value : '{}';
}

process.on('unhandledRejection', (reason) => {
  const message = Object(reason).message;
  process.stdout.write(
    `${JSON.stringify({rejected: typeof message === 'string' ? message : ''})}\n`,
  );
});

evaluate(input.guest);
evaluate('const {__start, __fire, __report} = sandbox;');
evaluate(`__start(${JSON.stringify(input.program)});`);
for (let wait = 0; typeof wait === 'number';) {
  await new Promise((resolve) => {
    setTimeout(resolve, wait);
  });
  evaluate('__fire();');
  const report = evaluate('__report();');
  process.stdout.write(`${report}\n`);
  ({wait} = JSON.parse(report));
}
