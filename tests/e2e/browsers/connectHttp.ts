import {capabilities, commands, type Send} from './engine';

async function post(address: string, parameters: object): Promise<unknown> {
  const body = JSON.stringify(parameters);
  const response = await fetch(address, {method: 'POST', body});
  const {value} = (await response.json()) as {value: unknown};
  if (!response.ok) {
    throw new Error(`${address}: ${JSON.stringify(value)}`);
  }
  return value;
}

/** Opens a session with a driver that speaks HTTP. */
export async function connectHttp(port: number, own: object) {
  const root = `http://127.0.0.1:${port}/session`;
  const wanted = {capabilities: {alwaysMatch: {...capabilities, ...own}}};
  const {sessionId} = (await post(root, wanted)) as {sessionId: string};
  const call = (path: string, parameters: object) =>
    post(`${root}/${sessionId}/${path}`, parameters);
  const send: Send = (command, parameters) =>
    call(commands[command].replace('{id}', String(parameters.id)), parameters);
  return {call, send};
}
