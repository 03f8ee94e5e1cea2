/** The commands of W3C WebDriver that tests use: their names in Firefox, and their addresses in HTTP. */
export const commands = {
  Navigate: 'url',
  Back: 'back',
  Refresh: 'refresh',
  SetWindowRect: 'window/rect',
  SwitchToFrame: 'frame',
  ElementClick: 'element/{id}/click',
  ElementSendKeys: 'element/{id}/value',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  Print: 'print',
} as const;

/** Gives the browser a command, and resolves to its result. */
export type Send = (
  command: keyof typeof commands,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** A session with a browser. */
export type Session = {
  send: Send;
  /** What the browser's console got since the last call. */
  readConsole: () => Promise<readonly string[]>;
};

/** A browser that WebDriver drives. */
export type Engine = {
  /** What starts it, with a folder for its files and a port for its commands. */
  command: (home: string, port: number) => readonly [string, ...string[]];
  /** Opens a session, if the browser listens already. */
  connect: (port: number) => Promise<Session>;
};

/** What a session asks for. */
export const capabilities = {
  // Tests know best when a page is ready.
  pageLoadStrategy: 'eager',
  // No host but this one.
  proxy: {
    proxyType: 'manual',
    httpProxy: 'localhost:1',
    sslProxy: 'localhost:1',
    noProxy: ['localhost'],
  },
};
