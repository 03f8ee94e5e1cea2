import type {PathPolicy} from '../../contentSecurityPolicy';
import {
  assetFolder,
  cacheControl,
  corsFile,
  frameFile,
  frameFileHeaders,
  transportSecurity,
} from '../../headers';
import {ownHeadersOf, securityHeadersOf} from '../../securityHeadersOf';
import {env} from '../../../config/env';
import {healthPath} from '../../answer';
import {malformedPath} from '../../paths';
import {earlierFolder} from '../../siteFiles';
import {block, escapeRegExp, quoted} from './syntax';

/** Name of the variable with the value of a security header. */
export function headerVariable(name: string): string {
  return `$${name.toLowerCase().replaceAll('-', '_')}`;
}

/** The variables of the server block: what a request is, and the headers of its response. */
export function variables(exceptions: readonly PathPolicy[]): string[] {
  return [
    ...block('map "$request_method $uri" $is_refused', [
      'default 1;',
      '"~^(?:GET|HEAD) " 0;',
      ...(env.reportPath === undefined
        ? []
        : [`${quoted(`POST ${env.reportPath}`)} 0;`]),
    ]),
    ...block('map $request_uri $malformed', [
      'default 0;',
      `"~*^[^?]*(?:${malformedPath})" 1;`,
    ]),
    // Over HTTPS, its own or that of a proxy before it.
    ...block('map "$https $http_x_forwarded_proto" $transport_security', [
      'default "";',
      `"~^on " ${quoted(Object.values(transportSecurity).join())};`,
      `" https" ${quoted(Object.values(transportSecurity).join())};`,
    ]),
    ...block('map $args $more_args', ['"" "";', 'default "&$args";']),
    ...block('map $uri $cache_of_file', [
      `${healthPath} ${quoted(cacheControl.error)};`,
      `default ${quoted(cacheControl.file)};`,
      `"~^(?:/${escapeRegExp(earlierFolder)})?${assetFolder}" ${quoted(cacheControl.asset)};`,
      `"~\\.html$|${frameFile}" ${quoted(cacheControl.page)};`,
    ]),
    ...block('map $status $cache_of_response', [
      'default $cache_of_file;',
      `"~^30[12]$" ${quoted(cacheControl.redirect)};`,
      `"~^[45]" ${quoted(cacheControl.error)};`,
    ]),
    ...Object.entries(securityHeadersOf('')).flatMap(([name, value]) =>
      block(`map $uri ${headerVariable(name)}`, [
        `default ${quoted(value)};`,
        ...exceptions.flatMap((exception) => {
          const own = ownHeadersOf(exception)[name];
          return own === undefined
            ? []
            : [`${exception.path}index.html ${quoted(own)};`];
        }),
        ...(name in frameFileHeaders
          ? [`"~${frameFile}" ${quoted(frameFileHeaders[name] ?? '')};`]
          : []),
      ]),
    ),
    ...block('map $uri $allow_origin', ['default "";', `"~${corsFile}" "*";`]),
    ...block('map $status $allow', ['default "";', '405 "GET, HEAD";']),
  ];
}
