/** HTTPS, or this machine. */
type Origin =
  | `https://${string}`
  | `http://localhost:${string}`
  | `http://127.0.0.1:${string}`;

/** What a directive may allow. `'unsafe-inline'` and `'unsafe-eval'` don't fit this type. */
export type Source =
  | "'none'"
  | "'self'"
  | "'wasm-unsafe-eval'"
  | 'data:'
  | 'blob:'
  | Origin
  | `'sha256-${string}'`;

type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'media-src'
  | 'object-src'
  | 'frame-src'
  | 'worker-src'
  | 'manifest-src'
  | 'base-uri'
  | 'form-action'
  | 'frame-ancestors';

/** A Content-Security-Policy by directive. */
export type Policy = Readonly<
  Partial<Record<Directive, readonly Source[]>> & {
    /** What a sandboxed document may still do. */
    sandbox?: readonly `allow-${string}`[];
    /** Strings must pass a Trusted Types policy before they become code. */
    'require-trusted-types-for'?: readonly ["'script'"];
    /** Where browsers report what was blocked. */
    'report-uri'?: readonly string[];
    /** Names of the Trusted Types policies that may be created, each once. */
    'trusted-types'?: readonly string[];
  }
>;

/** Value of the `Content-Security-Policy` header. */
export function policyHeader(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
