import type {SearchRequest, SearchResponse} from '../SearchProvider';

/** Message from the page to the worker. */
export type WorkerRequest = {
  id: number;
  /** Base URL of the site, such as `/`: the worker cannot read it from the page. */
  baseUrl: string;
  /** Search tag of the docs version. */
  tag: string;
  /** Missing if the worker should only preload the index. */
  request?: SearchRequest;
};

/** Message from the worker to the page. */
export type WorkerReply =
  | {id: number; response?: SearchResponse}
  | {id: number; error: string};
