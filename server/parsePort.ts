/** Parses a port number; with 0 the system picks a free port. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(
      `PORT: "${text}" is not a port. Set it to a number from 0 to 65535.`,
    );
  }
  return port;
}
