import {assetFolder, cacheControl, negotiatedFile} from '../../tables/headers';
import {
  encodedSeparator,
  healthPath,
  malformedPath,
  notFoundFile,
} from '../../tables/paths';
import {earlierFolder} from '../../files/siteFiles';
import type {Headers, Tables} from '../../tables/tables';
import {block, escapeRegExp, quoted} from './syntax';

/** Name of the variable with the value of a security header. */
export function headerVariable(name: string): string {
  return `$${name.toLowerCase().replaceAll('-', '_')}`;
}

/** Headers that only some files have. */
export function ownHeaderNames(tables: Tables): string[] {
  const names = [
    ...Object.values(tables.pageHeaders),
    ...tables.fileHeaders.map(({headers}) => headers),
  ].flatMap((headers) => Object.keys(headers));
  return [...new Set(names)].filter(
    (name) => name !== 'Cache-Control' && !(name in tables.headers),
  );
}

/** What single pages and files have of a header; pages come first, because nginx takes the first that matches. */
function ownValues(name: string, {pageHeaders, fileHeaders}: Tables): string[] {
  const line = (path: string, {[name]: value}: Headers) =>
    value === undefined ? [] : [`${path} ${quoted(value)};`];
  return [
    ...Object.entries(pageHeaders).flatMap(([path, headers]) =>
      line(`${path}index.html`, headers),
    ),
    // Of several rules for a file, the last one counts.
    ...fileHeaders
      .toReversed()
      .flatMap(({pattern, headers}) => line(`"~${pattern}"`, headers)),
  ];
}

/** The variables of the server block: what a request is, and the headers of its response. */
export function variables(tables: Tables): string[] {
  const {reportPath, rewrites} = tables;
  return [
    ...block('map "$request_method $uri" $is_refused', [
      'default 1;',
      '"~^(?:GET|HEAD) " 0;',
      ...(reportPath === undefined
        ? []
        : [`${quoted(`POST ${reportPath}`)} 0;`]),
    ]),
    ...block('map $request_uri $malformed', [
      'default 0;',
      `"~*^[^?]*(?:${malformedPath})" 1;`,
    ]),
    ...block('map $request_uri $has_encoded_separator', [
      'default 0;',
      `"~*^[^?]*${encodedSeparator}" 1;`,
    ]),
    ...block('map "$has_encoded_separator $uri" $decoded_id', [
      'default "";',
      ...rewrites.map(
        ({page, idPattern}) =>
          `"~^1 (?<id>${page}(?:${idPattern}))/?$" "$id/";`,
      ),
    ]),
    // Asked for again when nginx turns to the not-found page.
    ...block('map "$has_encoded_separator $uri" $is_undecodable', [
      'volatile;',
      'default 0;',
      `"1 ${notFoundFile}" 0;`,
      '"~^1 " 1;',
    ]),
    // Over HTTPS, its own or that of a proxy before it.
    ...Object.entries(tables.httpsHeaders).flatMap(([name, value]) =>
      block(`map "$https $http_x_forwarded_proto" ${headerVariable(name)}`, [
        'default "";',
        `"~^on " ${quoted(value)};`,
        `" https" ${quoted(value)};`,
      ]),
    ),
    ...block('map $args $more_args', ['"" "";', 'default "&$args";']),
    ...block('map $uri $cache_of_file', [
      `${healthPath} ${quoted(cacheControl.error)};`,
      `default ${quoted(cacheControl.file)};`,
      ...ownValues('Cache-Control', tables),
      `"~^(?:/${escapeRegExp(earlierFolder)})?${assetFolder}" ${quoted(cacheControl.asset)};`,
      `"~${negotiatedFile}" ${quoted(cacheControl.page)};`,
    ]),
    ...block('map $status $cache_of_response', [
      'default $cache_of_file;',
      `"~^30[12]$" ${quoted(cacheControl.redirect)};`,
      `"~^[45]" ${quoted(cacheControl.error)};`,
    ]),
    ...[...Object.keys(tables.headers), ...ownHeaderNames(tables)].flatMap(
      (name) =>
        block(`map $uri ${headerVariable(name)}`, [
          `default ${quoted(tables.headers[name] ?? '')};`,
          ...ownValues(name, tables),
        ]),
    ),
    ...block('map "$status $uri" $vary', [
      'default "";',
      `"~^(?:200|304) .*${negotiatedFile}" "Accept";`,
    ]),
    ...block('map $uri $twin', [
      'default "";',
      '/ /index.md;',
      '"~^(?<page_stem>.+)/$" "$page_stem.md";',
    ]),
    // Whoever names Markdown gets it, whatever weights say; see prefersMarkdown.
    ...block('map $http_accept $page_file', [
      'default "${uri}index.html";',
      '"~*(?:^|,)[ \\t]*text/markdown[ \\t]*(?:[,;]|$)" $twin;',
    ]),
    ...block('map $status $allow', ['default "";', '405 "GET, HEAD";']),
  ];
}
