/** Takes the port that the document around a script, or the owner of its worker, hands over. */
export function onConnect(use: (port: MessagePort) => void): void {
  addEventListener('message', ({data, source, ports: [port]}) => {
    // What another window posts has a source.
    if (source === null && data === 'connect' && port !== undefined) {
      use(port);
    }
  });
}
