import type {SearchAnswer, SearchRequest} from '../SearchProvider';

/** What the page asks of the worker. */
export type WorkerRequest = {
  id: number;
  /** Site root, such as `/`; the worker has no other way to know. */
  baseUrl: string;
  /** Search tag of the docs version. */
  tag: string;
  /** Left out when there is only something to load. */
  request?: SearchRequest;
};

/** What the worker answers. */
export type WorkerReply =
  {id: number; answer?: SearchAnswer} | {id: number; error: string};
