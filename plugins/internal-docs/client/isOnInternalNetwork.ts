/** Milliseconds. */
const pingTimeout = 2000;

/** True if the internal network responds to a ping in time. */
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
