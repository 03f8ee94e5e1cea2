import type {Agent} from 'node:http';
import {hostileCases} from '../hostileCases';
import {assetFolder} from '../headers';
import type {SiteFiles} from '../siteFiles';
import {rawRequest} from './rawRequest';
import {request} from './request';

/** Something to ask a server, and the statuses that are right. */
export type MixedRequest = {
  name: string;
  /** Resolves to the status of the answer. */
  send: (port: number, agent: Agent) => Promise<number>;
  isRight: (status: number) => boolean;
};

function get(path: string, expected: number): MixedRequest {
  return {
    name: `GET ${path}`,
    send: async (port, agent) => {
      const headers = {'Accept-Encoding': 'gzip, br'};
      return (await request(port, {path, headers}, agent)).status;
    },
    isRight: (status) => status === expected,
  };
}

function garbage([name, bytes]: readonly [string, string]): MixedRequest {
  return {
    name: `what ${name}`,
    send: async (port) => {
      const answer = await rawRequest(port, bytes);
      return Number(/^HTTP\/1\.[01] (\d{3}) /.exec(answer)?.[1]);
    },
    isRight: (status) => status >= 400 && status < 500,
  };
}

/**
 * Requests as a busy day brings them: of ten, four pages, three assets, a
 * redirect, something that is not there, and garbage. Always the same ones.
 */
export function mixedRequests(files: SiteFiles, count: number): MixedRequest[] {
  const all = [...files.keys()];
  const pages = all
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length))
    // Without an id these redirect to a Snack.
    .filter((path) => path !== '/snack/' && path !== '/expo/');
  const assets = all.filter((file) => file.startsWith(assetFolder));
  const folders = pages.filter((path) => path !== '/');
  const pick = <T>(list: readonly T[], index: number): T => {
    const picked = list[index % list.length];
    if (picked === undefined) {
      throw new Error('The build has no pages or no assets. Build it again.');
    }
    return picked;
  };
  return Array.from({length: count}, (_, index) => {
    const round = Math.floor(index / 10);
    switch (index % 10) {
      case 0:
        return garbage(pick(hostileCases, round));
      case 1:
        return get(`/no-such-page-${round}/`, 404);
      case 2:
        return get(pick(folders, round).slice(0, -1), 301);
      case 3:
      case 4:
      case 5:
        return get(pick(assets, index), 200);
      default:
        return get(pick(pages, index), 200);
    }
  });
}
