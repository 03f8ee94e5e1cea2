// What we call of negotiator 1: @types/negotiator describes 0.6, which has no `preferred`.
declare module 'negotiator' {
  import type {IncomingHttpHeaders} from 'node:http';

  export default class Negotiator {
    constructor(request: {headers: IncomingHttpHeaders});
    encoding(
      available: readonly string[],
      options: {preferred: readonly string[]},
    ): string | undefined;
  }
}
