import {contentTypesOf} from '../../files/contentTypes';
import {defaultLimits} from '../../server/limits';
import {notFoundFile} from '../../tables/paths';
import type {Tables} from '../../tables/tables';
import {locations} from './locations';
import {block, quoted, shortBlock} from './syntax';
import {headerVariable, variables, ownHeaderNames} from './variables';

export type NginxOptions = {
  /** What to listen on, such as `80`, `[::]:80` or `127.0.0.1:8080`. */
  listen: readonly string[];
  /** Folder of the built site. */
  root: string;
  /** Number of processes; by default one for each core. */
  workers?: number;
  /** Folder for the process id and temporary files; by default those of the system. */
  runFolder?: string;
};

function types(tables: Tables): string[] {
  const all = contentTypesOf(tables);
  // nginx includes text/html by itself and warns if it is repeated.
  const texts = all.filter(
    ([, {type, isText}]) => isText && type !== 'text/html',
  );
  return [
    ...block(
      'types',
      all.map(([extension, {type}]) => `${type} ${extension};`),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${texts.map(([, {type}]) => type).join(' ')};`,
  ];
}

function headers(tables: Tables): string[] {
  // All in the server block: a location that adds a header drops these.
  return [
    ...Object.keys({...tables.headers, ...tables.httpsHeaders}).map(
      (name) => `add_header ${name} ${headerVariable(name)} always;`,
    ),
    'add_header Cache-Control $cache_of_response always;',
    'add_header Allow $allow always;',
    'add_header Vary $vary;',
    ...ownHeaderNames(tables).map(
      (name) => `add_header ${name} ${headerVariable(name)};`,
    ),
  ];
}

/** The limits of the bundled server, as far as nginx has them: it reads one request at a time anyway. */
function limits(): string[] {
  const seconds = (milliseconds: number) => `${milliseconds / 1000}s`;
  return [
    `client_header_timeout ${seconds(defaultLimits.headersTimeout)};`,
    `client_body_timeout ${seconds(defaultLimits.headersTimeout)};`,
    `send_timeout ${seconds(defaultLimits.writeTimeout)};`,
    `keepalive_timeout ${seconds(defaultLimits.idleTimeout)};`,
    'reset_timedout_connection on;',
    'client_max_body_size 16k;',
    'large_client_header_buffers 4 16k;',
  ];
}

function runFiles(runFolder: string): string[] {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'access_log off;',
    ...kinds.map(
      (kind) => `${kind}_temp_path ${quoted(`${runFolder}/${kind}`)};`,
    ),
  ];
}

/**
 * A complete nginx configuration that responds like the bundled server. It has no
 * `disable_symlinks`: the brotli module passes nginx a path that is one byte too
 * long, and nginx then takes a copy for a folder whenever that byte is a slash. Let
 * a test of the build look for links instead.
 */
export function nginxConfig(
  tables: Tables,
  {listen, root, workers, runFolder}: NginxOptions,
): string {
  const server = [
    ...listen.map((address) => `listen ${address} default_server;`),
    `root ${quoted(root)};`,
    `error_page 404 ${notFoundFile};`,
    'absolute_redirect off;',
    'merge_slashes off;',
    'gzip_static on;',
    'brotli_static on;',
    'gzip_vary on;',
    'if_modified_since before;',
    // Like the bundled server: ranges of a compressed file are of no use.
    'max_ranges 0;',
    ...headers(tables),
    shortBlock('if ($is_refused)', 'return 405;'),
    shortBlock('if ($malformed)', 'return 400;'),
    shortBlock('if ($decoded_id)', 'return 301 $decoded_id$is_args$args;'),
    shortBlock('if ($is_undecodable)', 'return 404;'),
    ...locations(tables),
  ];
  const http = [
    ...(runFolder === undefined ? [] : runFiles(runFolder)),
    ...types(tables),
    'sendfile on;',
    'server_tokens off;',
    ...limits(),
    ...variables(tables),
    ...block('server', server),
  ];
  return [
    '# Generated from the tables of the site; edit those.',
    '# The brotli module comes with Debian’s libnginx-mod-http-brotli-static.',
    'include /etc/nginx/modules-enabled/*.conf;',
    `worker_processes ${workers ?? 'auto'};`,
    ...(runFolder === undefined
      ? []
      : [`pid ${quoted(`${runFolder}/nginx.pid`)};`, 'error_log stderr;']),
    ...block('events', [`worker_connections ${defaultLimits.connections};`]),
    ...block('http', http),
    '',
  ].join('\n');
}
