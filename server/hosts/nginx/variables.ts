import {
  policyHeader,
  sitePolicy,
  type PathPolicy,
} from '../../contentSecurityPolicy';
import {
  assetFolder,
  cacheControl,
  corsFolder,
  transportSecurity,
} from '../../headers';
import {env} from '../../../config/env';
import {healthPath} from '../../answer';
import {malformedPath} from '../../paths';
import {block, quoted} from './syntax';

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
      `"~^${assetFolder}" ${quoted(cacheControl.asset)};`,
      `"~\\.html$" ${quoted(cacheControl.page)};`,
    ]),
    ...block('map $status $cache_of_response', [
      'default $cache_of_file;',
      `"~^30[12]$" ${quoted(cacheControl.redirect)};`,
      `"~^[45]" ${quoted(cacheControl.error)};`,
    ]),
    ...block('map $uri $policy', [
      `default ${quoted(policyHeader(sitePolicy))};`,
      ...exceptions.map(
        ({path, policy}) =>
          `${path}index.html ${quoted(policyHeader(policy))};`,
      ),
    ]),
    ...block('map $uri $allow_origin', [
      'default "";',
      `"~^${corsFolder}" "*";`,
    ]),
    ...block('map $status $allow', ['default "";', '405 "GET, HEAD";']),
  ];
}
