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
    ...block('map $status $allow', ['default "";', '405 "GET, HEAD";']),
  ];
}
