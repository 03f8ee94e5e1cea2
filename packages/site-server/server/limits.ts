/** What one client may take. Times in milliseconds; the README says which setting changes which. */
export type Limits = {
  /** Time to send the headers of a request. */
  headersTimeout: number;
  /** Time to send a whole request. */
  requestTimeout: number;
  /** Time in which a client must accept at least a part of what is being sent. */
  writeTimeout: number;
  /** Time that a connection may stay open without a request. */
  idleTimeout: number;
  /** Open connections. */
  connections: number;
  /** Requests on one connection that are not answered yet. */
  pipeline: number;
};

/** nginx gets the same times; see hosts/nginx/. */
export const defaultLimits: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  writeTimeout: 30_000,
  idleTimeout: 15_000,
  connections: 4096,
  pipeline: 32,
};
