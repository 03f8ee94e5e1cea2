import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import path from 'node:path';
import {capabilities, type Engine, type Send} from './engine';

type Answer = readonly [
  type: number,
  id: number,
  error: {error: string; message: string} | null,
  result: {value?: unknown} | null,
];

/** Reads messages, each of which follows its length in bytes. */
async function* readMessages(socket: Socket): AsyncGenerator<Answer, never> {
  let received = Buffer.alloc(0);
  for await (const bytes of socket) {
    received = Buffer.concat([received, bytes as Buffer]);
    const start = received.indexOf(':') + 1;
    const end = start + parseInt(received.toString('latin1', 0, start));
    if (received.length >= end) {
      yield JSON.parse(received.toString('utf8', start, end)) as Answer;
      received = received.subarray(end);
    }
  }
  throw new Error('Firefox has ended.');
}

type Message = {
  QueryInterface: (type: unknown) => {
    errorMessage: string;
    sourceName: string;
    flags: number;
  };
};

type Printed = {level: string; filename: string; arguments: unknown[]};

/** What a script of Firefox's own has. */
type Chrome = {
  Ci: {nsIConsoleAPIStorage: unknown; nsIScriptError: {warningFlag: number}};
  Cc: Record<
    string,
    {
      getService: (type: unknown) => {
        getEvents: () => Printed[];
        clearEvents: () => void;
      };
    }
  >;
  Services: {
    console: {getMessageArray: () => Message[]; reset: () => void};
  };
};

/** Runs in Firefox itself: takes what pages printed, and what went wrong in them. */
function takeMessages(): string[] {
  const {Cc, Ci, Services} = globalThis as unknown as Chrome;
  const storage = Cc['@mozilla.org/consoleAPI-storage;1']?.getService(
    Ci.nsIConsoleAPIStorage,
  );
  const isOfPage = (address: string) =>
    /^(?:http|blob|about:srcdoc)/.test(address);
  const printed = (storage?.getEvents() ?? [])
    .filter(
      ({level, filename}) =>
        (level === 'error' || level === 'warn') && isOfPage(filename),
    )
    .map((event) => event.arguments.join(' '));
  const reported = Services.console.getMessageArray().flatMap((message) => {
    try {
      const error = message.QueryInterface(Ci.nsIScriptError);
      const isError = (error.flags & Ci.nsIScriptError.warningFlag) === 0;
      return isError && isOfPage(error.sourceName)
        ? [`${error.errorMessage} (${error.sourceName})`]
        : [];
    } catch {
      // Of another kind: a line of Firefox's own log.
      return [];
    }
  });
  storage?.clearEvents();
  Services.console.reset();
  return [...printed, ...reported];
}

/** Firefox without a window. It is driven by Marionette, its own form of WebDriver. */
export const firefox: Engine = {
  command(home, port) {
    writeFileSync(
      path.join(home, 'user.js'),
      [
        `user_pref('marionette.port', ${port});`,
        // A camera that films a test picture, without a question.
        "user_pref('media.navigator.streams.fake', true);",
        "user_pref('media.navigator.permission.disabled', true);",
      ].join('\n'),
    );
    return [
      'firefox-esr',
      '--headless',
      '--marionette',
      // Its console can be read by code of its own alone.
      '--remote-allow-system-access',
      '--profile',
      home,
    ];
  },
  async connect(port) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const messages = readMessages(socket);
    // A greeting. Each of the others answers the call before it.
    await messages.next();
    async function call(name: string, parameters: object): Promise<unknown> {
      const text = JSON.stringify([0, 0, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const [, , error, result] = (await messages.next()).value;
      if (error !== null) {
        throw new Error(`${name}: ${error.error}: ${error.message}`);
      }
      return result?.value;
    }
    const send: Send = (name, parameters) =>
      call(`WebDriver:${name}`, parameters);
    await call('WebDriver:NewSession', {
      capabilities: {alwaysMatch: capabilities},
    });
    const setContext = (value: string) =>
      call('Marionette:SetContext', {value});
    /** Runs a function in Firefox itself. */
    async function runInside<Result>(task: () => Result): Promise<Result> {
      await setContext('chrome');
      try {
        const script = `return (${String(task)})()`;
        return (await send('ExecuteScript', {script, args: []})) as Result;
      } finally {
        await setContext('content');
      }
    }
    return {send, readConsole: () => runInside(takeMessages)};
  },
};
