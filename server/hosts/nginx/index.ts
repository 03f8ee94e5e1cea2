import {pathPolicies, type PathPolicy} from '../../contentSecurityPolicy';
import {contentTypes} from '../../contentTypes';
import {securityHeaders} from '../../headers';
import {notFoundFile} from '../../siteFiles';
import {locations} from './locations';
import {block, quoted, shortBlock} from './syntax';
import {variables} from './variables';

export type NginxOptions = {
  /** What to listen on, such as `80` or `127.0.0.1:8080`. */
  listen: string;
  /** Folder of the built site. */
  root: string;
  /** Folder for the process id and temporary files; the system's own places where none is given. */
  runFolder?: string;
};

function types(): string[] {
  // nginx counts text/html in by itself, and warns of a second.
  const texts = Object.values(contentTypes).filter(
    ({type, isText}) => isText && type !== 'text/html',
  );
  return [
    ...block(
      'types',
      Object.entries(contentTypes).map(
        ([extension, {type}]) => `${type} ${extension};`,
      ),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${texts.map(({type}) => type).join(' ')};`,
  ];
}

function headers(): string[] {
  // All in one place: a location with a header of its own would lose these.
  return [
    'add_header Content-Security-Policy $policy always;',
    ...Object.entries(securityHeaders).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    'add_header Cache-Control $cache_of_answer always;',
    'add_header Allow $allow always;',
    'add_header Access-Control-Allow-Origin $allow_origin;',
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

/** A whole nginx configuration that answers as the bundled server does. */
export function nginxConfig(
  {listen, root, runFolder}: NginxOptions,
  exceptions: readonly PathPolicy[] = pathPolicies,
): string {
  const server = [
    `listen ${listen} default_server;`,
    `root ${quoted(root)};`,
    `error_page 404 ${notFoundFile};`,
    'absolute_redirect off;',
    'merge_slashes off;',
    'gzip_static on;',
    'brotli_static on;',
    'gzip_vary on;',
    // As the bundled server: ranges of a compressed file help nobody.
    'max_ranges 0;',
    ...headers(),
    shortBlock('if ($request_method !~ "^(?:GET|HEAD)$")', 'return 405;'),
    shortBlock('if ($malformed)', 'return 400;'),
    ...locations(),
  ];
  const http = [
    ...(runFolder === undefined ? [] : runFiles(runFolder)),
    ...types(),
    'sendfile on;',
    'server_tokens off;',
    'client_header_timeout 10s;',
    'client_body_timeout 10s;',
    ...variables(exceptions),
    ...block('server', server),
  ];
  return [
    '# Written by "npm run build" from the tables in server/: change those.',
    '# The brotli module comes with Debian’s libnginx-mod-http-brotli-static.',
    'include /etc/nginx/modules-enabled/*.conf;',
    ...(runFolder === undefined
      ? []
      : [`pid ${quoted(`${runFolder}/nginx.pid`)};`, 'error_log stderr;']),
    ...block('events', ['worker_connections 4096;']),
    ...block('http', http),
    '',
  ].join('\n');
}
