import type {PathPolicy} from '../../contentSecurityPolicy';
import {
  assetFolder,
  cacheControl,
  corsFile,
  frameFile,
  frameFileHeaders,
  negotiatedFile,
  offlineFile,
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

/**
 * The weight that an `Accept` header gives to a type, as a decimal number with the
 * same meaning as in prefersMarkdown: the digits that follow a name break a tie.
 */
function weightMap(type: string, variable: string, digits: string): string[] {
  const weights = (range: string, followedBy: string) => {
    const name = `(?:^|,)[ \\t]*${escapeRegExp(range)}[ \\t]*`;
    return [
      // No weight, or the whole one.
      `"~*${name}(?:,|$)" "1.${followedBy}";`,
      `"~*${name};(?:[^,]*;)?[ \\t]*q=1" "1.${followedBy}";`,
      `"~*${name};(?:[^,]*;)?[ \\t]*q=0?\\.(?!0*(?:[ \\t,;]|$))(?<fraction>[0-9]+)" "0.\${fraction}${followedBy}";`,
      `"~*${name};(?:[^,]*;)?[ \\t]*q=" "0.0000";`,
      `"~*${name};" "1.${followedBy}";`,
    ];
  };
  return block(`map $http_accept ${variable}`, [
    'default "0.0000";',
    ...weights(type, digits),
    ...['text/*', '*/*'].flatMap((range) => weights(range, '0000000')),
  ]);
}

/** Matches two zero-padded numbers if the first is greater, by the first digit in which they differ. */
const greaterNumber = `^([^ ]*)(?:${[1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((digit) => `${digit}[^ ]* \\1[0-${digit - 1}]`)
  .join('|')})`;

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
      ...exceptions.flatMap(({path, cache}) =>
        cache === undefined ? [] : [`${path}index.html ${quoted(cache)};`],
      ),
      `"~^(?:/${escapeRegExp(earlierFolder)})?${assetFolder}" ${quoted(cacheControl.asset)};`,
      `"~${negotiatedFile}|${frameFile}|${offlineFile}" ${quoted(cacheControl.page)};`,
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
    ...block('map "$status $uri" $vary', [
      'default "";',
      `"~^(?:200|304) .*${negotiatedFile}" "Accept";`,
    ]),
    ...weightMap('text/markdown', '$markdown_weight', '0005'),
    ...weightMap('text/html', '$html_weight', '0000000'),
    ...block('map $uri $twin', [
      'default "";',
      '/ /index.md;',
      '"~^(?<page_stem>.+)/$" "$page_stem.md";',
    ]),
    ...block('map "$markdown_weight $html_weight" $page_file', [
      'default "${uri}index.html";',
      `"~${greaterNumber}" $twin;`,
    ]),
    ...block('map $uri $allow_origin', ['default "";', `"~${corsFile}" "*";`]),
    ...block('map $status $allow', ['default "";', '405 "GET, HEAD";']),
  ];
}
