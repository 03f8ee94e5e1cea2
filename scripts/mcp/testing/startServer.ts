import {spawn} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {createInterface} from 'node:readline';

/** An answer of the server, in JSON-RPC. */
export type Answer = {
  id: number | null;
  result?: {content: {text: string}[]; isError?: true};
  error?: {code: number; message: string};
};

/** Starts `node scripts/mcp` as a client does, and speaks its protocol line by line. */
export async function startServer(env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(process.execPath, [path.resolve('scripts/mcp')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env,
  });
  child.stdin.on('error', () => undefined);
  const waiting = new Map<number | null, (answer: Answer) => void>();
  createInterface(child.stdout).on('line', (line) => {
    const answer = JSON.parse(line) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  let lastId = 0;
  const notify = (method: string, params: unknown) =>
    child.stdin.write(`${JSON.stringify({jsonrpc: '2.0', method, params})}\n`);
  function request(method: string, params: unknown) {
    lastId += 1;
    const id = lastId;
    child.stdin.write(
      `${JSON.stringify({method, params, jsonrpc: '2.0', id})}\n`,
    );
    return {
      id,
      answer: new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
      }),
    };
  }
  await request('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: {name: 'test', version: '1'},
  }).answer;
  notify('notifications/initialized', {});
  return {
    child,
    notify,
    check: (code: string) =>
      request('tools/call', {name: 'check_code', arguments: {code}}),
  };
}
