/** Reads a port number; 0 lets the system choose one. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(
      `PORT: "${text}" is no port. Set it to a number from 0 to 65535.`,
    );
  }
  return port;
}
