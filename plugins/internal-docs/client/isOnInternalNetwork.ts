/** How long the ping may take. */
const pingTimeout = 2000;

/** Asks whether the internal network can be reached; no answer in time is a no. */
export async function isOnInternalNetwork(pingUrl: string): Promise<boolean> {
  try {
    const response = await fetch(pingUrl, {
      credentials: 'omit',
      signal: AbortSignal.timeout(pingTimeout),
    });
    return response.ok;
  } catch {
    return false;
  }
}
