import {assetFolder} from 'site-server';
import type {SiteFiles} from 'site-server/build';
import {request} from 'site-server/testing';

/** A request whose answers are counted. */
export type Kind = {
  name: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  status: number;
};

const encoding = {'Accept-Encoding': 'gzip, br'};
const page = '/docs/tutorials/get-started/';

/** The requests that are measured: a page, an asset, what is not found, and what has not changed. */
export function kindsOf(files: SiteFiles): [Kind, Kind, Kind, Kind] {
  const asset = [...files.keys()].find((file) =>
    file.startsWith(`${assetFolder}js/main.`),
  );
  if (asset === undefined) {
    throw new Error('build/ has no entry script. Run "npm run build" first.');
  }
  return [
    {name: 'HTML', path: page, headers: encoding, status: 200},
    {name: 'asset', path: asset, headers: encoding, status: 200},
    {name: '404', path: '/no-such-page/', headers: encoding, status: 404},
    {name: '304', path: page, headers: encoding, status: 304},
  ];
}

/** The request as one server must get it: a 304 needs that server's entity tag. */
export async function prepareKind(kind: Kind, port: number): Promise<Kind> {
  if (kind.status !== 304) {
    return kind;
  }
  const {headers} = await request(port, kind);
  return {
    ...kind,
    headers: {...kind.headers, 'If-None-Match': headers.etag ?? ''},
  };
}
